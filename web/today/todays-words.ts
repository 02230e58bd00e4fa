import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import type { Wait } from '#guide/schema.ts'
import { wayInIds } from '#guide/ways-in.ts'
import { withSaidHours } from '#today/said-hours.ts'
import { standsAt } from '#today/standing.ts'
import { type Line, lines as lineKinds } from '#today/values.ts'
import type { Saying, Word } from '#today/word.ts'
import { durationText } from '../language/duration-text.ts'
import { unbroken } from '../language/length-text.ts'
import { t } from '../language/translate.ts'
import type { SaidLine, SaidWait, Subject, Todays } from './todays.ts'
import { deskText, type Names, wordText } from './word-text.ts'

/** Of words that have not ended, in the order in which they were said. */
export function todaysOf(words: readonly Word[], names: Names, now: Date): Todays {
  const isOnDate = ({ from }: Word) => dateInIndia(new Date(from)) <= dateInIndia(now)
  const standing = words.filter((word) => standsAt(word, now.getTime()))
  const lines = words.map((word) => ({ word, line: lineOf(word, names, now) })).reverse()
  const lineWords = new Map(
    standing.flatMap(({ says, ...when }) =>
      says.kind === 'line' ? [[says.line, { ...when, says }] as const] : [],
    ),
  )

  const hours = <Fact extends object>(temple: string, fact: Fact): Fact => {
    const about = words.filter(({ says }) => 'temple' in says && says.temple === temple)
    if (about.length === 0) return fact
    const { value } = fact as { value?: OpeningHours | null }
    const changed = { ...fact, value: value && about.reduce(withSaidHours, value) }
    const [newest] = about.filter(isOnDate).reverse()
    const isSure = standing.some((word) => about.includes(word) && word.says.kind === 'hours')
    return {
      ...changed,
      ...(isSure && { confidence: 'high', checkedOn: dateInIndia(now) }),
      ...(newest && { said: briefText(newest, now) }),
    }
  }

  const waitFor = (line: Line, wait: Wait, text: (duration: string) => string): SaidWait => {
    const word = lineWords.get(line)
    if (!word) return wait
    const minutes = word.says.hours * 60
    const what =
      minutes === 0
        ? t('Hardly any waiting')
        : text(t('About {duration}', { duration: durationText(minutes) }))
    const said = t('{what} · {desk}', { what, desk: unbroken(deskText(word, now)) })
    return { leastMinutes: minutes, mostMinutes: minutes, said }
  }
  const withWait = <Way extends { wait: { value: SaidWait } }>(line: Line, way: Way): Way => {
    if (!lineWords.has(line)) return way
    const value = waitFor(line, way.wait.value, (duration) => t('{duration} in line', { duration }))
    return { ...way, wait: { ...way.wait, confidence: 'high', value } }
  }
  const queued: Todays['queued'] = (shown) => {
    const { queue } = shown
    if (!queue) return shown
    const text = (duration: string) => t('{duration} in line without a ticket', { duration })
    return { ...shown, queue: waitFor('freeLine', queue, text) }
  }
  const withHours: Todays['temple'] = (temple) => ({
    ...temple,
    openingHours: hours(temple.id, temple.openingHours),
  })
  return {
    lines: lines.map(({ line }) => line),
    linesOn: (subjects) =>
      lines.filter(({ word }) => subjects.includes(subjectOf(word.says))).map(({ line }) => line),
    hours,
    temple: (temple) => queued(withHours(temple)),
    queued,
    searched: (temple) => ({
      ...withHours(temple),
      waysIn: temple.waysIn.map((way) => {
        const line = lineKinds.find((one) => wayInIds[one] === way.id)
        return line ? withWait(line, way) : way
      }),
    }),
    dayTemple: (temple) => queued(withHours(temple)),
    waysIn: (waysIn) => ({
      ...waysIn,
      ...Object.fromEntries(lineKinds.map((line) => [line, withWait(line, waysIn[line])])),
    }),
  }
}

/** Beside the status of a temple, where there is little room. */
function briefText(word: Word, now: Date): string {
  const desk = unbroken(deskText(word, now))
  return word.says.kind === 'crowd' ? t('{what} · {desk}', { what: t('Great crowd'), desk }) : desk
}

function lineOf(word: Word, names: Names, now: Date): SaidLine {
  const { id, says } = word
  const text = wordText(word, names, now)
  return says.kind === 'text'
    ? { id, text, quoted: { text: says.text, language: says.language } }
    : { id, text }
}

function subjectOf(says: Saying): Subject {
  switch (says.kind) {
    case 'hours':
    case 'crowd':
      return says.temple
    case 'line':
      return 'lines'
    case 'tokens':
      return 'tokens'
    case 'road':
      return 'roads'
    case 'text':
      return 'texts'
  }
}
