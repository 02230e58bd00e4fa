import type { Temple } from '../schema.ts'

export const iskcon: Temple = {
  id: 'iskcon',
  name: 'Iskon Temple',
  localNames: {
    te: {
      value: 'ఇస్కాన్ దేవాలయం',
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'From a public data set without an address to cite.',
    },
    hi: {
      value: 'इस्कॉन मंदिर, तिरुपति (श्री श्री राधा गोविंद मंदिर)',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
    ta: {
      value: 'திருப்பதி இஸ்கான் கோயில்',
      confidence: 'high',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Lightup Temples (temple directory)',
          url: 'https://lightuptemples.com/ta/திருப்பதி-இஸ்கான்-கோயில்',
        },
      ],
    },
    kn: {
      value: 'ಇಸ್ಕಾನ್ ದೇವಸ್ಥಾನ, ತಿರುಪತಿ',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
  },
  coordinates: {
    value: { latitude: 13.6469, longitude: 79.4138 },
    confidence: 'low',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'From one public data set, which puts the restaurant of the temple 0.5 km further north. Ask on the spot.',
  },
  distances: {
    airport: {
      value: { leastMetres: 16_000, mostMetres: 19_000 },
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our estimate: 1.15 to 1.35 times the straight line, rounded. The place of the temple on the map is itself uncertain.',
    },
    railwayStation: {
      value: { leastMetres: 3000, mostMetres: 5000 },
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Public data sets say 4 km, or 4 to 5, without naming a starting point; we give 3 to 5.',
    },
    busStand: {
      value: { leastMetres: 3000, mostMetres: 5000 },
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'A public data set says about 4 km "from Tirupati", without naming the bus stand; we give 3 to 5.',
    },
  },
}
