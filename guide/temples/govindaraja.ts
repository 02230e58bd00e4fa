import type { Temple } from '../schema.ts'

export const govindaraja: Temple = {
  id: 'govindaraja',
  name: 'Govindaraja Swami Temple',
  localNames: {
    te: {
      value: 'శ్రీ గోవిందరాజ స్వామి వారి ఆలయం, తిరుపతి',
      confidence: 'medium',
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
  description: {
    value:
      'The large old temple round which the town of Tirupati grew, a short walk from the railway station. Ramanuja is said to have consecrated it in 1130; the reclining image is of clay and is therefore not bathed.',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Wikipedia: Govindaraja Temple, Tirupati',
        kind: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/Govindaraja_Temple,_Tirupati',
      },
    ],
  },
  deity: {
    value: 'Govindaraja, Vishnu reclining',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Wikipedia: Govindaraja Temple, Tirupati',
        kind: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/Govindaraja_Temple,_Tirupati',
      },
    ],
  },
  tradition: {
    value: 'vaishnava',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Wikipedia: Govindaraja Temple, Tirupati',
        kind: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/Govindaraja_Temple,_Tirupati',
      },
    ],
    note: 'Our grouping, by the deity.',
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
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'From a temple directory or a travel site without a named author, which we do not cite.',
    },
    railwayStation: {
      value: { leastMetres: 300, mostMetres: 300 },
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'From the station front to the temple entrance on foot, as a temple directory that we do not cite gives it. Others say 0.5 and 1 km.',
    },
    busStand: {
      value: { leastMetres: 1000, mostMetres: 1000 },
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Rounded to a kilometre, from a temple directory or a travel site without a named author, which we do not cite.',
    },
  },
  openingHours: {
    value: {
      sessions: [
        { opens: '05:00', closes: '12:30' },
        { opens: '14:00', closes: '21:00' },
      ],
      disputed: [
        { opens: '12:30', closes: '14:00' },
        { opens: '21:00', closes: '21:30' },
      ],
    },
    confidence: 'low',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'The break is from a travel site that we do not cite; the other times are from public data sets without an address to cite.',
  },
  hoursText: {
    value: 'About 05:00 to 21:00 or 21:30. One site tells of a break from 12:30 to 14:00.',
    confidence: 'low',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'The break is from a travel site that we do not cite; the other times are from public data sets without an address to cite.',
  },
  visitTime: {
    value: '1 to 2 hours.',
    confidence: 'low',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'From a public data set without an address to cite.',
  },
  gettingThere: {
    value:
      'Walk from the railway station. From the bus stand it is about 1 km, on foot or by auto-rickshaw; from the airport take a taxi to the station area. It is a stop of the local temple tour.',
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'ETV Bharat',
        kind: 'newspaper',
        url: 'https://etvbharat.com/telugu/andhra-pradesh/city/tirupathi/the-visiting-packages-of-local-temples-in-tirupati-is-start-from-tomorrow-in-tirupati-chittoor-district/ap20210625185327590',
      },
    ],
  },
  festivals: {
    value: 'Annual Brahmotsavam in the month of Vaisakha (May or June).',
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Andhra Today',
        kind: 'newspaper',
        url: 'https://andhratoday.com/61844/science-and-technology/tirupati-shree-govindarajaswamy-s-annual-brahmotsavam-since-when',
      },
    ],
    note: 'In 2024 from 16 to 24 May.',
  },
  officialPage: {
    value: 'https://www.tirumala.org/',
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Wikipedia: Govindaraja Temple, Tirupati',
        kind: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/Govindaraja_Temple,_Tirupati',
      },
    ],
    note: 'The general site of the temple board; we did not open it and know of no page for this temple alone.',
  },
  beforeYouEnter: {
    dress: {
      value: 'Traditional or decent full-length dress.',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'From a temple directory or a travel site without a named author, which we do not cite.',
    },
    phonesAndCameras: { value: null, confidence: 'low', checkedOn: '2026-11-20', sources: [] },
    bagsAndFootwear: { value: null, confidence: 'low', checkedOn: '2026-11-20', sources: [] },
    tickets: {
      value: 'Entry is free.',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'From a public data set without an address to cite.',
    },
    stepsAndSeating: { value: null, confidence: 'low', checkedOn: '2026-11-20', sources: [] },
  },
}
