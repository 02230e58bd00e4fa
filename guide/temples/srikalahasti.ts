import type { Temple } from '../schema.ts'

export const srikalahasti: Temple = {
  id: 'srikalahasti',
  name: 'Srikalahasteeswara Temple',
  localNames: {
    te: {
      value: 'శ్రీకాళహస్తీశ్వర ఆలయం',
      confidence: 'high',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'From a public data set without an address to cite.',
    },
    hi: {
      value: 'श्रीकालहस्तीश्वर मंदिर, श्रीकालहस्ती',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
    ta: {
      value: 'ஸ்ரீகாளஹஸ்தீஸ்வரர் கோவில், காளஹஸ்தி',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
    kn: {
      value: 'ಶ್ರೀಕಾಳಹಸ್ತೀಶ್ವರ ದೇವಾಲಯ',
      confidence: 'high',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Kannada Wikipedia: Srikalahasteeswara temple',
          url: 'https://kn.wikipedia.org/wiki/ಶ್ರೀಕಾಳಹಸ್ತೀಶ್ವರ_ದೇವಾಲಯ',
        },
      ],
    },
  },
  coordinates: {
    value: { latitude: 13.74944, longitude: 79.69833 },
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Wikipedia: Srikalahasteeswara temple',
        url: 'https://en.wikipedia.org/wiki/Srikalahasteeswara_temple',
      },
    ],
  },
  distances: {
    airport: {
      value: { leastMetres: 24_000, mostMetres: 28_000 },
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our estimate: 1.15 to 1.3 times the straight line, rounded. The one published figure, 21 km, equals the straight line and cannot be the road.',
    },
    railwayStation: {
      value: { leastMetres: 35_000, mostMetres: 39_000 },
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'As Feel Good Stories (blog)',
          url: 'https://asfeelgoodstories.blogspot.com/search?max-results=10&updated-max=2023-03-04T22%3A27%3A00-08%3A00',
        },
        {
          name: 'Wikipedia: Srikalahasteeswara temple',
          url: 'https://en.wikipedia.org/wiki/Srikalahasteeswara_temple',
        },
        { name: 'Explain India (travel site)', url: 'https://www.explainindia.in/srikalahasti/' },
      ],
      note: 'Sources say 35, 36 and 38 km "from Tirupati"; the upper end leaves 1 km to spare.',
    },
    busStand: {
      value: { leastMetres: 35_000, mostMetres: 39_000 },
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'As Feel Good Stories (blog)',
          url: 'https://asfeelgoodstories.blogspot.com/search?max-results=10&updated-max=2023-03-04T22%3A27%3A00-08%3A00',
        },
        { name: 'Explain India (travel site)', url: 'https://www.explainindia.in/srikalahasti/' },
      ],
      note: 'Sources say 35, 36 and 38 km "from Tirupati"; the upper end leaves 1 km to spare.',
    },
  },
  photograph: {
    value: {
      url: 'https://upload.wikimedia.org/wikipedia/commons/5/56/Srikalahasti_temple_and_Hill.jpg',
      filePage: 'https://commons.wikimedia.org/wiki/File:Srikalahasti_temple_and_Hill.jpg',
      author: 'iMahesh',
      licence: 'CC BY-SA 4.0',
      licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
      alt: 'The Srikalahasti temple and a hill',
    },
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'Author and licence as stated in a credits list; the file page was not read. The address was worked out from that of a smaller copy.',
  },
}
