import type { Temple } from '#guide/schema.ts'
import { type Evidence, factsCheckedOn } from '../sources/fact.ts'
import { notes } from '../sources/notes.ts'

const fact = factsCheckedOn('2026-11-20')

const hoursEvidence: Evidence = {
  confidence: 'low',
  checkedOn: '2026-11-26',
  sources: ['hindu-radhashtami-at-iskcon'],
  note: 'From an unofficial list. The break is in a general timetable of ISKCON’s temples on a site we don’t count as a source; another site says 7:30 am to 8:30 pm without a break, a newspaper 4:30 am on a festival day of 2024.',
}

export const iskcon: Temple = {
  id: 'iskcon',
  name: 'Iskon Temple',
  localNames: {
    te: fact('ఇస్కాన్ ఆలయం, తిరుపతి', {
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: ['andhra-jyothy-janmashtami'],
    }),
    hi: fact('इस्कॉन मंदिर, तिरुपति (श्री श्री राधा गोविंद मंदिर)', { note: notes.ourRendering }),
    ta: fact('திருப்பதி இஸ்கான் கோவில்', { note: notes.directory }),
    kn: fact('ಇಸ್ಕಾನ್ ದೇವಸ್ಥಾನ, ತಿರುಪತಿ', { note: notes.ourRendering }),
  },
  description: fact(
    'A modern Krishna temple at Alipiri below the hills, opened in 2007 and also called the Lotus Temple from the shape of its base. It stands on Hare Krishna Road; the Hare Krishna temple of Radha Shyam Sundar at Kapila Theertham circle is another one.',
    { confidence: 'high', sources: ['iskcon-news', 'hindu-krishnashtami-at-iskcon', 'hindu-janmashtami'] },
  ),
  deity: fact('Radha and Krishna as Sri Sri Radha Govinda, with the eight Sakhis', {
    confidence: 'high',
    checkedOn: '2026-11-23',
    sources: ['iskcon-news', 'hindu-radhashtami-at-iskcon', 'chakra'],
  }),
  tradition: fact('vaishnava', {
    confidence: 'high',
    checkedOn: '2026-11-23',
    sources: ['iskcon-news', 'chakra'],
    note: notes.ourGrouping,
  }),
  coordinates: fact(
    { latitude: 13.6469, longitude: 79.4138 },
    {
      note: 'From one unofficial list; a blog and the reported road distances point further north, towards Kapila Theertham. Ask on the spot.',
    },
  ),
  openingHours: fact(
    {
      sessions: [
        { opens: '07:30', closes: '13:00' },
        { opens: '16:15', closes: '20:30' },
      ],
      disputed: [
        { opens: '04:30', closes: '07:30' },
        { opens: '13:00', closes: '16:15' },
        { opens: '20:30', closes: '21:00' },
      ],
    },
    hoursEvidence,
  ),
  hoursText: fact(
    'Perhaps until 1 pm, then from 4 pm or 4:15 pm to 8:30 pm or 9 pm; one site has no break. Sources disagree about the morning: some say from 4:30 am, one from 7:30 am.',
    hoursEvidence,
  ),
  visitMinutes: fact(
    { least: 25, usual: 60, most: 120 },
    { checkedOn: '2026-11-23', note: notes.ourEstimate },
  ),
  gettingThere: fact(
    'City bus or auto-rickshaw towards Alipiri. The Balaji link bus station of APSRTC, where buses to Tirumala call, is close by.',
    { confidence: 'medium', sources: ['indiashorts'] },
  ),
  festivals: fact('Sri Krishna Janmashtami in August or September.', {
    confidence: 'high',
    sources: ['hindu-krishnashtami-at-iskcon', 'hindu-janmashtami', 'indiashorts'],
  }),
  officialPage: fact('https://iskcontirupati.info/about-iskcon-tirupati/', {
    note: 'A site about the temple and its guest house. We could not find out whether ISKCON itself runs it.',
  }),
  beforeYouEnter: {
    dress: fact('Modest dress that covers the body; no fixed costume.', { note: notes.directory }),
    phonesAndCameras: fact(null),
    bagsAndFootwear: fact(null),
    tickets: fact('Entry is free.', { note: notes.directory }),
    stepsAndSeating: fact(null),
  },
  inShort: { phonesAndCameras: null, bagsAndFootwear: null, dress: 'modest, covering the body' },
}
