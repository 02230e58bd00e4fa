import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import type { NoticeKind } from '#guide/opening-hours/opening-notice.ts'
import { wayInIds } from '#guide/ways-in.ts'
import type { Language } from '#messages/languages.ts'
import { readAnswer } from '#today/read-answer.ts'
import { withSaidHours } from '#today/said-hours.ts'
import { standsAt } from '#today/standing.ts'
import { type Line, lines as lineKinds } from '#today/values.ts'
import type { Saying, Word } from '#today/word.ts'
import { durationText } from '#web/language/duration-text.ts'
import { numberFormat } from '#web/language/formats.ts'
import { unbroken } from '#web/language/length-text.ts'
import { message, spokenLanguage, t } from '#web/language/translate.ts'
import type { SaidLine, SaidWait, Subject, Todays } from './todays.ts'
import { briefMomentText, type Names, wordText } from './word-text.ts'
import { daysOf, dayTempleWith, roadsOf, wordsAtDoor } from './words-in-day.ts'

export function isAnswer(text: string): boolean {
  return readAnswer(text) !== null
}

/** What an answer says at a moment, and when that changes by itself; 0 if never. */
export function todaysAt(text: string, names: Names, now: Date): { said: Todays | null; changesAt: number } {
  const present = now.getTime()
  const live = (readAnswer(text)?.words ?? []).filter(({ until }) => until > present)
  const changes = live.flatMap(({ from, until }) => [from, until]).filter((time) => time > present)
  return {
    said: live.length > 0 ? todaysOf(live, names, now) : null,
    changesAt: changes.length > 0 ? Math.min(...changes) : 0,
  }
}

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
    const about = wordsAtDoor(words, temple)
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

  const waitFor = (line: Line, wait: SaidWait, text: (minutes: number) => string): SaidWait => {
    const word = lineWords.get(line)
    if (!word) return wait
    const minutes = word.says.hours * 60
    const what = minutes === 0 ? t('Hardly any waiting') : text(minutes)
    const said = t('{what} · {time}', { what, time: asOfText(word, now) })
    return { leastMinutes: minutes, mostMinutes: minutes, said }
  }
  const withWait = <Way extends { wait: { value: SaidWait } }>(line: Line, way: Way): Way => {
    if (!lineWords.has(line)) return way
    const value = waitFor(line, way.wait.value, (minutes) =>
      t('{duration} in line', { duration: t('About {duration}', { duration: durationText(minutes) }) }),
    )
    return { ...way, wait: { ...way.wait, confidence: 'high', value } }
  }
  const queued: Todays['queued'] = (shown) => {
    const { queue } = shown
    if (!queue) return shown
    const text = (minutes: number) =>
      t('{hours} h in line without a ticket', { hours: hoursText(minutes / 60) })
    return { ...shown, queue: waitFor('freeLine', queue, text) }
  }
  const withHours: Todays['temple'] = (temple) => ({
    ...temple,
    openingHours: hours(temple.id, temple.openingHours),
  })
  return {
    lines: lines.map(({ line }) => line),
    linesOn: (subjects, date) =>
      lines
        .filter(({ word }) => subjects.includes(subjectOf(word.says)) && (!date || isOn(word, date)))
        .map(({ line }) => line),
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
    dayTemple: (temple) => dayTempleWith(words, queued(temple)),
    roads: roadsOf(words),
    waysIn: (waysIn) => ({
      ...waysIn,
      ...Object.fromEntries(lineKinds.map((line) => [line, withWait(line, waysIn[line])])),
    }),
  }
}

function isOn(word: Word, date: string): boolean {
  const { first, last } = daysOf(word)
  return first <= date && date <= last
}

/** There is room for two lines, of which a status in full fills both in these languages. */
const longLanguages: readonly Language[] = ['te', 'ta', 'kn']

function briefText(word: Word, now: Date) {
  const time = asOfText(word, now)
  const isLong = longLanguages.includes(spokenLanguage())
  return (status: string, kind: NoticeKind): string => {
    if (word.says.kind !== 'crowd') {
      const what = isLong && kind !== 'unsure' ? t(states[kind]) : status
      return t('{what} · {time}', { what, time })
    }
    if (kind === 'closed') return status
    const what = t('Great crowd')
    return t('{what} · {time}', {
      what: isLong ? what : t('{what} · {time}', { what: status, time: what }),
      time,
    })
  }
}

const states = { open: message('Doors open'), closed: message('Closed') } as const

function asOfText(word: Word, now: Date): string {
  return unbroken(t('as of {time}', { time: briefMomentText(word, now) }))
}

const hoursText = numberFormat({ maximumFractionDigits: 1 })

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
