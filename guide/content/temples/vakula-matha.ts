import type { Temple } from '#guide/schema.ts'

export const vakulaMatha: Temple = {
  id: 'vakula-matha',
  name: 'Vakula Matha Temple',
  localNames: {
    te: {
      value: 'శ్రీ వకుళమాత ఆలయం (పేరూరు బండ)',
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'Bhakthi TV',
          kind: 'newspaper',
          url: 'https://www.bhakthitv.in/featured/30th-june-is-the-anniversary-of-vakulamata-temple.html',
        },
      ],
    },
    hi: {
      value: 'श्री वकुलमाता मंदिर, पेरूर',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
    ta: {
      value: 'பேரூர் வகுளா தேவி கோவில்',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
    kn: {
      value: 'ಶ್ರೀ ವಕುಳಮಾತಾ ದೇವಸ್ಥಾನ, ಪೇರೂರು',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
  },
  description: {
    value:
      'A rebuilt temple on a hillock south-west of Tirupati, with wide views, facing the Tirumala hills. It lay in ruins and was nearly lost to quarrying; with a gold-plated tower it reopened on 23 June 2022.',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'The New Indian Express',
        kind: 'newspaper',
        url: 'https://www.newindianexpress.com/states/andhra-pradesh/2022/jun/23/cm-jagan-to-inaugurate-vakulamatatemple-at-patakalva-in-tirupati-today-2468732.html',
      },
      {
        name: 'Telangana Today',
        kind: 'newspaper',
        url: 'https://telanganatoday.com/vakulamatha-temple-opened-in-tirupati',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/news/cities/tirupathi/cm-to-inaugurate-vakulamatha-temple-atop-peruru-banda-on-june-23-747798',
      },
      {
        name: 'The New Indian Express',
        kind: 'newspaper',
        url: 'https://www.newindianexpress.com/states/andhra-pradesh/2018/jul/12/its-a-long-way-to-go-to-vakula-devi-temple-in-andhra-pradesh-1842027.html',
      },
    ],
  },
  deity: {
    value: 'Vakula Devi, foster mother of Venkateswara',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'The New Indian Express',
        kind: 'newspaper',
        url: 'https://www.newindianexpress.com/states/andhra-pradesh/2022/jun/23/cm-jagan-to-inaugurate-vakulamatatemple-at-patakalva-in-tirupati-today-2468732.html',
      },
      {
        name: 'Tirupati district',
        kind: 'official',
        url: 'https://tirupati.ap.gov.in/te/tourist-place/వకుళ-మాత-దేవాలయం',
      },
    ],
  },
  tradition: {
    value: 'vaishnava',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'The New Indian Express',
        kind: 'newspaper',
        url: 'https://www.newindianexpress.com/states/andhra-pradesh/2022/jun/23/cm-jagan-to-inaugurate-vakulamatatemple-at-patakalva-in-tirupati-today-2468732.html',
      },
      {
        name: 'Tirupati district',
        kind: 'official',
        url: 'https://tirupati.ap.gov.in/te/tourist-place/వకుళ-మాత-దేవాలయం',
      },
    ],
    note: 'Our grouping, by the deity.',
  },
  coordinates: {
    value: { latitude: 13.599483, longitude: 79.36914 },
    confidence: 'low',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'From one public data set; another puts it 1.8 km away. This point fits the 8 to 10 km by road from the railway station.',
  },
  openingHours: {
    value: {
      sessions: [
        { opens: '06:00', closes: '12:00' },
        { opens: '16:30', closes: '20:00' },
      ],
      disputed: [
        { opens: '05:30', closes: '06:00' },
        { opens: '12:00', closes: '16:30' },
        { opens: '20:00', closes: '20:30' },
      ],
    },
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Yatradham',
        kind: 'blog',
        url: 'https://blog.yatradham.org/vakula-matha-temple-tirupati-opens/',
      },
    ],
    note: '06:00 to 20:00 without a break is from a public data set without an address to cite.',
  },
  hoursText: {
    value: '05:30 to 12:00 and 16:30 to 20:30. One source says 06:00 to 20:00 without a break.',
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Yatradham',
        kind: 'blog',
        url: 'https://blog.yatradham.org/vakula-matha-temple-tirupati-opens/',
      },
    ],
    note: '06:00 to 20:00 without a break is from a public data set without an address to cite.',
  },
  visitMinutes: {
    value: { least: 20, usual: 40, most: 75 },
    confidence: 'low',
    checkedOn: '2026-11-23',
    sources: [],
    note: 'A public data set says 20 minutes; we added time for the hill.',
  },
  gettingThere: {
    value:
      'An auto-rickshaw or a taxi is simplest. City buses to Chandragiri stop at Tummalagunta, Cherlopalli and Kalur cross; from there take an auto-rickshaw.',
    confidence: 'low',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/andhra-pradesh/apsrtc-resumes-city-bus-services-between-tirupati-chandragiri-727660',
      },
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'https://www.thehindu.com/news/national/andhra-pradesh/new-road-to-connect-vakulamatha-temple-with-alipiri/article65856292.ece/amp/',
      },
    ],
    note: 'The way by bus and auto-rickshaw is inferred from the list of stops and a road plan of 2022.',
  },
  festivals: {
    value: 'Anniversary of the rebuilt temple in June.',
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'Bhakthi TV',
        kind: 'newspaper',
        url: 'https://www.bhakthitv.in/featured/30th-june-is-the-anniversary-of-vakulamata-temple.html',
      },
    ],
    note: 'In one year on 30 June; the report does not name the year.',
  },
  officialPage: {
    value: 'https://tirupati.ap.gov.in/te/tourist-place/వకుళ-మాత-దేవాలయం',
    confidence: 'high',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'Tirupati district',
        kind: 'official',
        url: 'https://tirupati.ap.gov.in/te/tourist-place/వకుళ-మాత-దేవాలయం',
      },
    ],
    note: 'A page of the district government, in Telugu. We know of no page of the temple board for this temple.',
  },
  beforeYouEnter: {
    dress: {
      value: 'Traditional or modest dress.',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'From a public data set without an address to cite.',
    },
    phonesAndCameras: { value: null, confidence: 'low', checkedOn: '2026-11-20', sources: [] },
    bagsAndFootwear: { value: null, confidence: 'low', checkedOn: '2026-11-20', sources: [] },
    tickets: {
      value: 'Entry is free.',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'From a public data set without an address to cite.',
    },
    stepsAndSeating: {
      value:
        'The temple stands on a hillock. A road was planned up a part of it, and a granite stairway of 500 to 600 m for the rest. We could not find out how many steps there are or where to sit.',
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'The New Indian Express',
          kind: 'newspaper',
          url: 'https://www.newindianexpress.com/states/andhra-pradesh/2018/jul/12/its-a-long-way-to-go-to-vakula-devi-temple-in-andhra-pradesh-1842027.html',
        },
        {
          name: 'The Hindu',
          kind: 'newspaper',
          url: 'https://www.thehindu.com/news/national/andhra-pradesh/vakula-matha-temple-works-reviewed/article35158715.ece',
        },
      ],
      note: 'The stairway is from a report of 2018, the road from one of 2021, before the temple opened.',
    },
  },
}
