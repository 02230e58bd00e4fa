import type { Occasion } from '#guide/schema.ts'
import { type Evidence, factsCheckedOn, sourceById } from './sources/fact.ts'
import type { SourceId } from './sources/sources.ts'

const fact = factsCheckedOn('2026-11-27')
const checkedOn = '2026-11-28'

/** The last of the days that were looked for. */
export const calendarUntil = '2027-12-02'

const inferredFrom =
  (note: string) =>
  (...sources: SourceId[]): Evidence => ({ sources, note: `Inferred${note}` })

const computed = (...sources: SourceId[]): Evidence => ({
  confidence: 'medium',
  sources,
  note: 'Computed by a rule that gave the days of five other years.',
})

const expected = inferredFrom(' from its days in other years: it may be a day earlier or later.')
const expectedOnTuesday = inferredFrom(': the Tuesday before the festival, as in other years.')
const expectedOnThursday = inferredFrom(': the Thursday before the festival, as in other years.')
const expectedInTheWeek = inferredFrom(': in the week before the festival, as in other years.')

const cleansing = 'Temple cleansing (Koil Alwar Tirumanjanam)'

type Days = readonly [first: string, last?: string]

type Row = Omit<Occasion, 'days' | 'isCrowded' | 'past'> & {
  days: Days
  past?: readonly { days: Days; sources: readonly SourceId[]; isOff?: true }[]
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
    known: computed('akshara-today-tiruchanoor', '10tv-tiruchanoor-washed'),
    rule: { weekday: 'tuesday', before: 'tiruchanoor-brahmotsavam', daysBefore: 2 },
    past: [
      { days: ['2013-11-26'], sources: ['hindu-tiruchanoor-2013'] },
      { days: ['2016-11-22'], sources: ['great-telangaana-tiruchanoor-2016'] },
      { days: ['2021-11-23'], sources: ['10tv-tiruchanoor-washed'] },
      { days: ['2024-11-26'], sources: ['namasthe-bharath-tiruchanoor-2024'] },
      { days: ['2025-11-11'], sources: ['daily-thanthi-tiruchanoor-washed-2025'] },
    ],
    isComputed: true,
  },
  {
    id: 'tiruchanoor-brahmotsavam',
    ...brahmotsavam('akshara-today-tiruchanoor'),
    temples: ['tiruchanoor'],
    days: ['2026-12-06', '2026-12-13'],
    known: computed('akshara-today-tiruchanoor', '10tv-tiruchanoor-washed'),
    rule: { of: 'panchami-teertham', from: -8, to: -1 },
    past: [
      { days: ['2013-11-29'], sources: ['hindu-tiruchanoor-2013'] },
      { days: ['2016-11-26'], sources: ['great-telangaana-tiruchanoor-2016'] },
      { days: ['2020-11-11'], sources: ['hans-india-tiruchanoor-2020'] },
      { days: ['2021-11-30'], sources: ['10tv-tiruchanoor-washed'] },
      { days: ['2023-11-10'], sources: ['hindu-tiruchanoor-2023'] },
      { days: ['2024-11-28'], sources: ['namasthe-bharath-tiruchanoor-2024'] },
      { days: ['2025-11-17'], sources: ['akshara-today-tiruchanoor'] },
    ],
    isComputed: true,
  },
  {
    id: 'panchami-teertham',
    name: 'Panchami Teertham',
    days: ['2026-12-14'],
    known: computed('wikipedia-tiruchanoor', 'akshara-today-tiruchanoor'),
    rule: { sun: 'vrischika', paksha: 'shukla', tithi: 5, at: 'sunrise' },
    past: [
      { days: ['2013-12-07'], sources: ['hindu-tiruchanoor-2013'] },
      { days: ['2016-12-04'], sources: ['great-telangaana-tiruchanoor-2016'] },
      { days: ['2020-11-19'], sources: ['hans-india-tiruchanoor-2020'] },
      { days: ['2021-12-08'], sources: ['10tv-tiruchanoor-washed'] },
      { days: ['2023-11-18'], sources: ['hindu-tiruchanoor-2023'] },
      { days: ['2024-12-06'], sources: ['namasthe-bharath-tiruchanoor-2024'] },
      { days: ['2025-11-25'], sources: ['akshara-today-tiruchanoor'] },
    ],
    isComputed: true,
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
    known: computed(...tirumalaWashed),
    rule: { weekday: 'tuesday', before: 'vaikunta-ekadasi', daysBefore: 2 },
    past: [
      { days: ['2009-12-22'], sources: ['ttd-news-vaikunta-washed-2009'] },
      { days: ['2017-12-26'], sources: ['new-indian-express-vaikunta-washed-2017'] },
      { days: ['2020-12-22'], sources: ['deccan-chronicle-vaikunta-dwara'] },
      { days: ['2022-01-11'], sources: ['new-indian-express-temple-washed'] },
      { days: ['2023-12-19'], sources: ['andhra-prabha-dhanurmasam-2023'] },
      { days: ['2025-12-23'], sources: ['polit-ent-news'] },
    ],
    isComputed: true,
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
    known: computed('hans-india-dhanurmasam', 'hindu-no-suprabhatam'),
    rule: { date: '12-17', until: '01-14' },
    past: [
      { days: ['2020-12-17', '2021-01-14'], sources: ['hans-india-dhanurmasam-2020'] },
      { days: ['2021-12-17', '2022-01-14'], sources: ['ttd-news-dhanurmasam-2021'] },
      { days: ['2022-12-17', '2023-01-14'], sources: ['hans-india-dhanurmasam-2022'] },
      { days: ['2023-12-17', '2024-01-14'], sources: ['andhra-prabha-dhanurmasam-2023'] },
      { days: ['2024-12-17', '2025-01-14'], sources: ['hans-india-dhanurmasam'] },
      { days: ['2025-12-17', '2026-01-14'], sources: ['vaartha-dhanurmasam-2025'] },
    ],
    isComputed: true,
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
    rule: { sun: 'dhanus', paksha: 'shukla', tithi: 11, at: 'sunrise' },
    past: [
      { days: ['2020-12-25'], sources: ['deccan-chronicle-vaikunta-dwara'] },
      { days: ['2022-01-13'], sources: ['new-indian-express-temple-washed'] },
      { days: ['2023-01-02'], sources: ['hindu-vaikunta-ekadasi-2023'] },
      { days: ['2023-12-23'], sources: ['hans-india-vaikunta-privileges'] },
      { days: ['2025-01-10'], sources: ['ntv-telugu-vaikunta-dwara-2025'] },
      { days: ['2025-12-30'], sources: ['deccan-chronicle-vaikunta-draw'] },
    ],
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
    known: computed('deccan-chronicle-vaikunta-dwara', 'new-indian-express-vaikunta-crowds'),
    rule: { of: 'vaikunta-ekadasi', to: 9 },
    past: [
      { days: ['2020-12-25', '2021-01-03'], sources: ['deccan-chronicle-vaikunta-dwara'] },
      { days: ['2022-01-13', '2022-01-22'], sources: ['new-indian-express-temple-washed'] },
      { days: ['2023-01-02', '2023-01-11'], sources: ['ani-vaikunta-dwara-2023'] },
      { days: ['2023-12-23', '2024-01-01'], sources: ['hans-india-vaikunta-privileges'] },
      { days: ['2025-01-10', '2025-01-19'], sources: ['ntv-telugu-vaikunta-dwara-2025'] },
      { days: ['2025-12-30', '2026-01-08'], sources: ['deccan-chronicle-vaikunta-draw'] },
    ],
    isComputed: true,
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
    rule: { date: '12-30', until: '01-01' },
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
    known: computed('v6-velugu-sankranti', 'andhra-pulse-sankranti'),
    rule: { enters: 'makara', at: 'midday', from: -1, to: 2 },
    past: [
      { days: ['2021-01-13'], sources: ['ap7am-holidays-2021'] },
      { days: ['2022-01-14'], sources: ['mango-news-holidays-2022'] },
      { days: ['2023-01-14'], sources: ['mango-news-holidays-2023'] },
      { days: ['2025-01-13'], sources: ['sakshi-post-holidays-2025'] },
      { days: ['2026-01-14'], sources: ['india-herald-holidays-2026'] },
    ],
    isComputed: true,
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
    rule: { weekday: 'tuesday', before: 'ratha-saptami', daysBefore: 2 },
    past: [{ days: ['2025-01-28'], sources: ['hindustan-times-telugu-ratha-saptami'] }],
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
    known: computed('hans-india-ratha-saptami', 'hindustan-times-telugu-ratha-saptami'),
    rule: { masa: 'magha', paksha: 'shukla', tithi: 7, at: 'dawn', which: 'last' },
    past: [
      { days: ['2022-02-08'], sources: ['hans-india-ratha-saptami-2022'] },
      { days: ['2023-01-28'], sources: ['hans-india-ratha-saptami-2023'] },
      { days: ['2024-02-16'], sources: ['ok-news-ratha-saptami-2024'] },
      { days: ['2025-02-04'], sources: ['hans-india-ratha-saptami'] },
      { days: ['2026-01-25'], sources: ['zee-telugu-news-ratha-saptami'] },
    ],
    isComputed: true,
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
    rule: { weekday: 'thursday', before: 'srinivasa-mangapuram-brahmotsavam', daysBefore: 2 },
    past: [{ days: ['2025-02-13'], sources: ['namasthe-telangana-mangapuram-washed'] }],
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
    known: computed('andhra-prabha-brahmotsavam', 'hindu-two-brahmotsavams'),
    rule: { sun: 'kumbha', nakshatra: 'shravana', at: 'sunrise', from: -8, to: 0 },
    past: [
      { days: ['2014-02-19', '2014-02-27'], sources: ['ap7am-mangapuram-2014'] },
      { days: ['2020-02-14', '2020-02-22'], sources: ['hindu-two-brahmotsavams'] },
      { days: ['2021-03-02', '2021-03-10'], sources: ['hans-india-mangapuram-2021'] },
      { days: ['2023-02-11'], sources: ['in-news-mangapuram-2023'] },
      { days: ['2024-02-29', '2024-03-08'], sources: ['andhra-prabha-brahmotsavam'] },
    ],
    isComputed: true,
  },
  {
    id: 'kapila-theertham-brahmotsavam',
    ...brahmotsavam('hindu-two-brahmotsavams'),
    temples: ['kapila-theertham'],
    days: ['2027-02-27', '2027-03-08'],
    known: computed('hindu-two-brahmotsavams'),
    rule: { of: 'maha-shivaratri', from: -7, to: 2 },
    past: [
      { days: ['2011-02-23', '2011-03-04'], sources: ['ttd-news-kapila-2011'] },
      { days: ['2020-02-14', '2020-02-23'], sources: ['rsp-network-kapila-2020'] },
      { days: ['2024-03-01', '2024-03-10'], sources: ['ttd-news-kapila-washed'] },
      { days: ['2025-02-19'], sources: ['go-tirupati-kapila-2025'] },
      { days: ['2026-02-08', '2026-02-17'], sources: ['yktv-kapila-washed'] },
    ],
    isComputed: true,
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
    rule: { of: 'maha-shivaratri', from: -5, to: 7 },
    past: [
      { days: ['2021-03-06', '2021-03-18'], sources: ['hans-india-srikalahasti-2021'] },
      { days: ['2022-02-24'], sources: ['one-india-tamil-srikalahasti-2022'] },
      {
        days: ['2023-02-13', '2023-02-26'],
        sources: ['new-indian-express-srikalahasti-shivaratri'],
        isOff: true,
      },
      { days: ['2026-02-10', '2026-02-22'], sources: ['new-indian-express-srikalahasti-2026'] },
    ],
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
    rule: { masa: 'magha', paksha: 'krishna', tithi: 14, at: 'midnight' },
    past: [
      { days: ['2021-03-11'], sources: ['india-today-holidays-2021'] },
      { days: ['2022-03-01'], sources: ['ttd-news-shivaratri-2022'] },
      { days: ['2023-02-18'], sources: ['mango-news-holidays-2023'] },
      { days: ['2024-03-08'], sources: ['ttd-news-shivaratri-2024'] },
      { days: ['2025-02-26'], sources: ['sakshi-post-holidays-2025'] },
      { days: ['2026-02-15'], sources: ['india-herald-holidays-2026'] },
    ],
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
    rule: { masa: 'phalguna', paksha: 'shukla', tithi: 15, at: 'afternoon', from: -4, to: 0 },
    past: [
      { days: ['2019-03-16', '2019-03-20'], sources: ['ttd-news-teppotsavam-2019'] },
      { days: ['2020-03-05', '2020-03-09'], sources: ['sakshi-march-2020'] },
      { days: ['2021-03-24', '2021-03-28'], sources: ['india-herald-teppotsavam-2021'] },
      { days: ['2022-03-13', '2022-03-17'], sources: ['hans-india-teppotsavam-2022'] },
      { days: ['2023-03-03', '2023-03-07'], sources: ['andhra-patrika'] },
      { days: ['2024-03-20', '2024-03-24'], sources: ['hans-india-teppotsavam-2024'] },
      { days: ['2025-03-09', '2025-03-13'], sources: ['news-seals-march-2025'] },
      { days: ['2026-02-26', '2026-03-02'], sources: ['webdunia-telugu-teppotsavam'], isOff: true },
    ],
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
    rule: { weekday: 'thursday', before: 'ugadi', daysBefore: 2 },
    past: [{ days: ['2024-04-04'], sources: ['new-indian-express-ugadi'] }],
  },
  {
    id: 'tirumala-washed-again',
    ...tirumalaCleansed,
    days: ['2027-04-06'],
    known: computed(...tirumalaWashed),
    rule: { weekday: 'tuesday', before: 'ugadi', daysBefore: 1 },
    past: [
      { days: ['2020-03-24'], sources: ['rsp-network-ugadi-washed-2020'] },
      { days: ['2021-04-06'], sources: ['sakshi-english-april'] },
      { days: ['2023-03-21'], sources: ['sakshi-post-ugadi'] },
      { days: ['2024-04-02'], sources: ['new-indian-express-ugadi'] },
      { days: ['2025-03-25'], sources: ['hans-india-temple-washed'] },
    ],
    isComputed: true,
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
    rule: { masa: 'chaitra', paksha: 'shukla', tithi: 1, at: 'sunrise' },
    past: [
      { days: ['2021-04-13'], sources: ['sakshi-english-april'] },
      { days: ['2022-04-02'], sources: ['ap-edu-holidays-2022'] },
      { days: ['2023-03-22'], sources: ['sakshi-post-ugadi'] },
      { days: ['2024-04-09'], sources: ['new-indian-express-ugadi'] },
      { days: ['2025-03-30'], sources: ['hans-india-temple-washed'] },
      { days: ['2026-03-19'], sources: ['india-herald-holidays-2026'] },
    ],
    temples: ['tirumala'],
  },
  {
    id: 'rama-navami',
    name: 'Sri Rama Navami',
    days: ['2027-04-15'],
    known: computed('hans-india-rama-navami-2023', 'namasthe-telangana-april-2024'),
    rule: { masa: 'chaitra', paksha: 'shukla', tithi: 9, at: 'sunrise' },
    past: [
      { days: ['2018-03-25'], sources: ['bhakti-saram-march-2018'] },
      { days: ['2020-04-02'], sources: ['hans-india-holy-days-2020'] },
      { days: ['2021-04-21'], sources: ['sakshi-english-april'] },
      { days: ['2022-04-10'], sources: ['hans-india-rama-navami-2022'] },
      { days: ['2023-03-30'], sources: ['hans-india-rama-navami-2023'] },
      { days: ['2024-04-17'], sources: ['namasthe-telangana-april-2024'] },
      { days: ['2025-04-06'], sources: ['sakshi-post-holidays-2025'] },
      { days: ['2026-03-27'], sources: ['india-herald-holidays-2026'] },
    ],
    isComputed: true,
    effect: fact('A procession in the evening.', {
      confidence: 'medium',
      checkedOn,
      sources: ['hans-india-rama-navami-2023'],
    }),
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
    rule: { date: '04-15', until: '07-15' },
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
    known: computed('sakshi-english-april', 'namasthe-telangana-vasantotsavam'),
    rule: { masa: 'chaitra', paksha: 'shukla', tithi: 15, at: 'sunset', from: -2, to: 0 },
    past: [
      { days: ['2018-03-29', '2018-03-31'], sources: ['bhakti-saram-march-2018'] },
      { days: ['2020-04-05', '2020-04-07'], sources: ['hans-india-holy-days-2020'] },
      { days: ['2021-04-24', '2021-04-26'], sources: ['sakshi-english-april'] },
      { days: ['2023-04-03', '2023-04-05'], sources: ['hans-india-vasantotsavam-2023'] },
      { days: ['2024-04-21', '2024-04-23'], sources: ['namasthe-telangana-vasantotsavam'] },
      { days: ['2025-04-10', '2025-04-12'], sources: ['ntv-telugu-vasantotsavam-2025'] },
    ],
    isComputed: true,
    temples: ['tirumala'],
  },
  {
    id: 'govindaraja-washed-again',
    ...govindarajaCleansed,
    days: ['2027-05-06'],
    known: expectedOnThursday('ttd-news-govindaraja-washed', 'hashtagu-govindaraja-washed'),
    rule: { weekday: 'thursday', before: 'govindaraja-brahmotsavam', daysBefore: 2 },
    past: [
      { days: ['2018-05-16'], sources: ['ttd-news-govindaraja-2018'], isOff: true },
      { days: ['2021-05-13'], sources: ['ttd-news-govindaraja-washed'] },
      { days: ['2023-05-18'], sources: ['ttd-news-govindaraja-2023'] },
    ],
  },
  {
    id: 'tiruchanoor-washed-in-may',
    ...tiruchanoorCleansed,
    days: ['2027-05-11'],
    known: expectedInTheWeek('ttd-news-tiruchanoor-washed'),
    rule: { weekday: 'tuesday', before: 'tiruchanoor-vasantotsavam', daysBefore: 2 },
    past: [{ days: ['2019-05-14'], sources: ['ttd-news-tiruchanoor-washed'] }],
  },
  {
    id: 'govindaraja-brahmotsavam',
    ...brahmotsavam('andhra-today'),
    temples: ['govindaraja'],
    days: ['2027-05-13', '2027-05-21'],
    known: computed(
      'ttd-news-govindaraja-washed',
      'hashtagu-govindaraja-washed',
      'deccan-chronicle-govindaraja-brahmotsavam',
    ),
    rule: { sun: 'vrishabha', nakshatra: 'anuradha', at: 'sunrise', which: 'last', from: -8, to: 0 },
    past: [
      { days: ['2018-05-21', '2018-05-29'], sources: ['ttd-news-govindaraja-2018'] },
      { days: ['2021-05-18', '2021-05-26'], sources: ['hindu-govindaraja-2021'] },
      { days: ['2023-05-26', '2023-06-03'], sources: ['ttd-news-govindaraja-2023'] },
      { days: ['2024-05-16', '2024-05-24'], sources: ['andhra-today'] },
      { days: ['2025-06-02', '2025-06-10'], sources: ['deccan-chronicle-govindaraja-brahmotsavam'] },
    ],
    isComputed: true,
  },
  {
    id: 'tiruchanoor-vasantotsavam',
    ...vasantotsavam('samayam-telugu-vasantotsavam'),
    days: ['2027-05-19', '2027-05-21'],
    known: computed('ttd-news-tiruchanoor-washed', 'samayam-telugu-vasantotsavam'),
    rule: { masa: 'vaisakha', paksha: 'shukla', tithi: 15, at: 'sunrise', from: -1, to: 1 },
    past: [
      { days: ['2019-05-17', '2019-05-19'], sources: ['samayam-telugu-vasantotsavam'] },
      { days: ['2020-05-06', '2020-05-08'], sources: ['hindu-tiruchanoor-vasantotsavam-2020'] },
      { days: ['2022-05-15'], sources: ['etv-bharat-tiruchanoor-vasantotsavam-2022'] },
      { days: ['2024-05-22', '2024-05-24'], sources: ['andhra-today-tiruchanoor-vasantotsavam-2024'] },
      { days: ['2025-05-11', '2025-05-13'], sources: ['namasthe-telangana-tiruchanoor-vasantotsavam-2025'] },
    ],
    isComputed: true,
    temples: ['tiruchanoor'],
  },
  {
    id: 'appalayagunta-washed',
    name: cleansing,
    temples: ['appalayagunta'],
    days: ['2027-06-08'],
    known: computed('ttd-news-appalayagunta-washed', 'namasthe-telangana-appalayagunta-washed'),
    rule: { weekday: 'tuesday', before: 'appalayagunta-brahmotsavam', daysBefore: 2 },
    past: [
      { days: ['2018-06-19'], sources: ['ttd-news-appalayagunta-washed'] },
      { days: ['2019-06-11'], sources: ['rsp-network-appalayagunta-2019'] },
      { days: ['2021-06-15'], sources: ['etv-bharat-appalayagunta-washed'] },
      { days: ['2023-05-23'], sources: ['teluguism-appalayagunta-brahmotsavam'] },
      { days: ['2025-06-03'], sources: ['rsp-network-appalayagunta-2025'] },
    ],
    isComputed: true,
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
    days: ['2027-06-15', '2027-06-23'],
    known: computed(
      'ttd-news-appalayagunta-washed',
      'namasthe-telangana-appalayagunta-washed',
      'etv-bharat-appalayagunta-washed',
    ),
    rule: { masa: 'jyeshtha', nakshatra: 'shravana', at: 'sunrise', from: -8, to: 0 },
    past: [
      { days: ['2018-06-23', '2018-07-01'], sources: ['ttd-news-appalayagunta-washed'] },
      { days: ['2019-06-13', '2019-06-21'], sources: ['rsp-network-appalayagunta-2019'] },
      { days: ['2021-06-19'], sources: ['etv-bharat-appalayagunta-washed'] },
      { days: ['2022-06-10', '2022-06-18'], sources: ['namasthe-telangana-appalayagunta-2022'] },
      { days: ['2023-05-31', '2023-06-08'], sources: ['teluguism-appalayagunta-brahmotsavam'] },
      { days: ['2024-06-17', '2024-06-25'], sources: ['bhakthi-tv-appalayagunta-2024'] },
      { days: ['2025-06-07', '2025-06-15'], sources: ['rsp-network-appalayagunta-2025'] },
    ],
    isComputed: true,
  },
  {
    id: 'mangapuram-washed-again',
    name: cleansing,
    temples: ['srinivasa-mangapuram'],
    days: ['2027-07-01'],
    known: expectedOnThursday('citizen-force-mangapuram'),
    rule: { weekday: 'thursday', before: 'sakshatkara-vaibhavam', daysBefore: 2 },
    past: [
      { days: ['2021-07-08'], sources: ['etv-bharat-sakshatkara-2021'] },
      { days: ['2022-06-30'], sources: ['hindu-sakshatkara-vaibhavam'] },
      { days: ['2023-06-22'], sources: ['ttd-news-sakshatkara-vaibhavam'] },
      { days: ['2025-06-26'], sources: ['citizen-force-mangapuram'] },
    ],
    shut: fact(
      { from: '07:00', until: '12:30' },
      { confidence: 'medium', checkedOn, sources: ['citizen-force-mangapuram'] },
    ),
  },
  {
    id: 'sakshatkara-vaibhavam',
    name: 'Sakshatkara Vaibhavam',
    days: ['2027-07-07', '2027-07-09'],
    known: expected(
      'ttd-news-sakshatkara-vaibhavam',
      'hindu-sakshatkara-vaibhavam',
      'citizen-force-mangapuram',
    ),
    rule: { masa: 'ashadha', nakshatra: 'uttara-phalguni', at: 'sunrise', from: -2, to: 0 },
    past: [
      { days: ['2012-06-24', '2012-06-26'], sources: ['anudinam-sakshatkara-2012'] },
      { days: ['2013-07-12', '2013-07-14'], sources: ['anudinam-sakshatkara-2013'] },
      { days: ['2021-07-13', '2021-07-15'], sources: ['etv-bharat-sakshatkara-2021'] },
      { days: ['2022-07-03', '2022-07-05'], sources: ['hindu-sakshatkara-vaibhavam'], isOff: true },
      { days: ['2023-06-24', '2023-06-26'], sources: ['ttd-news-sakshatkara-vaibhavam'] },
      { days: ['2025-06-30', '2025-07-02'], sources: ['citizen-force-mangapuram'] },
    ],
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
    known: computed('ttd-news-washed-2023', 'ttd-news-washed-2018'),
    rule: { weekday: 'tuesday', before: 'anivara-asthanam', daysBefore: 1 },
    past: [
      { days: ['2018-07-10'], sources: ['ttd-news-washed-2018'] },
      { days: ['2020-07-14'], sources: ['hans-india-anivara-washed-2020'] },
      { days: ['2021-07-13'], sources: ['hans-india-anivara-washed-2021'] },
      { days: ['2023-07-11'], sources: ['ttd-news-washed-2023'] },
      { days: ['2024-07-09'], sources: ['hans-india-anivara-asthanam'] },
      { days: ['2025-07-15'], sources: ['hans-india-anivara-washed-2025'] },
    ],
    isComputed: true,
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
    known: computed('deccan-chronicle-anivara-asthanam', 'hans-india-anivara-asthanam'),
    rule: { enters: 'karka', at: 'sunset' },
    past: [
      { days: ['2018-07-17'], sources: ['ttd-news-washed-2018'] },
      { days: ['2021-07-16'], sources: ['hans-india-anivara-asthanam-2021'] },
      { days: ['2022-07-17'], sources: ['new-indian-express-anivara-asthanam-2022'] },
      { days: ['2024-07-16'], sources: ['hans-india-anivara-asthanam'] },
      { days: ['2025-07-16'], sources: ['deccan-chronicle-anivara-asthanam'] },
    ],
    isComputed: true,
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
    rule: { eclipse: 'solar' },
    past: [
      { days: ['2019-12-26'], sources: ['new-indian-express-solar-eclipse'] },
      { days: ['2022-10-25'], sources: ['deccan-chronicle-solar-eclipse'] },
    ],
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
    id: 'pavitrotsavam',
    name: 'Pavitrotsavam',
    days: ['2027-08-12', '2027-08-14'],
    known: expected(
      'hindu-pavitrotsavam-2021',
      'hindu-pavitrotsavam-2022',
      'andhra-pravasi-pavitrotsavam-2025',
    ),
    rule: {
      masa: 'shravana',
      paksha: 'shukla',
      tithi: 11,
      at: 'midday',
      which: 'last',
      from: 0,
      to: 2,
    },
    past: [
      { days: ['2019-08-11', '2019-08-13'], sources: ['etv-bharat-pavitrotsavam-2019'], isOff: true },
      { days: ['2020-07-30', '2020-08-01'], sources: ['etv-bharat-pavitrotsavam-2020'] },
      { days: ['2021-08-18', '2021-08-20'], sources: ['hindu-pavitrotsavam-2021'] },
      { days: ['2022-08-08', '2022-08-10'], sources: ['hindu-pavitrotsavam-2022'] },
      { days: ['2024-08-15', '2024-08-17'], sources: ['andhra-today-pavitrotsavam-2024'] },
      { days: ['2025-08-05', '2025-08-07'], sources: ['andhra-pravasi-pavitrotsavam-2025'] },
    ],
    effect: fact('Processions; some paid rites are cancelled.', {
      confidence: 'high',
      checkedOn,
      sources: ['hindu-pavitrotsavam-2021', 'hindu-pavitrotsavam-2022', 'etv-bharat-pavitrotsavam-2019'],
    }),
    temples: ['tirumala'],
  },
  {
    id: 'vinayaka-chavithi',
    name: 'Vinayaka Chavithi',
    days: ['2027-09-04'],
    known: expected('hindu-kanipakam-brahmotsavam', 'samayam-kanipakam-brahmotsavam'),
    rule: { masa: 'bhadrapada', paksha: 'shukla', tithi: 4, at: 'midday' },
    past: [
      { days: ['2021-09-10'], sources: ['etv-bharat-kanipakam-2021'] },
      { days: ['2022-08-31'], sources: ['ap-edu-holidays-2022'] },
      { days: ['2023-09-18'], sources: ['hindu-kanipakam-brahmotsavam'], isOff: true },
      { days: ['2024-09-07'], sources: ['hindu-kanipakam-2024'] },
      { days: ['2025-08-27'], sources: ['samayam-kanipakam-brahmotsavam'] },
      { days: ['2026-09-14'], sources: ['india-herald-holidays-2026'] },
    ],
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
    rule: { of: 'vinayaka-chavithi', to: 20 },
    past: [
      { days: ['2021-09-10', '2021-09-30'], sources: ['etv-bharat-kanipakam-2021'] },
      { days: ['2023-09-18', '2023-10-08'], sources: ['hindu-kanipakam-brahmotsavam'] },
      { days: ['2024-09-07', '2024-09-27'], sources: ['hindu-kanipakam-2024'] },
      { days: ['2025-08-27', '2025-09-16'], sources: ['samayam-kanipakam-brahmotsavam'] },
    ],
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
    rule: { weekday: 'tuesday', before: 'tirumala-brahmotsavam', daysBefore: 2 },
    past: [
      { days: ['2021-10-05'], sources: ['hans-india-brahmotsavam-2021'] },
      { days: ['2022-09-20'], sources: ['hindu-brahmotsavam-2022'] },
      { days: ['2023-09-12'], sources: ['hans-india-brahmotsavam-washed-2023'] },
      { days: ['2024-10-01'], sources: ['hans-india-brahmotsavam-washed-2024'] },
      { days: ['2025-09-16'], sources: ['deccan-chronicle-brahmotsavam-2025'] },
    ],
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
    rule: { sun: 'kanya', nakshatra: 'shravana', at: 'sunrise', which: 'last', from: -8, to: 0 },
    past: [
      { days: ['2021-10-07', '2021-10-15'], sources: ['hans-india-brahmotsavam-2021'] },
      { days: ['2022-09-27', '2022-10-05'], sources: ['hindu-brahmotsavam-2022'] },
      { days: ['2023-09-18', '2023-09-26'], sources: ['hindu-brahmotsavam-2023'] },
      { days: ['2024-10-04', '2024-10-12'], sources: ['deccan-chronicle-brahmotsavam'] },
      { days: ['2025-09-24', '2025-10-02'], sources: ['deccan-chronicle-brahmotsavam-2025'], isOff: true },
    ],
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
    rule: { of: 'tirumala-brahmotsavam', from: 4 },
    past: [
      { days: ['2021-10-11'], sources: ['hans-india-brahmotsavam-2021'] },
      { days: ['2022-10-01'], sources: ['hindu-brahmotsavam-2022'] },
      { days: ['2023-09-22'], sources: ['hindu-brahmotsavam-2023'] },
      { days: ['2024-10-08'], sources: ['deccan-chronicle-brahmotsavam'] },
    ],
    effect: fact('Very crowded.', {
      confidence: 'high',
      checkedOn,
      sources: ['deccan-chronicle-brahmotsavam', 'ttd-news-two-wheelers'],
    }),
    temples: ['tirumala'],
    isCrowded: true,
  },
  {
    id: 'deepavali',
    name: 'Deepavali',
    days: ['2027-10-29'],
    known: computed('hans-india-deepavali-2024', 'zee-telugu-news-deepavali-2025'),
    rule: { masa: 'ashvina', paksha: 'krishna', tithi: 15, at: 'sunset' },
    past: [
      { days: ['2020-11-14'], sources: ['nigha-nethram'] },
      { days: ['2022-10-24'], sources: ['hans-india-deepavali-2022'] },
      { days: ['2023-11-12'], sources: ['telugu-bullet-deepavali-2023'] },
      { days: ['2024-10-31'], sources: ['hans-india-deepavali-2024'] },
      { days: ['2025-10-20'], sources: ['zee-telugu-news-deepavali-2025'] },
      { days: ['2026-11-08'], sources: ['india-herald-holidays-2026'] },
    ],
    isComputed: true,
    suspends: [
      fact(
        { what: ['sevas', 'breakDarshan'] },
        { confidence: 'high', checkedOn, sources: ['suryaa-deepavali-2024', 'telugu-bullet-deepavali-2023'] },
      ),
    ],
    temples: ['tirumala'],
  },
  {
    id: 'tiruchanoor-washed-in-november',
    ...tiruchanoorCleansed,
    days: ['2027-11-23'],
    known: computed('akshara-today-tiruchanoor', '10tv-tiruchanoor-washed'),
    rule: { again: 'tiruchanoor-washed' },
    isComputed: true,
  },
  {
    id: 'tiruchanoor-brahmotsavam-in-november',
    ...brahmotsavam('akshara-today-tiruchanoor'),
    temples: ['tiruchanoor'],
    days: ['2027-11-25', '2027-12-02'],
    known: computed('akshara-today-tiruchanoor', '10tv-tiruchanoor-washed'),
    rule: { again: 'tiruchanoor-brahmotsavam' },
    isComputed: true,
  },
]

export const calendar: readonly Occasion[] = rows.map(
  ({ days: [first, last = first], known, past, isCrowded = false, ...others }) => ({
    ...others,
    days: fact({ first, last }, known),
    ...(past && {
      past: past.map(({ days: [first, last], sources, isOff }) => ({
        first,
        ...(last && { last }),
        sources: sources.map((id) => sourceById[id]),
        ...(isOff && { isOff }),
      })),
    }),
    isCrowded,
  }),
)
