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
  distances: {
    tirumala: {
      value: { leastMetres: 20_000, mostMetres: 22_000 },
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'A travel site that we do not cite says "from Tirupati"; a public data set says 20 km from the bus stand.',
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
      note: 'Sources say "from Tirupati"; a public data set names the bus stand.',
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
      note: 'A newspaper says 13 km "from Tirupati", sites that we do not cite say 12.',
    },
    'kapila-theertham': {
      value: { leastMetres: 3500, mostMetres: 4000 },
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Vihara Darshani',
          kind: 'blog',
          url: 'https://viharadarshani.in/2020/12/kapila-theertham-temple-history-waterfalls-timings-photos-sevas-tirupati.html/',
        },
      ],
      note: 'One Telugu page says 1.5 km; that is shorter than the straight line and was dropped.',
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
      note: 'Sources say "from Tirupati", so the range is the same as from the railway station.',
    },
    govindaraja: {
      value: { leastMetres: 1000, mostMetres: 1000 },
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Rounded to a kilometre, from a temple directory or a travel site without a named author, which we do not cite.',
    },
    iskcon: {
      value: { leastMetres: 3000, mostMetres: 5000 },
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'A public data set says about 4 km "from Tirupati", without naming the bus stand; we give 3 to 5.',
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
