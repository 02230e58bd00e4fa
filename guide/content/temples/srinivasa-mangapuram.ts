import type { Temple } from '#guide/schema.ts'

export const srinivasaMangapuram: Temple = {
  id: 'srinivasa-mangapuram',
  name: 'Srinivasa Mangapuram',
  localNames: {
    te: {
      value: 'శ్రీ కళ్యాణ వేంకటేశ్వర స్వామి వారి ఆలయం, శ్రీనివాస మంగాపురం',
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Tirumala eBooks',
          kind: 'blog',
          url: 'https://tirumalaebooks.blogspot.com/2022/12/srinivasa-mangapuram-tirupati-history.html',
        },
      ],
    },
    hi: {
      value: 'श्री कल्याण वेंकटेश्वर स्वामी मंदिर, श्रीनिवास मंगापुरम',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
    ta: {
      value: 'ஸ்ரீ கல்யாண வெங்கடேஸ்வர சுவாமி கோவில், ஸ்ரீநிவாச மங்காபுரம்',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
    kn: {
      value: 'ಶ್ರೀ ಕಲ್ಯಾಣ ವೆಂಕಟೇಶ್ವರ ಸ್ವಾಮಿ ದೇವಸ್ಥಾನ, ಶ್ರೀನಿವಾಸ ಮಂಗಾಪುರಂ',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
  },
  description: {
    value:
      'An old temple of Venkateswara west of Tirupati, near Chandragiri, to which many newly married couples come. It is a protected monument of national importance; Srivari Mettu, the shorter footpath up to Tirumala, begins about 5 km away.',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Wikipedia: Kalyana Venkateswara Temple, Srinivasamangapuram',
        kind: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/Kalyana_Venkateswara_Temple,_Srinivasamangapuram',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/news/cities/tirupathi/tirupati-asi-official-inspects-kalyana-venkateswara-temple-714567',
      },
    ],
  },
  deity: {
    value: 'Kalyana Venkateswara, a form of Vishnu',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Wikipedia: Kalyana Venkateswara Temple, Srinivasamangapuram',
        kind: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/Kalyana_Venkateswara_Temple,_Srinivasamangapuram',
      },
    ],
  },
  tradition: {
    value: 'vaishnava',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Wikipedia: Kalyana Venkateswara Temple, Srinivasamangapuram',
        kind: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/Kalyana_Venkateswara_Temple,_Srinivasamangapuram',
      },
    ],
    note: 'Our grouping, by the deity.',
  },
  coordinates: {
    value: { latitude: 13.610778, longitude: 79.327722 },
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Wikipedia: Kalyana Venkateswara Temple, Srinivasamangapuram',
        kind: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/Kalyana_Venkateswara_Temple,_Srinivasamangapuram',
      },
    ],
    note: 'Three public data sets put it about 1.4 km further west, but they look guessed.',
  },
  openingHours: {
    value: {
      sessions: [
        { opens: '06:00', closes: '12:30' },
        { opens: '16:00', closes: '20:00' },
      ],
      disputed: [
        { opens: '05:00', closes: '06:00' },
        { opens: '12:30', closes: '16:00' },
        { opens: '20:00', closes: '20:30' },
      ],
    },
    confidence: 'low',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'Vidzone',
        kind: 'blog',
        url: 'https://vidzone.in/what-are-the-temple-timings-and-best-time-to-visit-sri-kalyana-venkateswara-swamy-temple',
      },
    ],
    note: 'The break is from one blog. Three public lists without an address to cite give 05:00 to 20:00, 05:30 to 20:30 and 06:00 to 20:30, without a break. We found no page of the temple board with hours.',
  },
  hoursText: {
    value:
      'About 05:30 to 20:00 or 20:30. One source mentions a break from 12:30 to 16:00: come in the morning or after 16:00 to be safe.',
    confidence: 'low',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'Vidzone',
        kind: 'blog',
        url: 'https://vidzone.in/what-are-the-temple-timings-and-best-time-to-visit-sri-kalyana-venkateswara-swamy-temple',
      },
    ],
    note: 'The break is from one blog. Three public lists without an address to cite give 05:00 to 20:00, 05:30 to 20:30 and 06:00 to 20:30, without a break. We found no page of the temple board with hours.',
  },
  visitMinutes: {
    value: { least: 25, usual: 60, most: 90 },
    confidence: 'low',
    checkedOn: '2026-11-23',
    sources: [],
    note: 'Our estimate, from public data sets without an address to cite.',
  },
  gettingThere: {
    value:
      'It is a stop of the local temple tour. Otherwise take a taxi or auto-rickshaw, or the city bus from Tirupati towards Chandragiri as far as the turn-off to Srinivasa Mangapuram; ask the conductor.',
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'ETV Bharat',
        kind: 'newspaper',
        url: 'https://etvbharat.com/telugu/andhra-pradesh/city/tirupathi/the-visiting-packages-of-local-temples-in-tirupati-is-start-from-tomorrow-in-tirupati-chittoor-district/ap20210625185327590',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/andhra-pradesh/apsrtc-resumes-city-bus-services-between-tirupati-chandragiri-727660',
      },
    ],
    note: 'That the bus passes the turn-off is inferred from its route through Thondavada.',
  },
  festivals: {
    value:
      'Annual Brahmotsavam in February or March; Sakshatkara Vaibhavotsavam, three days in June or July.',
    confidence: 'high',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'Andhra Prabha',
        kind: 'newspaper',
        url: 'https://prabhanews.com/apnews/annual-brahmotsavam-of-srivari-from-february-29/?noamp=available',
      },
      {
        name: 'TTD News',
        kind: 'official',
        url: 'https://news.tirumala.org/sakshatkara-vaibhavotsavams-from-june-24-to-26-in-srinivasa-mangapuram/',
      },
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'https://www.thehindu.com/news/national/andhra-pradesh/andhra-pradesh-tirupati-gears-up-for-sakshatkara-vaibhavam/article65584704.ece',
      },
    ],
    note: 'In 2024 from 29 February to 8 March; the second in 2023 from 24 to 26 June.',
  },
  officialPage: {
    value: 'https://www.tirumala.org/',
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Wikipedia: Kalyana Venkateswara Temple, Srinivasamangapuram',
        kind: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/Kalyana_Venkateswara_Temple,_Srinivasamangapuram',
      },
    ],
    note: 'The general site of the temple board; we did not open it and know of no page for this temple alone.',
  },
  beforeYouEnter: {
    dress: {
      value: 'Traditional or modest Indian dress.',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'From a public data set without an address to cite.',
    },
    phonesAndCameras: { value: null, confidence: 'low', checkedOn: '2026-11-20', sources: [] },
    bagsAndFootwear: { value: null, confidence: 'low', checkedOn: '2026-11-20', sources: [] },
    tickets: {
      value: 'Entry is free; rituals are paid for separately.',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'From a public data set without an address to cite.',
    },
    stepsAndSeating: { value: null, confidence: 'low', checkedOn: '2026-11-20', sources: [] },
  },
}
