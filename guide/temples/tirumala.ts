import type { Temple } from '../schema.ts'

export const tirumala: Temple = {
  id: 'tirumala',
  name: 'Tirumala',
  localNames: {
    te: {
      value: 'తిరుమల శ్రీ వేంకటేశ్వర స్వామి వారి ఆలయం',
      confidence: 'high',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'From a public data set without an address to cite.',
    },
    hi: {
      value: 'तिरुमला वेंकटेश्वर मंदिर',
      confidence: 'high',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'Hindi Wikipedia: Tirupati railway station',
          url: 'https://hi.wikipedia.org/wiki/तिरुपति_रेलवे_स्टेशन',
        },
      ],
    },
    ta: {
      value: 'திருப்பதி ஏழுமலையான் கோவில்',
      confidence: 'high',
      checkedOn: '2026-11-20',
      sources: [{ name: 'Dinamalar (newspaper)', url: 'https://www.dinamalar.com/templenews/23304' }],
      note: 'The everyday Tamil name: temple of the Lord of the Seven Hills.',
    },
    kn: {
      value: 'ತಿರುಮಲ ಶ್ರೀ ವೆಂಕಟೇಶ್ವರ ಸ್ವಾಮಿ ದೇವಸ್ಥಾನ',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
  },
  coordinates: {
    value: { latitude: 13.68325, longitude: 79.347194 },
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'Three public data sets agree to within 40 m.',
  },
  distances: {
    airport: {
      value: { leastMetres: 39_000, mostMetres: 40_000 },
      confidence: 'high',
      checkedOn: '2026-11-20',
      sources: [
        { name: 'Wikipedia: Tirupati Airport', url: 'https://en.wikipedia.org/wiki/Tirupati_Airport' },
      ],
    },
    railwayStation: {
      value: { leastMetres: 20_000, mostMetres: 22_000 },
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'IndyaTour (travel agency)',
          url: 'https://www.indyatour.com/india/andhra-pradesh/tirumala-venkateswara-temple-at-tirupati',
        },
        {
          name: 'TravelKhana (railway food service)',
          url: 'https://www.travelkhana.com/rail-infooverview-railway-stations-tirupati/',
        },
      ],
      note: 'By the hill road; most sources say "from Tirupati town". On foot from Alipiri it is about 11 km.',
    },
    busStand: {
      value: { leastMetres: 20_000, mostMetres: 22_000 },
      confidence: 'medium',
      checkedOn: '2026-11-20',
      sources: [
        {
          name: 'IndyaTour (travel agency)',
          url: 'https://www.indyatour.com/india/andhra-pradesh/tirumala-venkateswara-temple-at-tirupati',
        },
      ],
      note: 'The page says "from Tirupati"; a public data set says 20 km from the bus stand.',
    },
  },
  photograph: {
    value: {
      url: 'https://upload.wikimedia.org/wikipedia/commons/4/4e/Tirumala_090615.jpg',
      filePage: 'https://commons.wikimedia.org/wiki/File:Tirumala_090615.jpg',
      author: 'Nikhilb239',
      licence: 'CC BY-SA 4.0',
      licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
      alt: 'The Venkateswara temple at Tirumala',
    },
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'Author and licence as stated in a credits list; the file page was not read.',
  },
}
