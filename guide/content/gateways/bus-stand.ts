import type { Gateway } from '#guide/schema.ts'

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
    value: { shown: '0866-2570005', dialled: '+918662570005' },
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'https://www.thehindu.com/news/national/andhra-pradesh/andhra-pradesh-state-road-transport-corporation-to-operate-over-6400-buses-during-sankranti-festival-to-ease-passenger-rush/article66282230.ece',
      },
      {
        name: 'The New Indian Express',
        kind: 'newspaper',
        url: 'https://www.newindianexpress.com/states/andhra-pradesh/2024/jan/06/apsrtc-to-run-6795-special-bus-services-from-jan-6-to-18-to-tackle-sankranti-rush-2648449.html',
      },
    ],
    note: 'The call centre of APSRTC, round the clock; it is not at this bus stand. In news reports of December 2022 and January 2024.',
  },
}
