import type { Occasion } from '#guide/schema.ts'
import { factsCheckedOn } from './sources/fact.ts'

const fact = factsCheckedOn('2026-11-27')

/**
 * Up to the washing of the temple before Ugadi, the last of the days that were looked for. Later ones that are known
 * stand here, too.
 */
export const calendarUntil = '2027-04-10'

const washing = 'Washing of the temple (Koil Alwar Tirumanjanam)'

const inferredTuesday = 'Inferred: the Tuesday before the festival, as in other years.'

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
    effect: fact('Processions in the morning and in the evening.', {
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
    effect: fact('Great crowds bathe in the temple tank, the most at about noon.', {
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
      'Great crowds. At Srinivasa Mangapuram there is a Vaikunta gate, too, for those who cannot go up.',
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
      'Very crowded. At the end of 2025 only people with a token were let in on the first three days.',
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
    id: 'mangapuram-brahmotsavam',
    name: 'Brahmotsavam',
    days: fact(
      { first: '2027-02-25', last: '2027-03-05' },
      {
        sources: ['andhra-prabha-brahmotsavam', 'hindu-two-brahmotsavams'],
        note: inferred,
      },
    ),
    effect: fact('Processions in the morning and in the evening.', {
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
    effect: fact('Processions in the morning and in the evening.', {
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
    effect: fact('Crowded. Paid rites are suspended, the Rahu-Ketu rituals inside the temple, too.', {
      confidence: 'medium',
      sources: ['hans-india-srikalahasti-brahmotsavam'],
    }),
    temples: ['srikalahasti'],
    isCrowded: false,
  },
  {
    id: 'maha-shivaratri',
    name: 'Maha Shivaratri',
    days: fact(
      { first: '2027-03-06', last: '2027-03-06' },
      { confidence: 'medium', sources: ['abp-live-shivaratri'] },
    ),
    effect: fact(
      'Great crowds: in 2026 over 150,000 people came to Srikalahasti, which let them in from 2 am on and had no Rahu-Ketu rituals.',
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
    id: 'solar-eclipse',
    name: 'Solar eclipse',
    days: fact(
      { first: '2027-08-02', last: '2027-08-02' },
      { confidence: 'medium', sources: ['wion-solar-eclipse'] },
    ),
    effect: fact(
      'In India the sun is partly covered from about 3:30 pm to 6 pm. The temples of the temple board (TTD) shut from about six hours before an eclipse until they are purified.',
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
