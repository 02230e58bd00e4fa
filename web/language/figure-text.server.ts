import type { Amount, Figure } from '#guide/figures/figure.ts'
import { minutesOf } from '#guide/opening-hours/india-time.ts'
import { dateText } from './date-text.ts'
import { durationRangeText, durationText } from './duration-text.ts'
import { dateFormat, inSpokenLocale, numberFormat } from './formats.ts'
import { rangeText, roadText } from './length-text.ts'
import { timesText, timeText } from './time-text.ts'
import { spokenLanguage } from './translate.ts'

/** A figure of the guide as the language that is spoken writes it, and as pages write such figures elsewhere. */
export function figureText(figure: Figure): string {
  if (figure.time !== undefined) return timeOf([figure.time].flat())
  if (figure.date !== undefined) return dateText(figure.date)
  if (figure.month !== undefined) return monthText(figure.month)
  if (figure.dayOfMonth !== undefined) return ordinalText(figure.dayOfMonth)
  if (figure.year !== undefined) return String(figure.year)
  if (figure.phone !== undefined) return figure.phone
  if (figure.hours !== undefined) return lengthOf(figure.hours, 60)
  if (figure.minutes !== undefined) return lengthOf(figure.minutes, 1)
  if (figure.kilometres !== undefined) return roadOf(figure.kilometres, 1000)
  if (figure.metres !== undefined) return roadOf(figure.metres, 1)
  const unit = units.find((one) => figure[one] !== undefined)
  const [least, most] = endsOf(amountOf(figure))
  // All our languages but for rupees put the unit after the number.
  if (!unit) return rangeOf(least, most, numberText)
  if (unit === 'rupees') return rangeOf(least, most, formats.rupees)
  return least === most ? formats[unit](most) : rangeText(numberText(least), formats[unit](most))
}

export function numberOf(figure: Figure): string {
  return rangeOf(...endsOf(amountOf(figure)), numberText)
}

function amountOf(figure: Figure): Amount {
  const amount = Object.values(figure).find((value) => value !== undefined)
  if (!isAmount(amount)) throw new Error('A figure without a number')
  return amount
}

function isAmount(value: Amount | string | string[] | undefined): value is Amount {
  return [value].flat().every((one) => typeof one === 'number')
}

function endsOf(amount: Amount): [least: number, most: number] {
  const [least = 0, most = least] = [amount].flat()
  return [least, most]
}

function timeOf([from = '', until]: readonly string[]): string {
  return until === undefined ? timeText(minutesOf(from)) : timesText(minutesOf(from), minutesOf(until))
}

function rangeOf(least: number, most: number, textOf: (number: number) => string): string {
  return least === most ? textOf(most) : rangeText(textOf(least), textOf(most))
}

function lengthOf(amount: Amount, minutes: number): string {
  const [least, most] = endsOf(amount)
  return least === most ? durationText(most * minutes) : durationRangeText(least * minutes, most * minutes)
}

function roadOf(amount: Amount, metres: number): string {
  const [least, most] = endsOf(amount)
  return roadText({ leastMetres: least * metres, mostMetres: most * metres })
}

/** With Indian groups, 1,50,000, which `Intl` does not give in Kannada. */
const indian = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('en-IN', options).format

const numberText = indian({ maximumFractionDigits: 3 })
const monthText = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' })

const units = ['rupees', 'percent', 'days', 'months', 'years'] as const

const formats: Record<(typeof units)[number], (number: number) => string> = {
  rupees: indian({ style: 'currency', currency: 'INR', minimumFractionDigits: 0 }),
  percent: numberFormat({ style: 'unit', unit: 'percent' }),
  days: inUnit('day'),
  months: inUnit('month'),
  years: inUnit('year'),
}

function inUnit(unit: string): (number: number) => string {
  return numberFormat({ style: 'unit', unit, unitDisplay: 'long' })
}

function ordinalText(day: number): string {
  return spokenLanguage() === 'en' ? `${day}${endingOf(day)}` : String(day)
}

const endingOf = inSpokenLocale<number>((locale) => {
  const rules = new Intl.PluralRules(locale, { type: 'ordinal' })
  return { format: (day) => ({ one: 'st', two: 'nd', few: 'rd' })[rules.select(day) as 'one'] ?? 'th' }
})
