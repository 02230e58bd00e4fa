import { counted } from './counted.ts'
import { numberFormat } from './formats.ts'
import { rangeText } from './length-text.ts'
import { t } from './translate.ts'

/** "45 to 90 minutes", "30 minutes to 2 hours". All our languages put the unit after the number. */
export function durationRangeText(least: number, most: number): string {
  if (!isInHours(most)) return rangeText(numberText(least), durationText(most))
  if (isInHours(least)) return rangeText(numberText(least / 60), durationText(most))
  // A text of its own: in some languages "minutes" has another ending here.
  return t('{number} minutes to {most}', { number: numberText(least), most: durationText(most) })
}

export function durationText(minutes: number): string {
  const number = isInHours(minutes) ? minutes / 60 : minutes
  const values = { number: numberText(number) }
  return number < minutes
    ? counted(number, '{number} hour', '{number} hours', values)
    : counted(number, '{number} minute', '{number} minutes', values)
}

function isInHours(minutes: number): boolean {
  return minutes === 60 || (minutes >= 120 && minutes % 30 === 0)
}

const numberText = numberFormat({ maximumFractionDigits: 1 })
