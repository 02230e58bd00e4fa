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
  distances: {
    tirumala: {
      value: { leastMetres: 20_000, mostMetres: 22_000 },
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'From travel sites that we do not cite, most of which say "from Tirupati town". By the hill road; on foot from Alipiri it is 9 to 11 km.',
    },
    tiruchanoor: {
      value: { leastMetres: 5000, mostMetres: 5000 },
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Hindu Temples of India',
          kind: 'blog',
          url: 'https://hindutemples-india.blogspot.com/2019/01/padmavathi-temple-tiruchanur-tirupati-andhra-pradesh.html',
        },
        {
          name: 'Wikipedia: Sri Padmavathi Ammavari Temple, Tiruchanur',
          kind: 'encyclopedia',
          url: 'https://en.wikipedia.org/wiki/Sri_Padmavathi_Ammavari_Temple,_Tiruchanur',
        },
      ],
      note: 'Sources say "from Tirupati".',
    },
    'srinivasa-mangapuram': {
      value: { leastMetres: 12_000, mostMetres: 13_000 },
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'The Hans India',
          kind: 'newspaper',
          url: 'https://www.thehansindia.com/news/cities/tirupathi/tirupati-asi-official-inspects-kalyana-venkateswara-temple-714567',
        },
      ],
      note: 'A newspaper says 13 km "from Tirupati", sites that we do not cite say 12. One blog says 10 km; that is shorter than the straight line and was dropped.',
    },
    'kapila-theertham': {
      value: { leastMetres: 3400, mostMetres: 5000 },
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Tirupati district',
          kind: 'official',
          url: 'https://tirupati.ap.gov.in/te/tourist-place/శ్రీ-కపిలేశ్వర-స్వామి-దే',
        },
      ],
      note: 'The district government says 4 km; two temple directories that we do not cite say 3.4 and 5.',
    },
    srikalahasti: {
      value: { leastMetres: 35_000, mostMetres: 39_000 },
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'As Feel Good Stories',
          kind: 'blog',
          url: 'https://asfeelgoodstories.blogspot.com/search?max-results=10&updated-max=2023-03-04T22%3A27%3A00-08%3A00',
        },
        {
          name: 'Wikipedia: Srikalahasteeswara temple',
          kind: 'encyclopedia',
          url: 'https://en.wikipedia.org/wiki/Srikalahasteeswara_temple',
        },
      ],
      note: 'Sources say 35, 36 and 38 km "from Tirupati"; the upper end leaves 1 km to spare.',
    },
    kanipakam: {
      value: { leastMetres: 68_000, mostMetres: 75_000 },
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Wikipedia: Vinayaka Temple, Kanipakam',
          kind: 'encyclopedia',
          url: 'https://en.wikipedia.org/wiki/Vinayaka_Temple,_Kanipakam',
        },
        {
          name: 'Yatraklick',
          kind: 'blog',
          url: 'https://yatraklick.blogspot.com/2014/09/kanipaakam-chittoor-andhra-pradesh-india.html',
        },
      ],
      note: 'All say "from Tirupati": Wikipedia 68 km, a blog 70, a tour operator that we do not cite 75.',
    },
    govindaraja: {
      value: { leastMetres: 300, mostMetres: 300 },
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'From the station front to the temple entrance on foot, as a temple directory that we do not cite gives it. Others say 0.5 and 1 km.',
    },
    iskcon: {
      value: { leastMetres: 3000, mostMetres: 5000 },
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Public data sets say 4 km, or 4 to 5, without naming a starting point; we give 3 to 5.',
    },
    'vakula-matha': {
      value: { leastMetres: 8000, mostMetres: 10_000 },
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'Tirupati district',
          kind: 'official',
          url: 'https://tirupati.ap.gov.in/te/tourist-place/వకుళ-మాత-దేవాలయం',
        },
        {
          name: 'Srigirinilayam',
          kind: 'blog',
          url: 'https://srigirinilayam.blogspot.com/2024/03/VakulaMathaTemple.html',
        },
      ],
      note: 'The district government says 8 km "from Tirupati", a blog 10, a temple directory that we do not cite 9 from the station and 9.5 from the bus stand. Many sites say 5 km, but the straight line to the station is already 6.3 km.',
    },
    appalayagunta: {
      value: { leastMetres: 16_000, mostMetres: 20_000 },
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'Vidzone',
          kind: 'blog',
          url: 'https://vidzone.in/what-temple-timings-and-crowds-should-you-expect-at-appalayagunta-temple',
        },
        { name: 'Bharat Temples', kind: 'blog', url: 'https://www.bharattemples.com/?p=14139' },
        {
          name: 'Sanatana Vibes',
          kind: 'blog',
          url: 'https://www.sanatanavibes.in/2025/10/sri-prasanna-venkateswara-swamy-temple.html',
        },
        { name: 'Bhakti Saram', kind: 'blog', url: 'https://www.bhaktisaram.com/2025/03/blog-post_10.html' },
      ],
      note: 'Sources say 14 to 20 km "from Tirupati", one blog about 25 and an old Telugu Wikipedia text 30. If the temple lies further east, as one data set has it, 14 and 15 are shorter than the straight line; so the least is 16.',
    },
  },
}
