import type { Occasion } from '#guide/schema.ts'
import { type Evidence, factsCheckedOn } from './sources/fact.ts'
import type { SourceId } from './sources/sources.ts'

const fact = factsCheckedOn('2026-11-27')
const checkedOn = '2026-11-28'

/** The last of the days that were looked for; of later ones there are only the greatest festivals. */
export const calendarUntil = '2027-08-02'

const inferredFrom =
  (note: string) =>
  (...sources: SourceId[]): Evidence => ({ sources, note: `Inferred${note}` })

const expected = inferredFrom(' from its days in other years: it may be a day earlier or later.')
const expectedOnTuesday = inferredFrom(': the Tuesday before the festival, as in other years.')
const expectedOnThursday = inferredFrom(': the Thursday before the festival, as in other years.')
const expectedInTheWeek = inferredFrom(': in the week before the festival, as in other years.')

const cleansing = 'Temple cleansing (Koil Alwar Tirumanjanam)'

type Row = Omit<Occasion, 'days' | 'isCrowded'> & {
  days: readonly [first: string, last?: string]
  /** How the days are known. */
  known: Evidence
  isCrowded?: true
}

const tirumalaWashed: readonly SourceId[] = [
  'hans-india-temple-washed',
  'new-indian-express-temple-washed',
  'deccan-chronicle-vaikunta-dwara',
]

const tirumalaCleansed = {
  name: cleansing,
  temples: ['tirumala'],
  suspends: [fact({ what: ['breakDarshan'] }, { confidence: 'medium', sources: [...tirumalaWashed] })],
  shut: fact(
    { from: '06:00', until: '12:00' },
    {
      confidence: 'high',
      sources: ['ttd-news-washed-2023', 'ttd-news-washed-2018', 'hans-india-temple-washed'],
      note: 'The washing itself ends at about 11 am; according to one newspaper, darshan begins again then.',
    },
  ),
} satisfies Partial<Row>

const tiruchanoorCleansed = {
  name: cleansing,
  temples: ['tiruchanoor'],
  shut: fact(
    { from: '06:00', until: '09:30' },
    { confidence: 'medium', sources: ['akshara-today-tiruchanoor', '10tv-tiruchanoor-washed'] },
  ),
} satisfies Partial<Row>

const govindarajaCleansed = {
  name: cleansing,
  temples: ['govindaraja'],
  shut: fact(
    { from: '06:30', until: '09:30' },
    { confidence: 'medium', sources: ['new-indian-express-ugadi', 'hashtagu-govindaraja-washed'] },
  ),
} satisfies Partial<Row>

const brahmotsavam = (...sources: SourceId[]) => ({
  name: 'Brahmotsavam',
  effect: fact('Processions in the morning and in the evening.', { confidence: 'medium', sources }),
})

const vasantotsavam = (...sources: SourceId[]) => ({
  name: 'Vasantotsavam',
  effect: fact('Processions; some paid rites are cancelled.', { confidence: 'medium', sources }),
})

/** In the order of their days. */
const rows: readonly Row[] = [
  {
    id: 'tiruchanoor-washed',
    ...tiruchanoorCleansed,
    days: ['2026-12-01'],
    known: expectedOnTuesday('akshara-today-tiruchanoor', '10tv-tiruchanoor-washed'),
  },
  {
    id: 'tiruchanoor-brahmotsavam',
    ...brahmotsavam('akshara-today-tiruchanoor'),
    temples: ['tiruchanoor'],
    days: ['2026-12-06', '2026-12-13'],
    known: expected('akshara-today-tiruchanoor', '10tv-tiruchanoor-washed'),
  },
  {
    id: 'panchami-teertham',
    name: 'Panchami Teertham',
    days: ['2026-12-14'],
    known: expected('wikipedia-tiruchanoor', 'akshara-today-tiruchanoor'),
    effect: fact('Great crowds bathe in the temple tank, most of all around noon.', {
      confidence: 'medium',
      sources: ['wikipedia-tiruchanoor'],
    }),
    temples: ['tiruchanoor'],
    isCrowded: true,
  },
  {
    id: 'tirumala-washed',
    ...tirumalaCleansed,
    days: ['2026-12-15'],
    known: expectedOnTuesday(...tirumalaWashed),
  },
  {
    id: 'dhanurmasam',
    suspends: [
      fact(
        { what: ['suprabhatam'] },
        { confidence: 'high', checkedOn, sources: ['hans-india-dhanurmasam', 'hindu-no-suprabhatam'] },
      ),
    ],
    name: 'Dhanurmasam',
    days: ['2026-12-17', '2027-01-14'],
    known: expected('hans-india-dhanurmasam', 'hindu-no-suprabhatam'),
    effect: fact('The Lord is woken with Tiruppavai.', {
      confidence: 'high',
      checkedOn,
      sources: ['hans-india-dhanurmasam', 'hindu-no-suprabhatam'],
    }),
    temples: ['tirumala'],
  },
  {
    id: 'vaikunta-ekadasi',
    ask: [
      {
        what: 'at which hour the gate opens, and which lines there are',
        whom: 'TTD, 155257',
        daysBefore: 14,
      },
    ],
    name: 'Vaikunta Ekadasi',
    days: ['2026-12-20'],
    known: {
      confidence: 'medium',
      sources: ['abp-live-ekadashi'],
      note: 'The source calls this day Mokshada Ekadashi.',
    },
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
    suspends: [
      fact(
        { what: ['freeLine', 'specialEntry', 'srivani', 'sevas'], untilDay: 2 },
        {
          confidence: 'low',
          checkedOn,
          sources: ['deccan-chronicle-vaikunta-draw'],
          note: 'As it was from 30 December 2025 to 8 January 2026. We could not find out how it is this time.',
        },
      ),
      fact(
        { what: ['timedToken', 'breakDarshan'] },
        {
          confidence: 'low',
          checkedOn,
          sources: ['deccan-chronicle-vaikunta-draw'],
          note: 'As it was from 30 December 2025 to 8 January 2026. We could not find out how it is this time.',
        },
      ),
      fact(
        { what: ['elders'] },
        {
          confidence: 'low',
          checkedOn,
          sources: ['hans-india-vaikunta-privileges'],
          note: 'As it was in 2023.',
        },
      ),
    ],
    ask: [
      {
        what: 'how tokens are given on each of the ten days, when the draw is, and which tickets are stopped',
        whom: 'TTD, 155257',
        daysBefore: 45,
      },
    ],
    name: 'Vaikunta Dwara Darshan',
    days: ['2026-12-20', '2026-12-29'],
    known: expected('deccan-chronicle-vaikunta-dwara', 'new-indian-express-vaikunta-crowds'),
    effect: fact(
      'Very crowded. Last time, tokens for the first three days came from an online draw, and there were none at counters.',
      {
        confidence: 'high',
        checkedOn,
        sources: [
          'deccan-chronicle-vaikunta-draw',
          'hindustan-times-telugu-vaikunta-draw',
          'new-indian-express-vaikuntha-dwara',
          'new-indian-express-vaikunta-crowds',
          'zee-telugu-news-tokens-again',
          'hans-india-vaikunta-privileges',
        ],
        note: 'As it was from 30 December 2025 to 8 January 2026. We could not find out how it is this time.',
      },
    ),
    temples: ['tirumala'],
    isCrowded: true,
  },
  {
    id: 'new-year',
    ask: [
      {
        what: 'which tickets and tokens are stopped, and how Kanipakam lets people in',
        whom: 'TTD, 155257; the office of Kanipakam',
        daysBefore: 21,
      },
    ],
    name: 'New Year',
    days: ['2026-12-30', '2027-01-01'],
    known: { confidence: 'medium', sources: ['hindu-30-hours-for-free-darshan', 'sakshi-post'] },
    effect: fact(
      'Very crowded: at the end of 2025 the free line at Tirumala took about 30 hours. Kanipakam, which expected 60,000 people, had no darshan in its inner hall (Antaralaya).',
      {
        confidence: 'high',
        checkedOn,
        sources: [
          'hindu-30-hours-for-free-darshan',
          'sakshi-post',
          'hans-india-kanipakam-new-year',
          'hans-india-kanipakam-antaralaya',
        ],
      },
    ),
    temples: ['tirumala', 'kanipakam'],
    isCrowded: true,
  },
  {
    id: 'sankranti',
    name: 'Sankranti',
    days: ['2027-01-14', '2027-01-17'],
    known: expected('v6-velugu-sankranti', 'andhra-pulse-sankranti'),
    effect: fact('Crowded: in January 2026 the free line took 14 to 20 hours.', {
      confidence: 'medium',
      checkedOn,
      sources: ['v6-velugu-sankranti', 'andhra-pulse-sankranti'],
    }),
    temples: ['tirumala'],
    isCrowded: true,
  },
  {
    id: 'tiruchanoor-washed-again',
    ...tiruchanoorCleansed,
    days: ['2027-02-09'],
    known: expectedOnTuesday('hindustan-times-telugu-ratha-saptami'),
  },
  {
    id: 'ratha-saptami',
    suspends: [
      fact(
        { what: ['timedToken'], fromDay: -1, untilDay: 1 },
        { confidence: 'medium', checkedOn, sources: ['mint-ratha-saptami'] },
      ),
      fact(
        { what: ['breakDarshan', 'elders'] },
        { confidence: 'medium', checkedOn, sources: ['zee-telugu-news-ratha-saptami'] },
      ),
    ],
    ask: [
      {
        what: 'on which days no tokens are given out, and which lines are stopped',
        whom: 'TTD, 155257',
        daysBefore: 30,
      },
    ],
    name: 'Ratha Saptami',
    days: ['2027-02-13'],
    known: expected('hans-india-ratha-saptami', 'hindustan-times-telugu-ratha-saptami'),
    effect: fact('Very crowded: processions from about 5:30 am to 9 pm.', {
      confidence: 'high',
      checkedOn,
      sources: [
        'hans-india-ratha-saptami',
        'hans-india-ratha-saptami-tokens',
        'mint-ratha-saptami',
        'zee-telugu-news-ratha-saptami',
      ],
      note: 'As it was in February 2025 and January 2026.',
    }),
    temples: ['tirumala', 'tiruchanoor'],
    isCrowded: true,
  },
  {
    id: 'mangapuram-washed',
    name: cleansing,
    temples: ['srinivasa-mangapuram'],
    days: ['2027-02-18'],
    known: expectedOnThursday('ttd-news-mangapuram-washed', 'namasthe-telangana-mangapuram-washed'),
    shut: fact(
      { from: '06:00', until: '11:30' },
      { confidence: 'high', sources: ['ttd-news-mangapuram-washed', 'namasthe-telangana-mangapuram-washed'] },
    ),
  },
  {
    id: 'kapila-washed',
    name: cleansing,
    temples: ['kapila-theertham'],
    days: ['2027-02-24'],
    known: expectedInTheWeek('ttd-news-kapila-washed', 'yktv-kapila-washed'),
    shut: fact(
      { from: '11:00', until: '15:00' },
      { confidence: 'medium', sources: ['yktv-kapila-washed', 'ttd-news-kapila-washed'] },
    ),
  },
  {
    id: 'srinivasa-mangapuram-brahmotsavam',
    ...brahmotsavam('andhra-prabha-brahmotsavam'),
    temples: ['srinivasa-mangapuram'],
    days: ['2027-02-25', '2027-03-05'],
    known: expected('andhra-prabha-brahmotsavam', 'hindu-two-brahmotsavams'),
  },
  {
    id: 'kapila-theertham-brahmotsavam',
    ...brahmotsavam('hindu-two-brahmotsavams'),
    temples: ['kapila-theertham'],
    days: ['2027-02-27', '2027-03-08'],
    known: expected('hindu-two-brahmotsavams'),
  },
  {
    id: 'srikalahasti-brahmotsavam',
    suspends: [
      fact(
        { what: ['sevas', 'rahuKetuInside'] },
        { confidence: 'medium', checkedOn, sources: ['hans-india-srikalahasti-brahmotsavam'] },
      ),
    ],
    name: 'Brahmotsavam',
    days: ['2027-03-01', '2027-03-13'],
    known: expected('hans-india-srikalahasti-brahmotsavam', 'hans-india-srikalahasti-brahmotsavam-2025'),
    effect: fact('Crowded.', {
      confidence: 'medium',
      sources: ['hans-india-srikalahasti-brahmotsavam'],
    }),
    temples: ['srikalahasti'],
    isCrowded: true,
  },
  {
    id: 'maha-shivaratri',
    suspends: [
      fact(
        { what: ['rahuKetu'] },
        {
          confidence: 'medium',
          checkedOn,
          sources: ['hans-india-srikalahasti-heavy-rush', 'new-indian-express-srikalahasti-turnout'],
        },
      ),
    ],
    ask: [
      {
        what: 'from which hour people are let in, and whether Rahu-Ketu rituals are held',
        whom: 'the office of Srikalahasti',
        daysBefore: 21,
      },
    ],
    name: 'Maha Shivaratri',
    days: ['2027-03-06'],
    known: { confidence: 'medium', sources: ['abp-live-shivaratri'] },
    effect: fact(
      'Great crowds: in 2026 more than 150,000 people came to Srikalahasti, which let them in from 2 am.',
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
    suspends: [
      fact(
        { what: ['sevas'] },
        { confidence: 'medium', checkedOn, sources: ['webdunia-telugu-teppotsavam'] },
      ),
    ],
    name: 'Float festival (Teppotsavam)',
    days: ['2027-03-18', '2027-03-22'],
    known: expected('webdunia-telugu-teppotsavam', 'ttd-news-float-festival'),
    effect: fact('From 7 pm to 8 pm the deities float on the temple tank.', {
      confidence: 'medium',
      sources: ['webdunia-telugu-teppotsavam'],
    }),
    temples: ['tirumala'],
  },
  {
    id: 'govindaraja-washed',
    ...govindarajaCleansed,
    days: ['2027-04-01'],
    known: expectedOnThursday('new-indian-express-ugadi'),
  },
  {
    id: 'tirumala-washed-again',
    ...tirumalaCleansed,
    days: ['2027-04-06'],
    known: expectedOnTuesday(...tirumalaWashed),
  },
  {
    id: 'ugadi',
    suspends: [
      fact(
        { what: ['sevas', 'breakDarshan'] },
        { confidence: 'medium', checkedOn, sources: ['sakshi-post-ugadi'] },
      ),
    ],
    name: 'Ugadi, the Telugu New Year',
    days: ['2027-04-07'],
    known: { confidence: 'medium', sources: ['astrosage-ugadi'] },
    temples: ['tirumala'],
  },
  {
    id: 'summer',
    suspends: [
      fact(
        { what: ['breakDarshan'] },
        {
          confidence: 'low',
          checkedOn,
          sources: ['hans-india-vip-break-in-summer'],
          note: 'For some weeks, in which letters of recommendation brought no VIP break.',
        },
      ),
    ],
    ask: [
      {
        what: 'from when to when letters of recommendation bring no VIP break',
        whom: 'TTD, 155257',
        daysBefore: 30,
      },
    ],
    name: 'Summer holidays',
    days: ['2027-04-15', '2027-07-15'],
    known: {
      confidence: 'medium',
      sources: ['hindu-summer-rush'],
      note: 'The weeks that the temple board (TTD) called its rush of summer in 2023.',
    },
    effect: fact('Long lines: in May 2023 and May 2024 the free line took more than 30 hours on some days.', {
      confidence: 'high',
      checkedOn,
      sources: [
        'telangana-today-summer-rush',
        'hans-india-heavy-rush',
        'hindu-summer-rush',
        'hans-india-vip-break-in-summer',
      ],
    }),
    temples: ['tirumala'],
  },
  {
    id: 'vasantotsavam',
    ...vasantotsavam('namasthe-telangana-vasantotsavam'),
    days: ['2027-04-18', '2027-04-20'],
    known: expected('sakshi-english-april', 'namasthe-telangana-vasantotsavam'),
    temples: ['tirumala'],
  },
  {
    id: 'govindaraja-washed-again',
    ...govindarajaCleansed,
    days: ['2027-05-06'],
    known: expectedOnThursday('ttd-news-govindaraja-washed', 'hashtagu-govindaraja-washed'),
  },
  {
    id: 'tiruchanoor-washed-in-may',
    ...tiruchanoorCleansed,
    days: ['2027-05-11'],
    known: expectedInTheWeek('ttd-news-tiruchanoor-washed'),
  },
  {
    id: 'govindaraja-brahmotsavam',
    ...brahmotsavam('andhra-today'),
    temples: ['govindaraja'],
    days: ['2027-05-13', '2027-05-21'],
    known: expected(
      'ttd-news-govindaraja-washed',
      'hashtagu-govindaraja-washed',
      'deccan-chronicle-govindaraja-brahmotsavam',
    ),
  },
  {
    id: 'tiruchanoor-vasantotsavam',
    ...vasantotsavam('samayam-telugu-vasantotsavam'),
    days: ['2027-05-19', '2027-05-21'],
    known: expected('ttd-news-tiruchanoor-washed', 'samayam-telugu-vasantotsavam'),
    temples: ['tiruchanoor'],
  },
  {
    id: 'appalayagunta-washed',
    name: cleansing,
    temples: ['appalayagunta'],
    days: ['2027-06-08'],
    known: expectedOnTuesday('ttd-news-appalayagunta-washed', 'namasthe-telangana-appalayagunta-washed'),
    shut: fact(
      { from: '08:00', until: '11:30' },
      {
        confidence: 'high',
        sources: ['ttd-news-appalayagunta-washed', 'namasthe-telangana-appalayagunta-washed'],
      },
    ),
  },
  {
    id: 'appalayagunta-brahmotsavam',
    ...brahmotsavam('teluguism-appalayagunta-brahmotsavam'),
    temples: ['appalayagunta'],
    days: ['2027-06-14', '2027-06-22'],
    known: expected(
      'ttd-news-appalayagunta-washed',
      'namasthe-telangana-appalayagunta-washed',
      'etv-bharat-appalayagunta-washed',
    ),
  },
  {
    id: 'mangapuram-washed-again',
    name: cleansing,
    temples: ['srinivasa-mangapuram'],
    days: ['2027-07-01'],
    known: expectedOnThursday('citizen-force-mangapuram'),
    shut: fact(
      { from: '07:00', until: '12:30' },
      { confidence: 'medium', checkedOn, sources: ['citizen-force-mangapuram'] },
    ),
  },
  {
    id: 'sakshatkara-vaibhavam',
    name: 'Sakshatkara Vaibhavam',
    days: ['2027-07-09', '2027-07-11'],
    known: expected(
      'ttd-news-sakshatkara-vaibhavam',
      'hindu-sakshatkara-vaibhavam',
      'citizen-force-mangapuram',
    ),
    effect: fact('Processions; some paid rites are cancelled.', {
      confidence: 'high',
      checkedOn,
      sources: ['ttd-news-sakshatkara-vaibhavam', 'citizen-force-mangapuram'],
    }),
    temples: ['srinivasa-mangapuram'],
  },
  {
    id: 'tirumala-washed-in-july',
    ...tirumalaCleansed,
    days: ['2027-07-13'],
    known: expectedOnTuesday('ttd-news-washed-2023', 'ttd-news-washed-2018'),
  },
  {
    id: 'anivara-asthanam',
    suspends: [
      fact(
        { what: ['sevas', 'breakDarshan'] },
        { confidence: 'medium', checkedOn, sources: ['deccan-chronicle-anivara-asthanam'] },
      ),
    ],
    name: 'Anivara Asthanam',
    days: ['2027-07-17'],
    known: expected('deccan-chronicle-anivara-asthanam', 'hans-india-anivara-asthanam'),
    temples: ['tirumala'],
  },
  {
    id: 'solar-eclipse',
    suspends: [
      fact(
        { what: ['specialEntry', 'elders', 'breakDarshan'] },
        { confidence: 'medium', checkedOn, sources: ['telangana-today-eclipses'] },
      ),
      fact({ what: ['sevas'] }, { confidence: 'medium', checkedOn, sources: ['news18-solar-eclipse'] }),
      fact(
        { what: ['timedToken'] },
        {
          confidence: 'low',
          checkedOn,
          sources: ['hindustan-times-telugu-eclipse-tokens'],
          note: 'As it was in March 2026.',
        },
      ),
    ],
    ask: [
      {
        what: 'the hours for which the doors are shut, and which tickets are stopped',
        whom: 'TTD, 155257; the office of Kanipakam',
        daysBefore: 30,
      },
    ],
    name: 'Solar eclipse',
    days: ['2027-08-02'],
    known: { confidence: 'medium', sources: ['wion-solar-eclipse'] },
    effect: fact(
      'In Tirupati the sun is partly covered from 4:01 pm to 5:40 pm. The temple board (TTD) has closed its temples nine hours before a solar eclipse, and opened them again once they were purified; Kanipakam closed, too.',
      {
        confidence: 'medium',
        checkedOn,
        sources: [
          'wion-solar-eclipse',
          'deccan-chronicle-solar-eclipse',
          'tirumala-updates',
          'telangana-today-eclipses',
          'hindustan-times-telugu-eclipse-tokens',
        ],
        note: 'We computed the hours of the eclipse. The board closed nine hours before those of December 2019 and October 2022.',
      },
    ),
    temples: [
      'tirumala',
      'tiruchanoor',
      'srinivasa-mangapuram',
      'kapila-theertham',
      'govindaraja',
      'vakula-matha',
      'appalayagunta',
      'kanipakam',
    ],
    shut: fact(
      { from: '07:00', until: '20:00' },
      {
        checkedOn,
        sources: [
          'deccan-chronicle-solar-eclipse',
          'news18-solar-eclipse',
          'new-indian-express-solar-eclipse',
          'tirumala-updates',
          'ttd-news-all-temples-shut',
        ],
        note: 'Inferred from the solar eclipses of 2019 and 2022: nobody has announced the hours yet, and we could not find out those of Kanipakam.',
      },
    ),
  },
  {
    id: 'vinayaka-chavithi',
    name: 'Vinayaka Chavithi',
    days: ['2027-09-04'],
    known: expected('hindu-kanipakam-brahmotsavam', 'samayam-kanipakam-brahmotsavam'),
    effect: fact('Great crowds: in 2023 darshan was from 11 am to 11 pm.', {
      confidence: 'medium',
      checkedOn,
      sources: ['hindu-kanipakam-brahmotsavam'],
    }),
    temples: ['kanipakam'],
    isCrowded: true,
  },
  {
    id: 'kanipakam-brahmotsavam',
    ask: [
      { what: 'the programme, and the hours of darshan', whom: 'the office of Kanipakam', daysBefore: 30 },
    ],
    name: 'Brahmotsavam',
    days: ['2027-09-04', '2027-09-24'],
    known: expected('hans-india-kanipakam-brahmotsavam', 'samayam-kanipakam-brahmotsavam'),
    effect: fact('Processions; darshan from 3 or 4 am to 10 pm. Paid rites are cancelled.', {
      confidence: 'medium',
      checkedOn,
      sources: [
        'hans-india-kanipakam-brahmotsavam',
        'hindu-kanipakam-brahmotsavam',
        'samayam-kanipakam-brahmotsavam',
      ],
    }),
    temples: ['kanipakam'],
  },
  {
    id: 'tirumala-washed-in-september',
    ...tirumalaCleansed,
    days: ['2027-09-28'],
    known: expectedOnTuesday('ttd-news-washed-2023', 'ttd-news-washed-2018'),
  },
  {
    id: 'tirumala-brahmotsavam',
    suspends: [
      fact(
        { what: ['breakDarshan', 'elders'] },
        { confidence: 'medium', checkedOn, sources: ['hans-india-navaratri-brahmotsavam'] },
      ),
      fact(
        { what: ['specialEntry'] },
        { confidence: 'low', checkedOn, sources: ['hindu-no-privileged-darshan'], note: 'In some years.' },
      ),
      fact(
        { what: ['timedToken'] },
        {
          confidence: 'low',
          checkedOn,
          sources: ['hans-india-navaratri-brahmotsavam'],
          note: 'On some of the days.',
        },
      ),
    ],
    ask: [
      {
        what: 'which tickets, tokens and lines are stopped, and on which days',
        whom: 'TTD, 155257',
        daysBefore: 45,
      },
    ],
    name: 'Brahmotsavam',
    days: ['2027-10-02', '2027-10-10'],
    known: expected('deccan-chronicle-brahmotsavam', 'hans-india-navaratri-brahmotsavam'),
    effect: fact('Very crowded: processions in the morning and in the evening.', {
      confidence: 'high',
      checkedOn,
      sources: [
        'deccan-chronicle-brahmotsavam',
        'hans-india-brahmotsavam',
        'hans-india-navaratri-brahmotsavam',
        'hindu-no-privileged-darshan',
      ],
    }),
    temples: ['tirumala'],
    isCrowded: true,
  },
  {
    id: 'garuda-seva',
    suspends: [
      fact(
        { what: ['twoWheelers'] },
        {
          confidence: 'high',
          checkedOn,
          sources: ['deccan-chronicle-brahmotsavam', 'ttd-news-two-wheelers'],
        },
      ),
    ],
    ask: [
      {
        what: 'from when two-wheelers are kept off the hill road, and where cars are stopped',
        whom: 'TTD, 155257; the police of Tirumala',
        daysBefore: 21,
      },
    ],
    name: 'Garuda Seva',
    days: ['2027-10-06'],
    known: expected('deccan-chronicle-brahmotsavam', 'ttd-news-two-wheelers'),
    effect: fact('Very crowded.', {
      confidence: 'high',
      checkedOn,
      sources: ['deccan-chronicle-brahmotsavam', 'ttd-news-two-wheelers'],
    }),
    temples: ['tirumala'],
    isCrowded: true,
  },
]

export const calendar: readonly Occasion[] = rows.map(
  ({ days: [first, last = first], known, isCrowded = false, ...others }) => ({
    ...others,
    days: fact({ first, last }, known),
    isCrowded,
  }),
)
