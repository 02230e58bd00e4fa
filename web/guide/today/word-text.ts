import { dateAfter, dateInIndia, minutesOf, momentInIndia } from '#guide/opening-hours/india-time.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import type { Counter, Line, Reason, Road, RoadState } from '#today/values.ts'
import type { Word } from '#today/word.ts'
import { durationText } from '#web/language/duration-text.ts'
import { dateFormat } from '#web/language/formats.ts'
import { timesText, timeText } from '#web/language/time-text.ts'
import { message, t } from '#web/language/translate.ts'

export type Names = Readonly<Record<TempleId, string>>

/** "Travel desk, 7:10 am: the line without a ticket at Tirumala takes about 18 hours." Free texts stand beside it. */
export function wordText(word: Word, names: Names, now: Date): string {
  const what = sayingText(word, names, now)
  const desk = t('Travel desk, {time}', { time: momentText(momentOf(word), now) })
  return what === null ? t('{desk}:', { desk }) : t('{desk}: {what}.', { desk, what })
}

/** Where a status has no room for both: its hour, or its day if that is another one. */
export function briefMomentText(word: Word, now: Date): string {
  const moment = momentOf(word)
  const isToday = dateInIndia(new Date(moment)) === dateInIndia(now)
  return isToday ? momentText(moment, now) : dayFormat(moment)
}

/** When it was said; a line is as old as the look at it. */
function momentOf({ saidAt, says }: Word): number {
  return says.kind === 'line' ? says.seenAt : saidAt
}

/** Null for a text that was typed. */
function sayingText(word: Word, names: Names, now: Date): string | null {
  const { says } = word
  const when = whenText(word, now)
  switch (says.kind) {
    case 'hours': {
      const temple = names[says.temple]
      const times = says.sessions.map(({ opens, closes }) => timesText(minutesOf(opens), minutesOf(closes)))
      const what =
        times.length === 0
          ? t('{place} is closed {when}', { place: temple, when })
          : t('{place} is open only {times}, {when}', { place: temple, times: times.join(', '), when })
      return says.reason === 'other'
        ? what
        : t('{what} ({reason})', { what, reason: t(reasons[says.reason]) })
    }
    case 'line': {
      const line = t(lines[says.line])
      return says.hours === 0
        ? t('hardly any waiting in {line}', { line })
        : t('{line} takes about {duration}', { line, duration: durationText(says.hours * 60) })
    }
    case 'tokens':
      if (says.state === 'given')
        return t('free tokens are being given at {places}', {
          places: says.counters.map((counter) => t(counters[counter])).join(', '),
        })
      return says.state === 'gone'
        ? t('the free tokens ran out at {time}', { time: momentText(says.at, now) })
        : t('no free tokens {when}', { when })
    case 'road':
      return says.road === 'buses'
        ? t(buses[says.state], { when })
        : t(roadStates[says.state], { place: t(roads[says.road]), when })
    case 'crowd':
      return t('great crowd at {place} {when}', { place: names[says.temple], when })
    case 'text':
      return null
  }
}

/** An end at midnight is not told: the day says it. */
function whenText({ from, until }: Word, now: Date): string {
  const today = dateInIndia(now)
  const isNow = from <= now.getTime()
  const isToday = isNow || dateInIndia(new Date(from)) === today
  if (isToday && until === momentInIndia(dateAfter(today, 1), 0).getTime()) {
    return isNow ? t('today') : t('from {time} on', { time: momentText(from, now) })
  }
  const ends = momentText(until, now)
  return isNow
    ? t('until {time}', { time: ends })
    : t('from {from} to {until}', { from: momentText(from, now), until: ends })
}

/** With its day, if that is another one. */
export function momentText(moment: number, now: Date): string {
  const date = dateInIndia(new Date(moment))
  const time = timeText(Math.floor((moment - momentInIndia(date, 0).getTime()) / 60_000))
  return date === dateInIndia(now) ? time : t('{day}, {time}', { day: dayFormat(moment), time })
}

const dayFormat = dateFormat({ day: 'numeric', month: 'long', timeZone: 'Asia/Kolkata' })

export const reasons: Readonly<Record<Exclude<Reason, 'other'>, string>> = {
  visitOfState: message('a state visit'),
  ritual: message('a ritual'),
  festival: message('a festival'),
  eclipse: message('an eclipse'),
  crowd: message('too many people'),
  weather: message('the weather'),
  repairs: message('repairs'),
}

const lines: Readonly<Record<Line, string>> = {
  freeLine: message('the line without a ticket at Tirumala'),
  timedToken: message('the line with a free token at Tirumala'),
  specialEntry: message('the line with a Special Entry ticket at Tirumala'),
}

export const counters: Readonly<Record<Counter, string>> = {
  srinivasam: message('Srinivasam'),
  vishnuNivasam: message('Vishnu Nivasam'),
  bhudevi: message('Bhudevi Complex'),
}

const roads: Readonly<Record<Exclude<Road, 'buses'>, string>> = {
  hillRoad: message('the hill road'),
  srivariMettu: message('the Srivari Mettu footpath'),
  alipiri: message('the Alipiri footpath'),
}

const roadStates: Readonly<Record<RoadState, string>> = {
  shut: message('{place} is closed {when}'),
  slow: message('{place} is slower than usual {when}'),
  open: message('{place} is open as usual'),
}

const buses: Readonly<Record<RoadState, string>> = {
  shut: message('no buses to Tirumala {when}'),
  slow: message('buses to Tirumala are slower than usual {when}'),
  open: message('buses to Tirumala run as usual'),
}
