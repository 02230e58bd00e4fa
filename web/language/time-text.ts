import { message, spokenLanguage, t } from './translate.ts'

/**
 * The parts of a day by starting hour, latest first. `Intl` has day periods, too, but browsers differ, and in its
 * Telugu and Kannada five in the morning is "night".
 */
const parts: readonly [fromHour: number, text: string][] = [
  [20, message('{time} at night')],
  [16, message('{time} in the evening')],
  [12, message('{time} in the afternoon')],
  [5, message('{time} in the morning')],
  [3, message('{time} before dawn')],
  [0, message('{time} at night')],
]

/** A minute of the day as people say it: "16:30" in English, elsewhere "4:30" with the part of the day. */
export function timeText(minuteOfDay: number): string {
  const time = clockText(minuteOfDay)
  if (spokenLanguage() === 'en') return time
  // Prevents line breaks inside.
  return t(partOf(minuteOfDay), { time }).replaceAll(' ', '\u00a0')
}

/** A range of times, possibly into the next day; the part of the day is named once if both share it. */
export function timesText(from: number, to: number): string {
  // In English U+2060 prevents a line break at the dash; elsewhere each time may fill a phone's line.
  if (spokenLanguage() === 'en') return `${timeText(from)}–\u2060${timeText(to)}`
  const isInOnePart = partOf(from) === partOf(to) && to - from < 12 * 60
  return isInOnePart ? `${timeText(from)}–\u2060${clockText(to)}` : `${timeText(from)}–${timeText(to)}`
}

function partOf(minuteOfDay: number): string {
  const hour = hourOf(minuteOfDay)
  return parts.find(([fromHour]) => fromHour <= hour)?.[1] ?? '{time}'
}

function clockText(minuteOfDay: number): string {
  const hour = hourOf(minuteOfDay)
  const shown = spokenLanguage() === 'en' ? String(hour).padStart(2, '0') : hour % 12 || 12
  return `${shown}:${String(minuteOfDay % 60).padStart(2, '0')}`
}

function hourOf(minuteOfDay: number): number {
  return Math.floor(minuteOfDay / 60) % 24
}
