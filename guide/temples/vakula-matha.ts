import type { Temple } from '../schema.ts'

export const vakulaMatha: Temple = {
  id: 'vakula-matha',
  name: 'Vakula Matha Temple',
  localNames: {
    te: {
      value: 'శ్రీ వకుళమాత ఆలయం (పేరూరు బండ)',
      confidence: 'high',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'From a public data set without an address to cite.',
    },
    hi: {
      value: 'श्री वकुला माता मंदिर, पेरूर',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
    ta: {
      value: 'பேரூர் வகுலா தேவி கோயில்',
      confidence: 'high',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Lightup Temples (temple directory)',
          url: 'https://lightuptemples.com/பேரூர்வகுலாதேவிகோயில்-ஆ',
        },
      ],
    },
    kn: {
      value: 'ಶ್ರೀ ವಕುಳಮಾತಾ ದೇವಸ್ಥಾನ, ಪೇರೂರು',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
  },
  coordinates: {
    value: { latitude: 13.599483, longitude: 79.36914 },
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'From one public data set; another puts it 1.8 km away. This point fits the 9 km by road from the railway station.',
  },
  distances: {
    airport: {
      value: { leastMetres: 24_000, mostMetres: 24_000 },
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Lightup Temples (temple directory)',
          url: 'https://lightuptemples.com/பேரூர்வகுலாதேவிகோயில்-ஆ',
        },
      ],
    },
    railwayStation: {
      value: { leastMetres: 9000, mostMetres: 9000 },
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Lightup Temples (temple directory)',
          url: 'https://lightuptemples.com/பேரூர்வகுலாதேவிகோயில்-ஆ',
        },
      ],
      note: 'Many sites say 5 km "from Tirupati", but the straight line to the station is already 6.3 km.',
    },
    busStand: {
      value: { leastMetres: 9500, mostMetres: 9500 },
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Lightup Temples (temple directory)',
          url: 'https://lightuptemples.com/பேரூர்வகுலாதேவிகோயில்-ஆ',
        },
      ],
      note: 'The page names the central bus stand.',
    },
  },
}
