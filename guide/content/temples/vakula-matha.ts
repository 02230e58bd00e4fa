import type { Temple } from '#guide/schema.ts'
import { type Evidence, factsCheckedOn } from '../sources/fact.ts'
import { notes } from '../sources/notes.ts'

const fact = factsCheckedOn('2026-11-20')

const hoursEvidence: Evidence = {
  confidence: 'low',
  checkedOn: '2026-11-26',
  sources: ['yatradham', 'hindutva-online-vakula-matha'],
  note: 'The daily programme is from one blog; the other has 6 am to 8 pm without a break.',
}

export const vakulaMatha: Temple = {
  id: 'vakula-matha',
  name: 'Vakula Matha Temple',
  localNames: {
    te: fact('శ్రీ వకుళమాత ఆలయం (పేరూరు బండ)', {
      confidence: 'medium',
      checkedOn: '2026-11-23',
      sources: ['bhakthi-tv'],
    }),
    hi: fact('श्री वकुलमाता मंदिर, पेरूर', { note: notes.ourRendering }),
    ta: fact('பேரூர் வகுளா தேவி கோவில்', { note: notes.ourRendering }),
    kn: fact('ಶ್ರೀ ವಕುಳಮಾತಾ ದೇವಸ್ಥಾನ, ಪೇರೂರು', { note: notes.ourRendering }),
  },
  description: fact(
    'A rebuilt temple on a hillock south-west of Tirupati, with wide views, facing the Tirumala hills. It lay in ruins and was nearly lost to quarrying; with a gold-plated tower it reopened on 23 June 2022.',
    {
      confidence: 'high',
      sources: [
        'new-indian-express-vakula-matha-opening',
        'telangana-today-vakula-matha',
        'hans-india-vakula-matha-opening',
        'new-indian-express-vakula-matha-steps',
      ],
    },
  ),
  deity: fact('Vakula Devi, foster mother of Venkateswara', {
    confidence: 'high',
    sources: ['new-indian-express-vakula-matha-opening', 'district-vakula-matha'],
  }),
  tradition: fact('vaishnava', {
    confidence: 'high',
    sources: ['new-indian-express-vakula-matha-opening', 'district-vakula-matha'],
    note: notes.ourGrouping,
  }),
  coordinates: fact(
    { latitude: 13.599483, longitude: 79.36914 },
    {
      note: 'From one unofficial list; another puts it 1.8 km away. This point fits the 8 to 10 km by road from the railway station.',
    },
  ),
  openingHours: fact(
    {
      sessions: [
        { opens: '07:30', closes: '11:30' },
        { opens: '16:30', closes: '18:00' },
        { opens: '18:30', closes: '20:00' },
      ],
      disputed: [
        { opens: '05:30', closes: '07:30' },
        { opens: '11:30', closes: '16:30' },
        { opens: '18:00', closes: '18:30' },
        { opens: '20:00', closes: '20:30' },
      ],
    },
    hoursEvidence,
  ),
  hoursText: fact(
    '5:30 am to noon and 4:30 pm to 8:30 pm, with darshan from 6:45 am to 11:30 am (on Fridays from 7:30 am), 4:30 pm to 6 pm and from 6:30 pm. One source says 6 am to 8 pm without a break.',
    hoursEvidence,
  ),
  visitMinutes: fact(
    { least: 20, usual: 40, most: 75 },
    { checkedOn: '2026-11-23', note: 'An unofficial list says 20 minutes; we added time for the hill.' },
  ),
  gettingThere: fact(
    'An auto-rickshaw or a taxi is simplest. City buses to Chandragiri stop at Tummalagunta, Cherlopalli and Kalur cross; from there take an auto-rickshaw.',
    {
      confidence: 'low',
      sources: ['hans-india-chandragiri-buses', 'hindu-new-road-to-vakula-matha'],
      note: 'The way by bus and auto-rickshaw is inferred from the list of stops and a road plan of 2022.',
    },
  ),
  festivals: fact('Anniversary of the rebuilt temple in June.', {
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: ['bhakthi-tv'],
    note: 'In one year on 30 June; the report does not name the year.',
  }),
  officialPage: fact('https://tirupati.ap.gov.in/te/tourist-place/వకుళ-మాత-దేవాలయం', {
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: ['district-vakula-matha'],
    note: 'A page of the district government, in Telugu. We know of no page of the temple board for this temple.',
  }),
  beforeYouEnter: {
    dress: fact('Traditional or modest dress.', { note: notes.publicDataSet }),
    phonesAndCameras: fact(null),
    bagsAndFootwear: fact(null),
    tickets: fact('Entry is free.', { note: notes.publicDataSet }),
    stepsAndSeating: fact(
      'The temple stands on a hillock. A road was planned up a part of it, and a granite stairway of 500 to 600 m for the rest. We could not find out how many steps there are or where to sit.',
      {
        confidence: 'medium',
        checkedOn: '2026-11-23',
        sources: ['new-indian-express-vakula-matha-steps', 'hindu-vakula-matha-works'],
        note: 'The stairway is from a report of 2018, the road from one of 2021, before the temple opened.',
      },
    ),
  },
  inShort: { phonesAndCameras: null, bagsAndFootwear: null, dress: 'traditional or modest' },
}
