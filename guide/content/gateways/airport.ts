import type { Gateway } from '#guide/schema.ts'

export const airport: Gateway = {
  id: 'airport',
  label: 'Airport',
  name: {
    value: 'Tirupati Airport (Renigunta), code TIR',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Wikipedia: Tirupati Airport',
        kind: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/Tirupati_Airport',
      },
    ],
  },
  coordinates: {
    value: { latitude: 13.6325, longitude: 79.5433 },
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'From three public data sets. The point Wikipedia gives for the airfield is 0.7 km away, and the terminal itself was not measured.',
  },
  onwardTransport: {
    value:
      'Take a taxi, a hired car or an APSRTC bus from the terminal into town. In 2023 APSRTC ran electric buses from the airport to Tirumala by way of Tirupati. We found no mention of a free temple bus from the airport.',
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'The Financial Express',
        kind: 'newspaper',
        url: 'https://www.financialexpress.com/infrastructure/airlines-aviation/good-news-for-tirumala-tirupati-pilgrims-modi-cabinet-gives-nod-for-ceremonial-lounge-at-renigunta-airport/1777002/',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/andhra-pradesh/tirupati-apsrtc-launches-tirupati-kadapa-electric-bus-service-795494',
      },
      {
        name: 'The Hans India',
        kind: 'newspaper',
        url: 'https://www.thehansindia.com/news/cities/visakhapatnam/ac-electric-bus-service-between-madanapalle-tirupati-begins-809660',
      },
    ],
    note: 'In 2023 there were 14 electric buses on this road; we did not find their times.',
  },
  distances: {
    tirumala: {
      value: { leastMetres: 39_000, mostMetres: 40_000 },
      confidence: 'high',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Wikipedia: Tirupati Airport',
          kind: 'encyclopedia',
          url: 'https://en.wikipedia.org/wiki/Tirupati_Airport',
        },
      ],
    },
    tiruchanoor: {
      value: { leastMetres: 15_000, mostMetres: 15_000 },
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [{ name: 'TripXL', kind: 'blog', url: 'https://tripxl.com/blog/?p=51958' }],
      note: 'A single travel page, which says "about 15 km".',
    },
    'srinivasa-mangapuram': {
      value: { leastMetres: 27_000, mostMetres: 30_000 },
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our estimate: within 1.15 to 1.35 times the straight line, rounded. The 16 km into town plus 12 km on to the temple also make 28 km.',
    },
    'kapila-theertham': {
      value: { leastMetres: 17_000, mostMetres: 17_000 },
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'From a temple directory or a travel site without a named author, which we do not cite.',
    },
    srikalahasti: {
      value: { leastMetres: 24_000, mostMetres: 28_000 },
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our estimate: 1.15 to 1.3 times the straight line, rounded. The one published figure, 21 km, equals the straight line and cannot be the road.',
    },
    kanipakam: {
      value: { leastMetres: 81_000, mostMetres: 90_000 },
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our estimate: within 1.15 to 1.35 times the straight line, rounded. The 16 km into town plus 68 km on to the temple make 84 km.',
    },
    govindaraja: {
      value: { leastMetres: 16_000, mostMetres: 16_000 },
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'From a temple directory or a travel site without a named author, which we do not cite.',
    },
    iskcon: {
      value: { leastMetres: 16_000, mostMetres: 19_000 },
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our estimate: 1.15 to 1.35 times the straight line, rounded. The place of the temple on the map is itself uncertain.',
    },
    'vakula-matha': {
      value: { leastMetres: 24_000, mostMetres: 24_000 },
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'From a temple directory or a travel site without a named author, which we do not cite.',
    },
    appalayagunta: {
      value: { leastMetres: 13_000, mostMetres: 20_000 },
      confidence: 'low',
      checkedOn: '2026-11-23',
      sources: [],
      note: 'Our estimate, from the straight lines to the two points that data sets give, with a generous upper end.',
    },
  },
}
