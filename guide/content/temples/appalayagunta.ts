import type { Temple } from '#guide/schema.ts'
import { type Evidence, factsCheckedOn } from '../sources/fact.ts'
import { notes } from '../sources/notes.ts'

const fact = factsCheckedOn('2026-11-20')

const hoursEvidence: Evidence = {
  confidence: 'low',
  checkedOn: '2026-11-26',
  sources: ['vidzone-appalayagunta', 'hindutva-online'],
  note: 'From two blogs that look like one; the deity is woken from 5:45 am to 6:15 am. The hours without a break are from unofficial lists.',
}

export const appalayagunta: Temple = {
  id: 'appalayagunta',
  name: 'Prasanna Venkateswara Temple, Appalayagunta',
  localNames: {
    te: fact('శ్రీ ప్రసన్న వేంకటేశ్వర స్వామి ఆలయం, అప్పలాయగుంట', {
      confidence: 'high',
      checkedOn: '2026-11-23',
      sources: ['ttd-news-appalayagunta'],
      note: 'The name of the village is also spelt అప్పులాయగుంట.',
    }),
    hi: fact('श्री प्रसन्न वेंकटेश्वर स्वामी मंदिर, अप्पलायगुंटा', { note: notes.ourRendering }),
    ta: fact('ஸ்ரீ பிரசன்ன வெங்கடேஸ்வரர் கோவில், அப்பலாயகுண்டா', { note: notes.ourRendering }),
    kn: fact('ಶ್ರೀ ಪ್ರಸನ್ನ ವೆಂಕಟೇಶ್ವರ ಸ್ವಾಮಿ ದೇವಸ್ಥಾನ, ಅಪ್ಪಲಾಯಗುಂಟ', { note: notes.ourRendering }),
  },
  description: fact(
    'A quiet village temple of Venkateswara beside a large tank, off the road from Tiruchanoor to Chennai. Unusually, the Lord raises his lower right hand in blessing (abhaya); a shrine of Anjaneya faces the temple across the tank.',
    {
      confidence: 'high',
      checkedOn: '2026-11-23',
      sources: ['hindu-appalayagunta-brahmotsavam', 'wandering-heritager'],
    },
  ),
  deity: fact('Prasanna Venkateswara, a form of Vishnu, with Padmavathi and Andal', {
    confidence: 'high',
    checkedOn: '2026-11-23',
    sources: ['ttd-news-appalayagunta', 'hindu-appalayagunta-brahmotsavam', 'wandering-heritager'],
  }),
  tradition: fact('vaishnava', {
    confidence: 'high',
    checkedOn: '2026-11-23',
    sources: ['ttd-news-appalayagunta', 'wandering-heritager'],
    note: notes.ourGrouping,
  }),
  coordinates: fact(
    { latitude: 13.5374, longitude: 79.4776 },
    {
      note: 'From one unofficial list; another puts it 5.5 km further east, and the roads that a third gives fit a point between the two. We couldn’t measure it.',
    },
  ),
  openingHours: fact(
    {
      sessions: [
        { opens: '06:15', closes: '12:00' },
        { opens: '14:00', closes: '20:00' },
      ],
      disputed: [
        { opens: '05:45', closes: '06:15' },
        { opens: '12:00', closes: '14:00' },
        { opens: '20:00', closes: '21:00' },
      ],
    },
    hoursEvidence,
  ),
  likelyHours: fact([{ opens: '12:00', closes: '14:00' }], hoursEvidence),
  hoursText: fact(
    '5:45 am to noon and 2 pm to 8 pm. Some lists say 6 am to 8 pm or 9 pm without a break.',
    hoursEvidence,
  ),
  visitMinutes: fact(
    { least: 25, usual: 60, most: 90 },
    { checkedOn: '2026-11-23', note: notes.ourEstimate },
  ),
  gettingThere: fact(
    'Local buses and auto-rickshaws from Tirupati; a taxi takes about half an hour. The longer bus tour of surrounding temples calls here.',
    { confidence: 'low', sources: ['a-wandering-mind'] },
  ),
  festivals: fact('Annual Brahmotsavam: nine days in the month of Jyeshtha (May or June).', {
    confidence: 'high',
    checkedOn: '2026-11-23',
    sources: [
      'ttd-news-appalayagunta',
      'hindu-appalayagunta-brahmotsavam',
      'sanatana-vibes',
      'wandering-heritager',
    ],
    note: 'In 2019 from 13 to 21 June.',
  }),
  officialPage: fact('https://www.tirumala.org/', {
    note: 'The general site of the temple board, whose booking list names this temple; we did not open it and know of no page for this temple alone.',
  }),
  beforeYouEnter: {
    dress: fact('Traditional Indian dress.', { note: notes.publicDataSet }),
    phonesAndCameras: fact(null),
    bagsAndFootwear: fact(null),
    tickets: fact('Entry is free.', { note: notes.publicDataSet }),
    stepsAndSeating: fact(null),
  },
  inShort: { phonesAndCameras: null, bagsAndFootwear: null, dress: 'traditional Indian' },
}
