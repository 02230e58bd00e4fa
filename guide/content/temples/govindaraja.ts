import type { Temple } from '#guide/schema.ts'

export const govindaraja: Temple = {
  id: 'govindaraja',
  name: 'Govindaraja Swami Temple',
  localNames: {
    te: {
      value: 'శ్రీ గోవిందరాజ స్వామి వారి ఆలయం, తిరుపతి',
      confidence: 'high',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'TTD News',
          kind: 'official',
          url: 'https://news.tirumala.org/%e0%b0%b6%e0%b1%8d%e0%b0%b0%e0%b1%80-%e0%b0%97%e0%b1%8b%e0%b0%b5%e0%b0%bf%e0%b0%82%e0%b0%a6%e0%b0%b0%e0%b0%be%e0%b0%9c-%e0%b0%b8%e0%b1%8d%e0%b0%b5%e0%b0%be%e0%b0%ae%e0%b0%bf-%e0%b0%86%e0%b0%b2/',
        },
      ],
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
  openingHours: {
    value: {
      sessions: [
        { opens: '05:00', closes: '09:00' },
        { opens: '09:30', closes: '12:30' },
        { opens: '13:00', closes: '21:00' },
      ],
      disputed: [
        { opens: '09:00', closes: '09:30' },
        { opens: '12:30', closes: '13:00' },
        { opens: '21:00', closes: '21:30' },
      ],
    },
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'TTD, saved in 2015',
        kind: 'official',
        url: 'https://web.archive.org/web/20151009144147/http://www.tirumala.org/TemplesAtTirupathi.aspx',
      },
      {
        name: 'TTD News',
        kind: 'official',
        url: 'https://news.tirumala.org/%e0%b0%b6%e0%b1%8d%e0%b0%b0%e0%b1%80-%e0%b0%97%e0%b1%8b%e0%b0%b5%e0%b0%bf%e0%b0%82%e0%b0%a6%e0%b0%b0%e0%b0%be%e0%b0%9c-%e0%b0%b8%e0%b1%8d%e0%b0%b5%e0%b0%be%e0%b0%ae%e0%b0%bf-%e0%b0%86%e0%b0%b2/',
      },
    ],
    note: 'The opening and closing are from a page of the temple board of 2015, the pauses from its timetable of May 2021, in the epidemic. Public data sets without an address to cite say until 21:30; a travel site that we do not cite has a break from 12:30 to 14:00.',
  },
  hoursText: {
    value:
      '05:00 to 21:00. Darshan pauses for the services in between, in 2021 for half an hour at 09:00 and at 12:30. Some lists say until 21:30.',
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'TTD, saved in 2015',
        kind: 'official',
        url: 'https://web.archive.org/web/20151009144147/http://www.tirumala.org/TemplesAtTirupathi.aspx',
      },
      {
        name: 'TTD News',
        kind: 'official',
        url: 'https://news.tirumala.org/%e0%b0%b6%e0%b1%8d%e0%b0%b0%e0%b1%80-%e0%b0%97%e0%b1%8b%e0%b0%b5%e0%b0%bf%e0%b0%82%e0%b0%a6%e0%b0%b0%e0%b0%be%e0%b0%9c-%e0%b0%b8%e0%b1%8d%e0%b0%b5%e0%b0%be%e0%b0%ae%e0%b0%bf-%e0%b0%86%e0%b0%b2/',
      },
    ],
    note: 'The opening and closing are from a page of the temple board of 2015, the pauses from its timetable of May 2021, in the epidemic. Public data sets without an address to cite say until 21:30; a travel site that we do not cite has a break from 12:30 to 14:00.',
  },
  visitMinutes: {
    value: { least: 30, usual: 60, most: 120 },
    confidence: 'low',
    checkedOn: '2026-11-23',
    sources: [],
    note: 'Our estimate, from public data sets without an address to cite.',
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
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'Wikipedia: Govindaraja Temple, Tirupati',
        kind: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/Govindaraja_Temple,_Tirupati',
      },
      {
        name: 'TTD, saved in 2015',
        kind: 'official',
        url: 'https://web.archive.org/web/20151009144147/http://www.tirumala.org/TemplesAtTirupathi.aspx',
      },
    ],
    note: "The general site of the temple board, which had a page about this temple in 2015. We did not open today's site.",
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
