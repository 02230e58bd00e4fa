import type { Occasion } from '#guide/schema.ts'
import { factsCheckedOn } from './sources/fact.ts'

const fact = factsCheckedOn('2026-11-27')

/** The last of the days that were looked for. */
export const calendarUntil = '2027-08-02'

const washing = 'Temple cleansing (Koil Alwar Tirumanjanam)'

const inferredTuesday = 'Inferred: the Tuesday before the festival, as in other years.'

const inferredThursday = 'Inferred: the Thursday before the festival, as in other years.'

const inferredWeek = 'Inferred: in the week before the festival, as in other years.'

const inferred = 'Inferred from its days in other years: it may be a day earlier or later.'

const tirumalaWashed = [
  'hans-india-temple-washed',
  'new-indian-express-temple-washed',
  'deccan-chronicle-vaikunta-dwara',
] as const

const tirumalaIsShut = fact(
  { from: '06:00', until: '12:00' },
  {
    confidence: 'high',
    sources: ['ttd-news-washed-2023', 'ttd-news-washed-2018', 'hans-india-temple-washed'],
    note: 'The washing itself ends at about 11 am; one newspaper has darshan begin again then.',
  },
)

const tiruchanoorIsShut = fact(
  { from: '06:00', until: '09:30' },
  { confidence: 'medium', sources: ['akshara-today-tiruchanoor', '10tv-tiruchanoor-washed'] },
)

const govindarajaIsShut = fact(
  { from: '06:30', until: '09:30' },
  { confidence: 'medium', sources: ['new-indian-express-ugadi', 'hashtagu-govindaraja-washed'] },
)

const processions = 'Processions in the morning and in the evening.'

/** In the order of their days. */
export const calendar: readonly Occasion[] = [
  {
    id: 'tiruchanoor-washed',
    name: washing,
    days: fact(
      { first: '2026-12-01', last: '2026-12-01' },
      {
        sources: ['akshara-today-tiruchanoor', '10tv-tiruchanoor-washed'],
        note: inferredTuesday,
      },
    ),
    temples: ['tiruchanoor'],
    shut: tiruchanoorIsShut,
    isCrowded: false,
  },
  {
    id: 'tiruchanoor-brahmotsavam',
    name: 'Brahmotsavam',
    days: fact(
      { first: '2026-12-06', last: '2026-12-13' },
      {
        sources: ['akshara-today-tiruchanoor', '10tv-tiruchanoor-washed'],
        note: inferred,
      },
    ),
    effect: fact(processions, {
      confidence: 'medium',
      sources: ['akshara-today-tiruchanoor'],
    }),
    temples: ['tiruchanoor'],
    isCrowded: false,
  },
  {
    id: 'panchami-teertham',
    name: 'Panchami Teertham',
    days: fact(
      { first: '2026-12-14', last: '2026-12-14' },
      {
        sources: ['wikipedia-tiruchanoor', 'akshara-today-tiruchanoor'],
        note: inferred,
      },
    ),
    effect: fact('Great crowds bathe in the temple tank, most of all around noon.', {
      confidence: 'medium',
      sources: ['wikipedia-tiruchanoor'],
    }),
    temples: ['tiruchanoor'],
    isCrowded: true,
  },
  {
    id: 'tirumala-washed',
    name: washing,
    days: fact(
      { first: '2026-12-15', last: '2026-12-15' },
      { sources: tirumalaWashed, note: inferredTuesday },
    ),
    temples: ['tirumala'],
    shut: tirumalaIsShut,
    isCrowded: false,
  },
  {
    id: 'vaikunta-ekadasi',
    name: 'Vaikunta Ekadasi',
    days: fact(
      { first: '2026-12-20', last: '2026-12-20' },
      {
        confidence: 'medium',
        sources: ['abp-live-ekadashi'],
        note: 'The source calls this day Mokshada Ekadashi.',
      },
    ),
    effect: fact(
      'Great crowds. Srinivasa Mangapuram opens a Vaikunta gate, too, for those who cannot go up the hill.',
      {
        confidence: 'medium',
        sources: ['new-indian-express-vaikunta-crowds', 'hindustan-times-telugu-vaikunta'],
      },
    ),
    temples: ['tirumala', 'srinivasa-mangapuram'],
    isCrowded: true,
  },
  {
    id: 'vaikunta-dwara',
    name: 'Vaikunta Dwara Darshan',
    days: fact(
      { first: '2026-12-20', last: '2026-12-29' },
      {
        sources: ['deccan-chronicle-vaikunta-dwara', 'new-indian-express-vaikunta-crowds'],
        note: inferred,
      },
    ),
    effect: fact(
      'Very crowded. At the end of 2025, only people with a token were let in on the first three days.',
      {
        confidence: 'high',
        sources: [
          'new-indian-express-vaikunta-crowds',
          'new-indian-express-vaikuntha-dwara',
          'hindu-30-hours-for-free-darshan',
        ],
      },
    ),
    temples: ['tirumala'],
    isCrowded: true,
  },
  {
    id: 'new-year',
    name: 'New Year',
    days: fact(
      { first: '2026-12-30', last: '2027-01-01' },
      { confidence: 'medium', sources: ['hindu-30-hours-for-free-darshan', 'sakshi-post'] },
    ),
    effect: fact('Very crowded: at the end of 2025 the free line took about 30 hours.', {
      confidence: 'high',
      sources: ['hindu-30-hours-for-free-darshan', 'sakshi-post'],
    }),
    temples: ['tirumala'],
    isCrowded: true,
  },
  {
    id: 'tiruchanoor-washed-again',
    name: washing,
    days: fact(
      { first: '2027-02-09', last: '2027-02-09' },
      {
        sources: ['hindustan-times-telugu-ratha-saptami'],
        note: inferredTuesday,
      },
    ),
    temples: ['tiruchanoor'],
    shut: tiruchanoorIsShut,
    isCrowded: false,
  },
  {
    id: 'ratha-saptami',
    name: 'Ratha Saptami',
    days: fact(
      { first: '2027-02-13', last: '2027-02-13' },
      {
        sources: ['hans-india-ratha-saptami', 'hindustan-times-telugu-ratha-saptami'],
        note: inferred,
      },
    ),
    effect: fact('Very crowded: processions from about 5:30 am to 9 pm.', {
      confidence: 'medium',
      sources: ['hans-india-ratha-saptami'],
    }),
    temples: ['tirumala', 'tiruchanoor'],
    isCrowded: true,
  },
  {
    id: 'mangapuram-washed',
    name: washing,
    days: fact(
      { first: '2027-02-18', last: '2027-02-18' },
      {
        sources: ['ttd-news-mangapuram-washed', 'namasthe-telangana-mangapuram-washed'],
        note: inferredThursday,
      },
    ),
    temples: ['srinivasa-mangapuram'],
    shut: fact(
      { from: '06:00', until: '11:30' },
      { confidence: 'high', sources: ['ttd-news-mangapuram-washed', 'namasthe-telangana-mangapuram-washed'] },
    ),
    isCrowded: false,
  },
  {
    id: 'kapila-washed',
    name: washing,
    days: fact(
      { first: '2027-02-24', last: '2027-02-24' },
      { sources: ['ttd-news-kapila-washed', 'yktv-kapila-washed'], note: inferredWeek },
    ),
    temples: ['kapila-theertham'],
    shut: fact(
      { from: '11:00', until: '15:00' },
      { confidence: 'medium', sources: ['yktv-kapila-washed', 'ttd-news-kapila-washed'] },
    ),
    isCrowded: false,
  },
  {
    id: 'mangapuram-brahmotsavam',
    name: 'Brahmotsavam',
    days: fact(
      { first: '2027-02-25', last: '2027-03-05' },
      {
        sources: ['andhra-prabha-brahmotsavam', 'hindu-two-brahmotsavams'],
        note: inferred,
      },
    ),
    effect: fact(processions, {
      confidence: 'medium',
      sources: ['andhra-prabha-brahmotsavam'],
    }),
    temples: ['srinivasa-mangapuram'],
    isCrowded: false,
  },
  {
    id: 'kapila-brahmotsavam',
    name: 'Brahmotsavam',
    days: fact(
      { first: '2027-02-27', last: '2027-03-08' },
      {
        sources: ['hindu-two-brahmotsavams'],
        note: inferred,
      },
    ),
    effect: fact(processions, {
      confidence: 'medium',
      sources: ['hindu-two-brahmotsavams'],
    }),
    temples: ['kapila-theertham'],
    isCrowded: false,
  },
  {
    id: 'srikalahasti-brahmotsavam',
    name: 'Brahmotsavam',
    days: fact(
      { first: '2027-03-01', last: '2027-03-13' },
      {
        sources: ['hans-india-srikalahasti-brahmotsavam', 'hans-india-srikalahasti-brahmotsavam-2025'],
        note: inferred,
      },
    ),
    effect: fact('Crowded. Paid rites are suspended, including the Rahu-Ketu rituals inside the temple.', {
      confidence: 'medium',
      sources: ['hans-india-srikalahasti-brahmotsavam'],
    }),
    temples: ['srikalahasti'],
    isCrowded: true,
  },
  {
    id: 'maha-shivaratri',
    name: 'Maha Shivaratri',
    days: fact(
      { first: '2027-03-06', last: '2027-03-06' },
      { confidence: 'medium', sources: ['abp-live-shivaratri'] },
    ),
    effect: fact(
      'Great crowds: in 2026 more than 150,000 people came to Srikalahasti, which let them in from 2 am and held no Rahu-Ketu rituals.',
      {
        confidence: 'high',
        sources: ['hans-india-srikalahasti-heavy-rush', 'new-indian-express-srikalahasti-turnout'],
      },
    ),
    temples: ['srikalahasti', 'kapila-theertham'],
    isCrowded: true,
  },
  {
    id: 'float-festival',
    name: 'Float festival (Teppotsavam)',
    days: fact(
      { first: '2027-03-18', last: '2027-03-22' },
      {
        sources: ['webdunia-telugu-teppotsavam', 'ttd-news-float-festival'],
        note: inferred,
      },
    ),
    effect: fact('From 7 pm to 8 pm the deities float on the temple tank; some paid rites are cancelled.', {
      confidence: 'medium',
      sources: ['webdunia-telugu-teppotsavam'],
    }),
    temples: ['tirumala'],
    isCrowded: false,
  },
  {
    id: 'govindaraja-washed',
    name: washing,
    days: fact(
      { first: '2027-04-01', last: '2027-04-01' },
      { sources: ['new-indian-express-ugadi'], note: inferredThursday },
    ),
    temples: ['govindaraja'],
    shut: govindarajaIsShut,
    isCrowded: false,
  },
  {
    id: 'tirumala-washed-again',
    name: washing,
    days: fact(
      { first: '2027-04-06', last: '2027-04-06' },
      { sources: tirumalaWashed, note: inferredTuesday },
    ),
    temples: ['tirumala'],
    shut: tirumalaIsShut,
    isCrowded: false,
  },
  {
    id: 'ugadi',
    name: 'Ugadi, the Telugu New Year',
    days: fact(
      { first: '2027-04-07', last: '2027-04-07' },
      { confidence: 'medium', sources: ['astrosage-ugadi'] },
    ),
    effect: fact('Some paid rites and the VIP break darshan are cancelled.', {
      confidence: 'medium',
      sources: ['sakshi-post-ugadi', 'new-indian-express-ugadi'],
    }),
    temples: ['tirumala'],
    isCrowded: false,
  },
  {
    id: 'vasantotsavam',
    name: 'Vasantotsavam',
    days: fact(
      { first: '2027-04-18', last: '2027-04-20' },
      { sources: ['sakshi-english-april', 'namasthe-telangana-vasantotsavam'], note: inferred },
    ),
    effect: fact('Processions; some paid rites are cancelled.', {
      confidence: 'medium',
      sources: ['namasthe-telangana-vasantotsavam'],
    }),
    temples: ['tirumala'],
    isCrowded: false,
  },
  {
    id: 'govindaraja-washed-again',
    name: washing,
    days: fact(
      { first: '2027-05-06', last: '2027-05-06' },
      { sources: ['ttd-news-govindaraja-washed', 'hashtagu-govindaraja-washed'], note: inferredThursday },
    ),
    temples: ['govindaraja'],
    shut: govindarajaIsShut,
    isCrowded: false,
  },
  {
    id: 'tiruchanoor-washed-in-may',
    name: washing,
    days: fact(
      { first: '2027-05-11', last: '2027-05-11' },
      { sources: ['ttd-news-tiruchanoor-washed'], note: inferredWeek },
    ),
    temples: ['tiruchanoor'],
    shut: tiruchanoorIsShut,
    isCrowded: false,
  },
  {
    id: 'govindaraja-brahmotsavam',
    name: 'Brahmotsavam',
    days: fact(
      { first: '2027-05-12', last: '2027-05-20' },
      {
        sources: [
          'ttd-news-govindaraja-washed',
          'hashtagu-govindaraja-washed',
          'deccan-chronicle-govindaraja-brahmotsavam',
        ],
        note: inferred,
      },
    ),
    effect: fact(processions, { confidence: 'medium', sources: ['andhra-today'] }),
    temples: ['govindaraja'],
    isCrowded: false,
  },
  {
    id: 'tiruchanoor-vasantotsavam',
    name: 'Vasantotsavam',
    days: fact(
      { first: '2027-05-19', last: '2027-05-21' },
      { sources: ['ttd-news-tiruchanoor-washed', 'samayam-telugu-vasantotsavam'], note: inferred },
    ),
    effect: fact('Processions; some paid rites are cancelled.', {
      confidence: 'medium',
      sources: ['samayam-telugu-vasantotsavam'],
    }),
    temples: ['tiruchanoor'],
    isCrowded: false,
  },
  {
    id: 'appalayagunta-washed',
    name: washing,
    days: fact(
      { first: '2027-06-08', last: '2027-06-08' },
      {
        sources: ['ttd-news-appalayagunta-washed', 'namasthe-telangana-appalayagunta-washed'],
        note: inferredTuesday,
      },
    ),
    temples: ['appalayagunta'],
    shut: fact(
      { from: '08:00', until: '11:30' },
      {
        confidence: 'high',
        sources: ['ttd-news-appalayagunta-washed', 'namasthe-telangana-appalayagunta-washed'],
      },
    ),
    isCrowded: false,
  },
  {
    id: 'appalayagunta-brahmotsavam',
    name: 'Brahmotsavam',
    days: fact(
      { first: '2027-06-14', last: '2027-06-22' },
      {
        sources: [
          'ttd-news-appalayagunta-washed',
          'namasthe-telangana-appalayagunta-washed',
          'etv-bharat-appalayagunta-washed',
        ],
        note: inferred,
      },
    ),
    effect: fact(processions, { confidence: 'medium', sources: ['teluguism-appalayagunta-brahmotsavam'] }),
    temples: ['appalayagunta'],
    isCrowded: false,
  },
  {
    id: 'tirumala-washed-in-july',
    name: washing,
    days: fact(
      { first: '2027-07-13', last: '2027-07-13' },
      { sources: ['ttd-news-washed-2023', 'ttd-news-washed-2018'], note: inferredTuesday },
    ),
    temples: ['tirumala'],
    shut: tirumalaIsShut,
    isCrowded: false,
  },
  {
    id: 'solar-eclipse',
    name: 'Solar eclipse',
    days: fact(
      { first: '2027-08-02', last: '2027-08-02' },
      { confidence: 'medium', sources: ['wion-solar-eclipse'] },
    ),
    effect: fact(
      'In India the sun is partly covered from about 3:30 pm to 6 pm. The temple board (TTD) closes its temples about six hours before an eclipse and opens them again once they are purified.',
      { confidence: 'medium', sources: ['wion-solar-eclipse', 'ttd-news-all-temples-shut'] },
    ),
    temples: [
      'tirumala',
      'tiruchanoor',
      'srinivasa-mangapuram',
      'kapila-theertham',
      'govindaraja',
      'vakula-matha',
      'appalayagunta',
    ],
    shut: fact(
      { from: '09:30', until: '20:00' },
      {
        sources: ['wion-solar-eclipse', 'ttd-news-all-temples-shut'],
        note: 'Inferred from other eclipses: nobody has announced yet whether the temples shut, or when.',
      },
    ),
    isCrowded: false,
  },
]
