import { clockOf, dateInIndia, minuteOfWeek, minutesPerDay } from '#guide/opening-hours/india-time.ts'
import type { Saying } from '#today/word.ts'

export function shownWord(says: Saying): string {
  return [says.kind, ...valuesOf(says)].join(' ')
}

function valuesOf(says: Saying): readonly (string | number)[] {
  switch (says.kind) {
    case 'hours': {
      const sessions = says.sessions.map(({ opens, closes }) => `${opens}-${closes}`)
      return [says.temple, ...(sessions.length > 0 ? sessions : ['shut']), `(${says.reason})`]
    }
    case 'line':
      return [says.line, says.hours, `(seen ${shownTime(says.seenAt)})`]
    case 'tokens':
      if (says.state === 'given') return [says.state, ...says.counters]
      return says.state === 'gone' ? [says.state, shownTime(says.at)] : [says.state]
    case 'road':
      return [says.road, says.state]
    case 'crowd':
      return [says.temple]
    case 'text':
      return [says.language, says.text]
  }
}

export function shownTime(moment: number): string {
  const date = new Date(moment)
  return `${dateInIndia(date)} ${clockOf(minuteOfWeek(date) % minutesPerDay)}`
}
