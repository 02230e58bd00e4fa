import type { Temple } from '#guide/schema.ts'
import { type Evidence, factsCheckedOn } from '../sources/fact.ts'
import { notes } from '../sources/notes.ts'

const fact = factsCheckedOn('2026-11-20')

const hoursEvidence: Evidence = {
  confidence: 'low',
  checkedOn: '2026-11-26',
  sources: ['vidzone-srinivasa-mangapuram', 'new-indian-express-bus-tour'],
  note: 'The break is from one blog; three unofficial lists have none, and say it opens at 5, 5:30 or 6 am and closes at 8 or 8:30 pm. A bus tour of the state was planned to call here after lunch in 2019.',
}

export const srinivasaMangapuram: Temple = {
  id: 'srinivasa-mangapuram',
  name: 'Srinivasa Mangapuram',
  localNames: {
    te: fact('శ్రీ కళ్యాణ వేంకటేశ్వర స్వామి వారి ఆలయం, శ్రీనివాస మంగాపురం', {
      confidence: 'medium',
      sources: ['tirumala-ebooks'],
    }),
    hi: fact('श्री कल्याण वेंकटेश्वर स्वामी मंदिर, श्रीनिवास मंगापुरम', { note: notes.ourRendering }),
    ta: fact('ஸ்ரீ கல்யாண வெங்கடேஸ்வர சுவாமி கோவில், ஸ்ரீநிவாச மங்காபுரம்', { note: notes.ourRendering }),
    kn: fact('ಶ್ರೀ ಕಲ್ಯಾಣ ವೆಂಕಟೇಶ್ವರ ಸ್ವಾಮಿ ದೇವಸ್ಥಾನ, ಶ್ರೀನಿವಾಸ ಮಂಗಾಪುರಂ', { note: notes.ourRendering }),
  },
  description: fact(
    'An old temple of Venkateswara west of Tirupati, near Chandragiri, to which many newly married couples come. It is a protected monument of national importance; Srivari Mettu, the shorter footpath up to Tirumala, begins about 5 km away.',
    { confidence: 'high', sources: ['wikipedia-srinivasa-mangapuram', 'hans-india-asi-inspection'] },
  ),
  deity: fact('Kalyana Venkateswara, a form of Vishnu', {
    confidence: 'high',
    checkedOn: '2026-11-26',
    sources: ['wikipedia-srinivasa-mangapuram', 'tirumala-ebooks'],
  }),
  tradition: fact('vaishnava', {
    confidence: 'high',
    checkedOn: '2026-11-26',
    sources: ['wikipedia-srinivasa-mangapuram', 'tirumala-ebooks'],
    note: notes.ourGrouping,
  }),
  coordinates: fact(
    { latitude: 13.610778, longitude: 79.327722 },
    {
      confidence: 'medium',
      sources: ['wikipedia-srinivasa-mangapuram'],
      note: 'Three unofficial lists put it about 1.4 km further west, but they look guessed.',
    },
  ),
  openingHours: fact(
    {
      sessions: [
        { opens: '06:00', closes: '12:30' },
        { opens: '16:00', closes: '20:00' },
      ],
      disputed: [
        { opens: '05:00', closes: '06:00' },
        { opens: '12:30', closes: '16:00' },
        { opens: '20:00', closes: '20:30' },
      ],
    },
    hoursEvidence,
  ),
  likelyHours: fact([{ opens: '12:30', closes: '16:00' }], hoursEvidence),
  hoursText: fact(
    'About 5:30 am to 8 pm or 8:30 pm. One source mentions a break from 12:30 pm to 4 pm: come in the morning or after 4 pm to be safe.',
    hoursEvidence,
  ),
  visitMinutes: fact(
    { least: 25, usual: 60, most: 90 },
    { checkedOn: '2026-11-23', note: notes.ourEstimate },
  ),
  gettingThere: fact(
    'It is a stop of the local temple tour. Otherwise take a taxi or auto-rickshaw, or the city bus from Tirupati towards Chandragiri as far as the turn-off to Srinivasa Mangapuram; ask the conductor.',
    {
      confidence: 'medium',
      sources: ['etv-bharat-local-temple-tour', 'hans-india-chandragiri-buses'],
      note: 'That the bus passes the turn-off is inferred from its route through Thondavada.',
    },
  ),
  festivals: fact(
    'Annual Brahmotsavam in February or March; Sakshatkara Vaibhavotsavam, three days in June or July.',
    {
      confidence: 'high',
      checkedOn: '2026-11-23',
      sources: [
        'andhra-prabha-brahmotsavam',
        'ttd-news-sakshatkara-vaibhavam',
        'hindu-sakshatkara-vaibhavam',
      ],
      note: 'In 2024 from 29 February to 8 March; the second in 2023 from 24 to 26 June.',
    },
  ),
  officialPage: fact('https://www.tirumala.org/', {
    confidence: 'medium',
    sources: ['wikipedia-srinivasa-mangapuram'],
    note: 'The general site of the temple board; we did not open it and know of no page for this temple alone.',
  }),
  beforeYouEnter: {
    dress: fact('Traditional or modest Indian dress.', { note: notes.publicDataSet }),
    phonesAndCameras: fact(null),
    bagsAndFootwear: fact(null),
    tickets: fact('Entry is free; rituals are paid for separately.', { note: notes.publicDataSet }),
    stepsAndSeating: fact(null),
  },
  inShort: { phonesAndCameras: null, bagsAndFootwear: null, dress: 'traditional or modest' },
}
