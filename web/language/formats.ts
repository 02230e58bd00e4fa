import { spokenLocale } from './translate.ts'

/** Empty for an invalid date, which must not break a page. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (moment: Date | number | string) => string {
  const format = inSpokenLocale<Date>((locale) => new Intl.DateTimeFormat(locale, options))
  return (moment) => {
    const date = new Date(moment)
    return Number.isNaN(date.getTime()) ? '' : format(date)
  }
}

export function numberFormat(options: Intl.NumberFormatOptions): (value: number) => string {
  return inSpokenLocale((locale) => new Intl.NumberFormat(locale, options))
}

export function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? kilobytesText(bytes / 1000) : megabytesText(bytes / 1_000_000)
}

/** Cached, because creating a format takes a phone a thousand times as long as using it. */
export function inSpokenLocale<Value>(
  make: (locale: string) => { format(value: Value): string },
): (value: Value) => string {
  const made = new Map<string, ReturnType<typeof make>>()
  return (value) => {
    const locale = spokenLocale()
    const format = made.get(locale) ?? make(locale)
    made.set(locale, format)
    return format.format(value)
  }
}

const kilobytesText = numberFormat({ style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
const megabytesText = numberFormat({ style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
