import type { Temple } from '#guide/schema.ts'
import { type Evidence, factsCheckedOn } from '../sources/fact.ts'
import { notes } from '../sources/notes.ts'

const fact = factsCheckedOn('2026-11-20')

const hoursEvidence: Evidence = {
  confidence: 'low',
  checkedOn: '2026-11-26',
  sources: ['gokshetra', 'timbadia-insights'],
  note: 'The break is from two blogs; perhaps one copied the other. One of them and two sites we don’t count as sources have free darshan from 7 am to 4 pm; in the evening these two end it at 8 pm, and one begins it again at 6:30 pm and has another break at 11 am. Others have the break until 4:30 pm, from noon, or not at all.',
}

export const kapilaTheertham: Temple = {
  id: 'kapila-theertham',
  name: 'Kapila Theertham',
  localNames: {
    te: fact('శ్రీ కపిలేశ్వర స్వామి దేవాలయం (కపిల తీర్థం)', {
      confidence: 'medium',
      sources: ['district-kapila-theertham'],
    }),
    hi: fact('श्री कपिलेश्वर स्वामी मंदिर (कपिल तीर्थम)', { note: notes.ourRendering }),
    ta: fact('ஸ்ரீ கபிலேஸ்வரர் கோவில் (கபில தீர்த்தம்)', { note: notes.ourRendering }),
    kn: fact('ಶ್ರೀ ಕಪಿಲೇಶ್ವರ ಸ್ವಾಮಿ ದೇವಸ್ಥಾನ (ಕಪಿಲ ತೀರ್ಥಂ)', { note: notes.ourRendering }),
  },
  description: fact(
    'A Shiva temple at the foot of the Tirumala hills, where a stream falls straight into the temple tank. The fall is strongest in the rains and just after them; when it was in spate, bathing has been stopped.',
    {
      confidence: 'high',
      sources: [
        'wikipedia-kapila-theertham',
        'district-kapila-theertham',
        'kshetra-darshini',
        'samayam-waterfall',
      ],
      note: 'Bathing was stopped in August 2019.',
    },
  ),
  deity: fact('Kapileswara, a form of Shiva, with Kamakshi', {
    confidence: 'high',
    sources: ['wikipedia-kapila-theertham', 'vedic-forgotten-facts'],
  }),
  tradition: fact('shaiva', {
    confidence: 'high',
    checkedOn: '2026-11-26',
    sources: ['wikipedia-kapila-theertham', 'gokshetra'],
    note: notes.ourGrouping,
  }),
  coordinates: fact(
    { latitude: 13.6564, longitude: 79.4208 },
    {
      confidence: 'medium',
      note: 'From an unofficial list; others differ by up to 0.5 km north to south.',
    },
  ),
  openingHours: fact(
    {
      sessions: [
        { opens: '07:00', closes: '16:00' },
        { opens: '18:30', closes: '20:00' },
      ],
      disputed: [
        { opens: '05:00', closes: '07:00' },
        { opens: '16:00', closes: '18:30' },
        { opens: '20:00', closes: '21:00' },
      ],
    },
    hoursEvidence,
  ),
  likelyHours: fact([{ opens: '17:30', closes: '18:30' }], hoursEvidence),
  hoursText: fact(
    'About 5 am to 4 pm and 5:30 pm to 8 pm or 9 pm, but free darshan perhaps only from 7 am to 4 pm and 6:30 pm to 8 pm: come at these times to be safe.',
    hoursEvidence,
  ),
  visitMinutes: fact(
    { least: 20, usual: 60, most: 120 },
    { checkedOn: '2026-11-23', note: notes.ourEstimate },
  ),
  gettingThere: fact(
    'Town buses and shared auto-rickshaws towards Alipiri from the railway station or the bus stand. It is a stop of the local temple tour, and in the great festival people board hill buses here too.',
    {
      confidence: 'medium',
      sources: ['vedic-forgotten-facts', 'etv-bharat-local-temple-tour', 'hans-india-410-buses'],
    },
  ),
  festivals: fact(
    'Annual Brahmotsavam and Maha Shivaratri in February or March; Karthika Deepam in November or December.',
    { confidence: 'high', sources: ['vihara-darshani', 'wikipedia-kapila-theertham'] },
  ),
  officialPage: fact('https://tirupati.ap.gov.in/te/tourist-place/శ్రీ-కపిలేశ్వర-స్వామి-దే', {
    confidence: 'medium',
    sources: ['district-kapila-theertham'],
    note: 'A page of the district government, in Telugu. We know of no page of the temple board for this temple.',
  }),
  beforeYouEnter: {
    dress: fact(
      'No strict rule, but dress modestly; traditional clothes are best. Bring a change of clothes if you bathe in the tank.',
      {
        confidence: 'medium',
        checkedOn: '2026-11-26',
        sources: ['gokshetra'],
        note: 'The change of clothes is from an unofficial list.',
      },
    ),
    phonesAndCameras: fact('You may photograph the waterfall and the tank, but not inside the shrine.', {
      note: notes.publicDataSet,
    }),
    bagsAndFootwear: fact(null),
    tickets: fact('Entry is free; there is a small charge for special darshan and pujas.', {
      note: notes.publicDataSet,
    }),
    stepsAndSeating: fact(null),
  },
  inShort: {
    phonesAndCameras: 'no photos in the shrine',
    bagsAndFootwear: null,
    dress: 'modest; traditional is best',
  },
}
