import type { Occasion } from '#guide/schema.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { type Evidence, factsCheckedOn } from './sources/fact.ts'
import type { SourceId } from './sources/sources.ts'

const fact = factsCheckedOn('2026-11-27')

/** The last of the days that were looked for. */
export const calendarUntil = '2027-08-02'

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

function cleansing(
  id: string,
  temple: TempleId,
  date: string,
  shut: NonNullable<Occasion['shut']>,
  evidence: Evidence,
): Occasion {
  return {
    id,
    name: 'Temple cleansing (Koil Alwar Tirumanjanam)',
    days: fact({ first: date, last: date }, evidence),
    temples: [temple],
    shut,
    isCrowded: false,
  }
}

function brahmotsavam(
  temple: TempleId,
  days: Occasion['days']['value'],
  sources: readonly SourceId[],
  sourcesOfEffect: readonly SourceId[],
): Occasion {
  return {
    id: `${temple}-brahmotsavam`,
    name: 'Brahmotsavam',
    days: fact(days, { sources, note: inferred }),
    effect: fact('Processions in the morning and in the evening.', {
      confidence: 'medium',
      sources: sourcesOfEffect,
    }),
    temples: [temple],
    isCrowded: false,
  }
}

/** In the order of their days. */
export const calendar: readonly Occasion[] = [
  cleansing('tiruchanoor-washed', 'tiruchanoor', '2026-12-01', tiruchanoorIsShut, {
    sources: ['akshara-today-tiruchanoor', '10tv-tiruchanoor-washed'],
    note: inferredTuesday,
  }),
  brahmotsavam(
    'tiruchanoor',
    { first: '2026-12-06', last: '2026-12-13' },
    ['akshara-today-tiruchanoor', '10tv-tiruchanoor-washed'],
    ['akshara-today-tiruchanoor'],
  ),
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
  cleansing('tirumala-washed', 'tirumala', '2026-12-15', tirumalaIsShut, {
    sources: tirumalaWashed,
    note: inferredTuesday,
  }),
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
  cleansing('tiruchanoor-washed-again', 'tiruchanoor', '2027-02-09', tiruchanoorIsShut, {
    sources: ['hindustan-times-telugu-ratha-saptami'],
    note: inferredTuesday,
  }),
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
  cleansing(
    'mangapuram-washed',
    'srinivasa-mangapuram',
    '2027-02-18',
    fact(
      { from: '06:00', until: '11:30' },
      { confidence: 'high', sources: ['ttd-news-mangapuram-washed', 'namasthe-telangana-mangapuram-washed'] },
    ),
    {
      sources: ['ttd-news-mangapuram-washed', 'namasthe-telangana-mangapuram-washed'],
      note: inferredThursday,
    },
  ),
  cleansing(
    'kapila-washed',
    'kapila-theertham',
    '2027-02-24',
    fact(
      { from: '11:00', until: '15:00' },
      { confidence: 'medium', sources: ['yktv-kapila-washed', 'ttd-news-kapila-washed'] },
    ),
    { sources: ['ttd-news-kapila-washed', 'yktv-kapila-washed'], note: inferredWeek },
  ),
  brahmotsavam(
    'srinivasa-mangapuram',
    { first: '2027-02-25', last: '2027-03-05' },
    ['andhra-prabha-brahmotsavam', 'hindu-two-brahmotsavams'],
    ['andhra-prabha-brahmotsavam'],
  ),
  brahmotsavam(
    'kapila-theertham',
    { first: '2027-02-27', last: '2027-03-08' },
    ['hindu-two-brahmotsavams'],
    ['hindu-two-brahmotsavams'],
  ),
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
  cleansing('govindaraja-washed', 'govindaraja', '2027-04-01', govindarajaIsShut, {
    sources: ['new-indian-express-ugadi'],
    note: inferredThursday,
  }),
  cleansing('tirumala-washed-again', 'tirumala', '2027-04-06', tirumalaIsShut, {
    sources: tirumalaWashed,
    note: inferredTuesday,
  }),
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
  cleansing('govindaraja-washed-again', 'govindaraja', '2027-05-06', govindarajaIsShut, {
    sources: ['ttd-news-govindaraja-washed', 'hashtagu-govindaraja-washed'],
    note: inferredThursday,
  }),
  cleansing('tiruchanoor-washed-in-may', 'tiruchanoor', '2027-05-11', tiruchanoorIsShut, {
    sources: ['ttd-news-tiruchanoor-washed'],
    note: inferredWeek,
  }),
  brahmotsavam(
    'govindaraja',
    { first: '2027-05-12', last: '2027-05-20' },
    [
      'ttd-news-govindaraja-washed',
      'hashtagu-govindaraja-washed',
      'deccan-chronicle-govindaraja-brahmotsavam',
    ],
    ['andhra-today'],
  ),
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
  cleansing(
    'appalayagunta-washed',
    'appalayagunta',
    '2027-06-08',
    fact(
      { from: '08:00', until: '11:30' },
      {
        confidence: 'high',
        sources: ['ttd-news-appalayagunta-washed', 'namasthe-telangana-appalayagunta-washed'],
      },
    ),
    {
      sources: ['ttd-news-appalayagunta-washed', 'namasthe-telangana-appalayagunta-washed'],
      note: inferredTuesday,
    },
  ),
  brahmotsavam(
    'appalayagunta',
    { first: '2027-06-14', last: '2027-06-22' },
    [
      'ttd-news-appalayagunta-washed',
      'namasthe-telangana-appalayagunta-washed',
      'etv-bharat-appalayagunta-washed',
    ],
    ['teluguism-appalayagunta-brahmotsavam'],
  ),
  cleansing('tirumala-washed-in-july', 'tirumala', '2027-07-13', tirumalaIsShut, {
    sources: ['ttd-news-washed-2023', 'ttd-news-washed-2018'],
    note: inferredTuesday,
  }),
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
