import type { Temple } from '#guide/schema.ts'

export const iskcon: Temple = {
  id: 'iskcon',
  name: 'Iskon Temple',
  localNames: {
    te: {
      value: 'ఇస్కాన్ ఆలయం, తిరుపతి',
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'Andhra Jyothy',
          kind: 'newspaper',
          url: 'https://www.andhrajyothy.com/telugunews/janmastami-ngts-andhrapradesh-1822081912311681',
        },
      ],
    },
    hi: {
      value: 'इस्कॉन मंदिर, तिरुपति (श्री श्री राधा गोविंद मंदिर)',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
    ta: {
      value: 'திருப்பதி இஸ்கான் கோவில்',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'From a temple directory or a travel site without a named author, which we do not cite.',
    },
    kn: {
      value: 'ಇಸ್ಕಾನ್ ದೇವಸ್ಥಾನ, ತಿರುಪತಿ',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
  },
  description: {
    value:
      'A modern Krishna temple at Alipiri below the hills, opened in 2007 and also called the Lotus Temple from the shape of its base. It stands on Hare Krishna Road; the Hare Krishna temple of Radha Shyam Sundar at Kapila Theertham circle is another one.',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'ISKCON News',
        kind: 'official',
        url: 'https://iskconnews.org/iskcon-inaugurates-new-temple-at-tirupati/',
      },
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'https://www.thehindu.com/news/national/andhra-pradesh/krishnashtami-to-be-a-grand-affair-at-iskcon-temple-in-tirupari/article65779851.ece',
      },
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'https://www.thehindu.com/news/national/andhra-pradesh/tirupati-gears-up-to-celebrate-sri-krishna-janmashtami/article68565705.ece/amp/',
      },
    ],
  },
  deity: {
    value: 'Radha and Krishna as Sri Sri Radha Govinda, with the eight Sakhis',
    confidence: 'high',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'ISKCON News',
        kind: 'official',
        url: 'https://iskconnews.org/iskcon-inaugurates-new-temple-at-tirupati/',
      },
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'https://www.thehindu.com/news/national/andhra-pradesh/special-prayers-mark-radhashtami-at-iskcon-temple-in-tirupati/article68630817.ece',
      },
      { name: 'Chakra', kind: 'blog', url: 'http://www.chakra.org/announcements/eventsJan02_07.html' },
    ],
  },
  tradition: {
    value: 'vaishnava',
    confidence: 'high',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'ISKCON News',
        kind: 'official',
        url: 'https://iskconnews.org/iskcon-inaugurates-new-temple-at-tirupati/',
      },
      { name: 'Chakra', kind: 'blog', url: 'http://www.chakra.org/announcements/eventsJan02_07.html' },
    ],
    note: 'Our grouping, by the deity.',
  },
  coordinates: {
    value: { latitude: 13.6469, longitude: 79.4138 },
    confidence: 'low',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'From one public data set, which puts the restaurant of the temple 0.5 km further north. A blog has the temple within 0.5 km of Kapila Theertham, 1.3 km from this point, and the reported road distances fit a point further north. Ask on the spot.',
  },
  openingHours: {
    value: {
      sessions: [
        { opens: '07:30', closes: '13:00' },
        { opens: '16:15', closes: '20:30' },
      ],
      disputed: [
        { opens: '04:30', closes: '07:30' },
        { opens: '16:00', closes: '16:15' },
        { opens: '20:30', closes: '21:00' },
      ],
    },
    confidence: 'low',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'https://www.thehindu.com/news/national/andhra-pradesh/special-prayers-mark-radhashtami-at-iskcon-temple-in-tirupati/article68630817.ece',
      },
    ],
    note: 'A midday break is usual at ISKCON temples. The times are from a public data set without an address to cite; on a festival day of 2024 the first service was at 04:30. A Telugu site that we do not cite says 07:30 to 20:30 for visitors, without a break.',
  },
  hoursText: {
    value:
      'Until 13:00, then from 16:00 or 16:15 to 20:30 or 21:00. Sources disagree about the morning: some say from 04:30, one from 07:30.',
    confidence: 'low',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'https://www.thehindu.com/news/national/andhra-pradesh/special-prayers-mark-radhashtami-at-iskcon-temple-in-tirupati/article68630817.ece',
      },
    ],
    note: 'A midday break is usual at ISKCON temples. The times are from a public data set without an address to cite; on a festival day of 2024 the first service was at 04:30. A Telugu site that we do not cite says 07:30 to 20:30 for visitors, without a break.',
  },
  visitMinutes: {
    value: { least: 25, usual: 60, most: 120 },
    confidence: 'low',
    checkedOn: '2026-11-23',
    sources: [],
    note: 'Our estimate, from public data sets without an address to cite.',
  },
  gettingThere: {
    value:
      'City bus or auto-rickshaw towards Alipiri. The Balaji link bus station of APSRTC, where buses to Tirumala call, is close by.',
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'IndiaShorts',
        kind: 'newspaper',
        url: 'https://indiashorts.com/janmashtami-2024-tirupati-temple-is-all-set-to-celebrate-the-auspicious-day-of-janmashtami/176073',
      },
    ],
  },
  festivals: {
    value: 'Sri Krishna Janmashtami in August or September.',
    confidence: 'high',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'https://www.thehindu.com/news/national/andhra-pradesh/krishnashtami-to-be-a-grand-affair-at-iskcon-temple-in-tirupari/article65779851.ece',
      },
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'https://www.thehindu.com/news/national/andhra-pradesh/tirupati-gears-up-to-celebrate-sri-krishna-janmashtami/article68565705.ece/amp/',
      },
      {
        name: 'IndiaShorts',
        kind: 'newspaper',
        url: 'https://indiashorts.com/janmashtami-2024-tirupati-temple-is-all-set-to-celebrate-the-auspicious-day-of-janmashtami/176073',
      },
    ],
  },
  officialPage: {
    value: 'https://iskcontirupati.info/about-iskcon-tirupati/',
    confidence: 'low',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'A site about the temple and its guest house. Whether ISKCON itself runs it was not established.',
  },
  beforeYouEnter: {
    dress: {
      value: 'Modest dress that covers the body; no fixed costume.',
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
      note: 'From a temple directory or a travel site without a named author, which we do not cite.',
    },
    stepsAndSeating: { value: null, confidence: 'low', checkedOn: '2026-11-20', sources: [] },
  },
}
