import { message, spokenLanguage, t } from './translate.ts'

/** Latest first. `Intl` differs between browsers, and calls five in the morning night in Telugu and Kannada. */
const parts: readonly [fromHour: number, text: string][] = [
  [20, message('{time} at night')],
  [16, message('{time} in the evening')],
  [12, message('{time} in the afternoon')],
  [5, message('{time} in the morning')],
  [3, message('{time} before dawn')],
  [0, message('{time} at night')],
]

export function timeText(minuteOfDay: number): string {
  const text =
    spokenLanguage() === 'en'
      ? englishTime(minuteOfDay)
      : t(partOf(minuteOfDay), { time: clockText(minuteOfDay) })
  return text.replaceAll(' ', '\u00a0')
}

/** The range may end on the next day. In words, because screen readers skip a dash. */
export function timesText(from: number, to: number): string {
  return t('{from} to {until}', endsOf(from, to))
}

export function timesOnPaper(from: number, to: number): string {
  const ends = endsOf(from, to)
  return `${ends.from}–${ends.until}`
}

function endsOf(from: number, to: number): { from: string; until: string } {
  const namesPartOnce = spokenLanguage() !== 'en' && partOf(from) === partOf(to) && to - from < 12 * 60
  return { from: timeText(from), until: namesPartOnce ? clockText(to) : timeText(to) }
}

/** 12 am and 12 pm are easily confused, so they are "midnight" and "noon". */
function englishTime(minuteOfDay: number): string {
  const minuteOfOneDay = minuteOfDay % (24 * 60)
  if (minuteOfOneDay === 0) return 'midnight'
  if (minuteOfOneDay === 12 * 60) return 'noon'
  return `${clockText(minuteOfDay).replace(':00', '')} ${hourOf(minuteOfDay) < 12 ? 'am' : 'pm'}`
}

function partOf(minuteOfDay: number): string {
  const hour = hourOf(minuteOfDay)
  return parts.find(([fromHour]) => fromHour <= hour)?.[1] ?? '{time}'
}

function clockText(minuteOfDay: number): string {
  return `${hourOf(minuteOfDay) % 12 || 12}:${String(minuteOfDay % 60).padStart(2, '0')}`
}

function hourOf(minuteOfDay: number): number {
  return Math.floor(minuteOfDay / 60) % 24
}
