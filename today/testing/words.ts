import fc from 'fast-check'
import { templeIds } from '#guide/temple-ids.ts'
import { languages } from '#messages/languages.ts'
import type { KeptWord } from '#today/standing.ts'
import { counters, lines, reasons, roadStates, roads } from '#today/values.ts'
import type { Saying, Word } from '#today/word.ts'

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
/** Seven in the morning in India. */
export const seven = Date.UTC(2026, 10, 29, 1, 30)

/** Said at seven, about all of the day, unless it says otherwise. */
export function word(says: Saying, more: Partial<KeptWord> = {}): KeptWord {
  const from = more.saidAt ?? seven
  return { id: 'word0001', from, until: seven + 12 * hourMs, saidAt: seven, takenBackAt: null, ...more, says }
}

export function publicWord(kept: KeptWord): Word {
  const { takenBackAt: _, ...said } = kept
  return said
}

const time = fc.integer({ min: seven - 48 * hourMs, max: seven + 96 * hourMs })
const temple = fc.constantFrom(...templeIds)
const kind = <Kind extends Saying['kind']>(name: Kind) => fc.constant(name)

const sayings: { [Kind in Saying['kind']]: fc.Arbitrary<Extract<Saying, { kind: Kind }>> } = {
  hours: fc.record({
    kind: kind('hours'),
    temple,
    sessions: fc.constantFrom(
      [],
      [{ opens: '05:30', closes: '11:00' }],
      [
        { opens: '06:00', closes: '12:00' },
        { opens: '16:00', closes: '25:30' },
      ],
    ),
    reason: fc.constantFrom(...reasons),
  }),
  line: fc.record({
    kind: kind('line'),
    line: fc.constantFrom(...lines),
    hours: fc.nat({ max: 96 }).map((halves) => halves / 2),
    seenAt: time,
  }),
  tokens: fc.oneof(
    fc.record({
      kind: kind('tokens'),
      state: fc.constant('given' as const),
      counters: fc.subarray([...counters], { minLength: 1 }),
    }),
    fc.record({ kind: kind('tokens'), state: fc.constant('gone' as const), at: time }),
    fc.record({ kind: kind('tokens'), state: fc.constant('none' as const) }),
  ),
  road: fc.record({
    kind: kind('road'),
    road: fc.constantFrom(...roads),
    state: fc.constantFrom(...roadStates),
  }),
  crowd: fc.record({ kind: kind('crowd'), temple }),
  text: fc.record({
    kind: kind('text'),
    language: fc.constantFrom(...languages),
    text: fc.constantFrom('Carry water.', 'నీళ్లు తెచ్చుకోండి.', 'लाइन लंबी है', 'வரிசை "நீளம்"', 'ಸಾಲು'),
  }),
}

export const anySaying: fc.Arbitrary<Saying> = fc.oneof(...Object.values<fc.Arbitrary<Saying>>(sayings))

export const anyKeptWord: fc.Arbitrary<KeptWord> = fc
  .record({
    id: fc.stringMatching(/^[A-Za-z0-9_-]{8,22}$/),
    from: time,
    lasts: fc.integer({ min: 1, max: 48 * hourMs }),
    saidAt: time,
    takenBackAfter: fc.option(fc.integer({ min: 0, max: 24 * hourMs })),
    says: anySaying,
  })
  .map(({ lasts, takenBackAfter, ...rest }) => ({
    ...rest,
    until: rest.from + lasts,
    takenBackAt: takenBackAfter === null ? null : rest.saidAt + takenBackAfter,
  }))

/** In the order in which they were said. */
export const anyKeptWords = fc
  .array(anyKeptWord, { maxLength: 40 })
  .map((words) => words.toSorted((one, other) => one.saidAt - other.saidAt))
