import type { Temple } from '#guide/schema.ts'

export const appalayagunta: Temple = {
  id: 'appalayagunta',
  name: 'Prasanna Venkateswara Temple, Appalayagunta',
  localNames: {
    te: {
      value: 'శ్రీ ప్రసన్న వేంకటేశ్వర స్వామి ఆలయం, అప్పలాయగుంట',
      confidence: 'high',
      checkedOn: '2026-11-23',
      sources: [{ name: 'TTD News', kind: 'official', url: 'https://news.tirumala.org/appalayagunta-12/' }],
      note: 'The name of the village is also spelt అప్పులాయగుంట.',
    },
    hi: {
      value: 'श्री प्रसन्न वेंकटेश्वर स्वामी मंदिर, अप्पलायगुंटा',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
    ta: {
      value: 'ஸ்ரீ பிரசன்ன வெங்கடேஸ்வரர் கோவில், அப்பலாயகுண்டா',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
    kn: {
      value: 'ಶ್ರೀ ಪ್ರಸನ್ನ ವೆಂಕಟೇಶ್ವರ ಸ್ವಾಮಿ ದೇವಸ್ಥಾನ, ಅಪ್ಪಲಾಯಗುಂಟ',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'Our own rendering; not yet checked by a native reader.',
    },
  },
  description: {
    value:
      'A quiet village temple of Venkateswara beside a large tank, off the road from Tiruchanoor to Chennai. Unusually, the Lord raises his lower right hand in blessing (abhaya); a shrine of Anjaneya faces the temple across the tank.',
    confidence: 'high',
    checkedOn: '2026-11-23',
    sources: [
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'https://www.thehindu.com/news/national/andhra-pradesh/brahmotsavams-begin-at-appalayagunta-temple/article27902933.ece',
      },
      {
        name: 'Wandering Heritager',
        kind: 'blog',
        url: 'https://wanderingheritager.blogspot.com/2019/05/sri-prasanna-venkatesa-swamy-temple.html',
      },
    ],
  },
  deity: {
    value: 'Prasanna Venkateswara, a form of Vishnu, with Padmavathi and Andal',
    confidence: 'high',
    checkedOn: '2026-11-23',
    sources: [
      { name: 'TTD News', kind: 'official', url: 'https://news.tirumala.org/appalayagunta-12/' },
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'https://www.thehindu.com/news/national/andhra-pradesh/brahmotsavams-begin-at-appalayagunta-temple/article27902933.ece',
      },
      {
        name: 'Wandering Heritager',
        kind: 'blog',
        url: 'https://wanderingheritager.blogspot.com/2019/05/sri-prasanna-venkatesa-swamy-temple.html',
      },
    ],
  },
  tradition: {
    value: 'vaishnava',
    confidence: 'high',
    checkedOn: '2026-11-23',
    sources: [
      { name: 'TTD News', kind: 'official', url: 'https://news.tirumala.org/appalayagunta-12/' },
      {
        name: 'Wandering Heritager',
        kind: 'blog',
        url: 'https://wanderingheritager.blogspot.com/2019/05/sri-prasanna-venkatesa-swamy-temple.html',
      },
    ],
    note: 'Our grouping, by the deity.',
  },
  coordinates: {
    value: { latitude: 13.5374, longitude: 79.4776 },
    confidence: 'low',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'From one public data set; another puts it 5.5 km further east, and the roads that a third gives fit a point between the two. We could not measure it.',
  },
  openingHours: {
    value: {
      sessions: [
        { opens: '06:00', closes: '12:00' },
        { opens: '14:00', closes: '20:00' },
      ],
      disputed: [
        { opens: '05:45', closes: '06:00' },
        { opens: '12:00', closes: '14:00' },
        { opens: '20:00', closes: '21:00' },
      ],
    },
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Vidzone',
        kind: 'blog',
        url: 'https://vidzone.in/what-temple-timings-and-crowds-should-you-expect-at-appalayagunta-temple',
      },
      {
        name: 'Hindutva Online',
        kind: 'blog',
        url: 'https://hindutva.online/appalayagunta-temple-timings-darshan-pooja-schedule-festival-calendar',
      },
    ],
  },
  hoursText: {
    value: '05:45 to 12:00 and 14:00 to 20:00. Some sources say 06:00 to 20:00 or 21:00 without a break.',
    confidence: 'medium',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'Vidzone',
        kind: 'blog',
        url: 'https://vidzone.in/what-temple-timings-and-crowds-should-you-expect-at-appalayagunta-temple',
      },
      {
        name: 'Hindutva Online',
        kind: 'blog',
        url: 'https://hindutva.online/appalayagunta-temple-timings-darshan-pooja-schedule-festival-calendar',
      },
    ],
  },
  visitMinutes: {
    value: { least: 25, usual: 60, most: 90 },
    confidence: 'low',
    checkedOn: '2026-11-23',
    sources: [],
    note: 'Our estimate, from public data sets without an address to cite.',
  },
  gettingThere: {
    value:
      'Local buses and auto-rickshaws from Tirupati; a taxi takes about half an hour. The longer bus tour of surrounding temples calls here.',
    confidence: 'low',
    checkedOn: '2026-11-20',
    sources: [
      {
        name: 'A Wandering Mind',
        kind: 'blog',
        url: 'https://www.awanderingmind.in/2010/12/around-tirupati-temple-tour-by-ttd-bus.html',
      },
    ],
  },
  festivals: {
    value: 'Annual Brahmotsavam: nine days in the month of Jyeshtha (May or June).',
    confidence: 'high',
    checkedOn: '2026-11-23',
    sources: [
      { name: 'TTD News', kind: 'official', url: 'https://news.tirumala.org/appalayagunta-12/' },
      {
        name: 'The Hindu',
        kind: 'newspaper',
        url: 'https://www.thehindu.com/news/national/andhra-pradesh/brahmotsavams-begin-at-appalayagunta-temple/article27902933.ece',
      },
      {
        name: 'Sanatana Vibes',
        kind: 'blog',
        url: 'https://www.sanatanavibes.in/2025/10/sri-prasanna-venkateswara-swamy-temple.html',
      },
      {
        name: 'Wandering Heritager',
        kind: 'blog',
        url: 'https://wanderingheritager.blogspot.com/2019/05/sri-prasanna-venkatesa-swamy-temple.html',
      },
    ],
    note: 'In 2019 from 13 to 21 June.',
  },
  officialPage: {
    value: 'https://www.tirumala.org/',
    confidence: 'low',
    checkedOn: '2026-11-20',
    sources: [],
    note: 'A booking list of the temple board names this temple. The address is its general site; we did not open it and know of no page for this temple alone.',
  },
  beforeYouEnter: {
    dress: {
      value: 'Traditional Indian dress.',
      confidence: 'low',
      checkedOn: '2026-11-20',
      sources: [],
      note: 'From a public data set without an address to cite.',
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
