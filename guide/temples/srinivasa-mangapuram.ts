import type { Temple } from '../schema.ts'

export const srinivasaMangapuram: Temple = {
  id: 'srinivasa-mangapuram',
  name: 'Srinivasa Mangapuram',
  localNames: {
    te: {
      value: 'శ్రీ కళ్యాణ వేంకటేశ్వర స్వామి వారి ఆలయం, శ్రీనివాస మంగాపురం',
      confidence: 'high',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Tirumala eBooks (blog)',
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
  coordinates: {
    value: { latitude: 13.610778, longitude: 79.327722 },
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Wikipedia: Kalyana Venkateswara Temple, Srinivasamangapuram',
        url: 'https://en.wikipedia.org/wiki/Kalyana_Venkateswara_Temple,_Srinivasamangapuram',
      },
    ],
    note: 'Three public data sets put it about 1.4 km further west, but they look guessed.',
  },
  distances: {
    airport: {
      value: { leastMetres: 27_000, mostMetres: 30_000 },
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our estimate: within 1.15 to 1.35 times the straight line, rounded. The 16 km into town plus 12 km on to the temple also make 28 km.',
    },
    railwayStation: {
      value: { leastMetres: 12_000, mostMetres: 13_000 },
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'The Hans India (newspaper)',
          url: 'https://www.thehansindia.com/news/cities/tirupathi/tirupati-asi-official-inspects-kalyana-venkateswara-temple-714567',
        },
        { name: 'Myoksha (pilgrimage site)', url: 'https://myoksha.com/srinivasa-mangapuram-temple/' },
      ],
      note: 'Sources say "from Tirupati". One blog says 10 km; that is shorter than the straight line and was dropped.',
    },
    busStand: {
      value: { leastMetres: 12_000, mostMetres: 13_000 },
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'The Hans India (newspaper)',
          url: 'https://www.thehansindia.com/news/cities/tirupathi/tirupati-asi-official-inspects-kalyana-venkateswara-temple-714567',
        },
        { name: 'Myoksha (pilgrimage site)', url: 'https://myoksha.com/srinivasa-mangapuram-temple/' },
      ],
      note: 'Sources say "from Tirupati".',
    },
  },
}
