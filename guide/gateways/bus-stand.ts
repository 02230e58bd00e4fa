import type { Gateway } from '../schema.ts'

export const busStand: Gateway = {
  id: 'busStand',
  label: 'Bus Stand',
  name: {
    value: 'APSRTC Central Bus Station, Tirupati',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'https://www.thehindu.com/news/national/andhra-pradesh/new-rtc-bus-station-for-tirupati-likely-to-come-up-on-outskirts-to-ease-traffic-in-tirupati/article22277966.ece',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/andhra-pradesh/apsrtc-resumes-city-bus-services-between-tirupati-chandragiri-727660',
      },
    ],
  },
  coordinates: {
    value: { latitude: 13.6265, longitude: 79.4255 },
    confidence: 'low',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'To be measured: this is the point of the Srinivasam building opposite, from a public data set, and stands in for the bus stand.',
  },
  onwardTransport: {
    value:
      'Buses go to Tirumala at all hours when the hill road is open; others serve the city, Srikalahasti, Kanipakam and Chandragiri. Across the road is the Srinivasam complex of TTD (Tirumala Tirupati Devasthanams), with rooms, free-darshan tokens and the start of temple tours.',
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'https://www.thehindu.com/news/national/andhra-pradesh/new-rtc-bus-station-for-tirupati-likely-to-come-up-on-outskirts-to-ease-traffic-in-tirupati/article22277966.ece',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/andhra-pradesh/apsrtc-resumes-city-bus-services-between-tirupati-chandragiri-727660',
      },
      {
        name: 'Edukondalu',
        kind: 'blog',
        url: 'http://www.edukondalu.com/2019/12/05/local-temple-dharshan-surrounding-tirupati/',
      },
      {
        name: 'Telangana Today',
        kind: 'newspaper',
        url: 'https://telanganatoday.com/masks-now-mandatory-at-tirumala-temple',
      },
    ],
  },
  phone: {
    value: { shown: '0877-2289900', dialled: '+918772289900' },
    confidence: 'low',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'From a directory that we do not cite; of which year is not known. Another page of it gives 0877-2289907.',
  },
}
