import type { Gateway } from '#guide/schema.ts'

export const railwayStation: Gateway = {
  id: 'railwayStation',
  label: 'Railway Station',
  name: {
    value: 'Tirupati railway station (often called Tirupati Main), code TPTY',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Wikipedia: Tirupati Main railway station',
        kind: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/Tirupati_Main_railway_station',
      },
    ],
  },
  coordinates: {
    value: { latitude: 13.6279, longitude: 79.4194 },
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Wikipedia: Tirupati Main railway station',
        kind: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/Tirupati_Main_railway_station',
      },
      {
        name: 'Hindi Wikipedia: Tirupati railway station',
        kind: 'encyclopedia',
        url: 'https://hi.wikipedia.org/wiki/तिरुपति_रेलवे_स्टेशन',
      },
    ],
    note: 'A railway data set puts it about 80 m away.',
  },
  onwardTransport: {
    value:
      'Buses to Tirumala, the temple tours of the tourism department and the free buses of TTD (Tirumala Tirupati Devasthanams) to the hill footpaths start here. Auto-rickshaws and taxis wait outside, and Vishnu Nivasam, where TTD lets rooms to pilgrims, faces the station.',
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'ETV Bharat',
        kind: 'newspaper',
        url: 'https://etvbharat.com/telugu/andhra-pradesh/city/tirupathi/the-visiting-packages-of-local-temples-in-tirupati-is-start-from-tomorrow-in-tirupati-chittoor-district/ap20210625185327590',
      },
      {
        name: 'Edukondalu',
        kind: 'blog',
        url: 'http://www.edukondalu.com/2019/12/05/local-temple-dharshan-surrounding-tirupati/',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/news/cities/tirupathi/tirupati-rtc-to-operate-410-buses-to-ferry-16-l-pilgrims-daily-822787',
      },
    ],
  },
  phone: {
    value: { shown: '139', dialled: '139' },
    confidence: 'high',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'NDTV India',
        kind: 'newspaper',
        url: 'https://ndtv.in/india-news/indian-railways-now-has-a-single-number-139-for-every-complaint-and-information-2386304',
      },
      {
        name: 'The Financial Express',
        kind: 'newspaper',
        url: 'https://www.financialexpress.com/infrastructure/railways/no-communication-gap-indian-railways-responds-to-13000-queries-everyday-amidst-covid-19-lockdown/1941891/',
      },
    ],
    note: 'The number of the railways for all of India.',
  },
}
