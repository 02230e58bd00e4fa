import type { Temple } from '../schema.ts'

export const govindaraja: Temple = {
  id: 'govindaraja',
  name: 'Govindaraja Swami Temple',
  localNames: {
    te: {
      value: 'శ్రీ గోవిందరాజ స్వామి వారి ఆలయం',
      confidence: 'high',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'From a public data set without an address to cite.',
    },
    hi: {
      value: 'श्री गोविंदराज स्वामी मंदिर, तिरुपति',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
    ta: {
      value: 'திருப்பதி கோவிந்தராஜப் பெருமாள் கோவில்',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
    kn: {
      value: 'ಶ್ರೀ ಗೋವಿಂದರಾಜ ಸ್ವಾಮಿ ದೇವಸ್ಥಾನ, ತಿರುಪತಿ',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
  },
  coordinates: {
    value: { latitude: 13.6299, longitude: 79.4163 },
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'Two public data sets agree; two more put it 200 m further east. Copies of the Wikipedia article give the point of the Tirumala temple by mistake.',
  },
  distances: {
    airport: {
      value: { leastMetres: 16_000, mostMetres: 16_000 },
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Velpu (temple directory)',
          url: 'https://velpu.co.in/temple/-SRI-GOVINDARAJA-SWAMY-TEMPLE/MTQz',
        },
      ],
    },
    railwayStation: {
      value: { leastMetres: 300, mostMetres: 300 },
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Velpu (temple directory)',
          url: 'https://velpu.co.in/temple/-SRI-GOVINDARAJA-SWAMY-TEMPLE/MTQz',
        },
        {
          name: 'Sanatana Vibes (blog)',
          url: 'https://www.sanatanavibes.in/2025/09/complete-guide-to-sri-govindaraja-swamy.html',
        },
      ],
      note: 'From the station front to the temple entrance on foot, as a temple directory gives it. Others say 0.5 and 1 km.',
    },
    busStand: {
      value: { leastMetres: 1000, mostMetres: 1000 },
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Velpu (temple directory)',
          url: 'https://velpu.co.in/temple/-SRI-GOVINDARAJA-SWAMY-TEMPLE/MTQz',
        },
      ],
    },
  },
  photograph: {
    value: {
      url: 'https://upload.wikimedia.org/wikipedia/commons/3/30/Tirupathi_%286337140675%29.jpg',
      filePage: 'https://commons.wikimedia.org/wiki/File:Tirupathi_(6337140675).jpg',
      author: 'Arian Zwegers',
      licence: 'CC BY 2.0',
      licenceUrl: 'https://creativecommons.org/licenses/by/2.0/',
      alt: 'Tirupati; said to show the Govindaraja Swami temple',
    },
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'Only one credits list says that it shows this temple; neither the picture nor its file page was looked at.',
  },
}
