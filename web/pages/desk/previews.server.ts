import { minutesPerDay, momentInIndia } from '#guide/opening-hours/india-time.ts'
import { type Language, languages } from '#messages/languages.ts'
import { counters, lines, reasons, roadStates, roads } from '#today/values.ts'
import type { Saying, Word } from '#today/word.ts'
import { todayTextsIn } from '#web/guide/today/today-texts.server.ts'
import { wordText } from '#web/guide/today/word-text.ts'
import { type Messages, saidIn } from '#web/language/translate.ts'
import type { Previews } from './previews.ts'

export function previewTexts(messagesOf: (language: Language) => Messages): Previews {
  const texts = languages.map((language) => {
    const { names } = todayTextsIn(language)
    const messages = messagesRead(language, messagesOf(language), () => {
      for (const { word, now } of everyWord()) wordText(word, names, now)
    })
    return [language, { messages, names }]
  })
  return Object.fromEntries(texts)
}

function messagesRead(language: Language, messages: Messages, say: () => void): Messages {
  const read: Record<string, string> = {}
  const noted = new Proxy(messages, {
    get(all, key: string) {
      const message = all[key]
      if (message !== undefined) read[key] = message
      return message
    },
  })
  saidIn(language, noted, say)
  return read
}

const date = '2026-11-29'
const at = (minute: number) => momentInIndia(date, minute).getTime()

function* everyWord(): Generator<{ word: Word; now: Date }> {
  const seven = at(7 * 60)
  const now = new Date(seven)
  const spans = [
    { from: seven, until: at(minutesPerDay) },
    { from: at(9 * 60), until: at(minutesPerDay) },
    { from: seven, until: at(20 * 60) },
    { from: at(9 * 60), until: at(20 * 60) },
  ]
  for (const says of everySaying(seven))
    for (const span of spans) yield { word: { id: 'preview1', saidAt: seven, ...span, says }, now }
  const says: Saying = { kind: 'road', road: 'hillRoad', state: 'shut' }
  for (let hour = 1; hour <= 48; hour += 1)
    yield { word: { id: 'preview1', from: seven, until: at((7 + hour) * 60), saidAt: seven, says }, now }
}

function everySaying(seenAt: number): Saying[] {
  const sessions = [
    { opens: '05:30', closes: '11:00' },
    { opens: '16:00', closes: '25:30' },
  ]
  return [
    ...reasons.flatMap((reason): Saying[] => [
      { kind: 'hours', temple: 'tirumala', sessions: [], reason },
      { kind: 'hours', temple: 'tirumala', sessions, reason },
    ]),
    ...lines.flatMap((line) =>
      [0, 0.5, 1, 1.5, 2, 12].map((hours): Saying => ({ kind: 'line', line, hours, seenAt })),
    ),
    { kind: 'tokens', state: 'given', counters: [...counters] },
    { kind: 'tokens', state: 'gone', at: seenAt },
    { kind: 'tokens', state: 'none' },
    ...roads.flatMap((road) => roadStates.map((state): Saying => ({ kind: 'road', road, state }))),
    { kind: 'crowd', temple: 'tirumala' },
    { kind: 'text', language: 'en', text: 'Carry water.' },
  ]
}
