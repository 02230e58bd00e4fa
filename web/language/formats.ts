import { spokenLocale } from './translate.ts'

/** How dates and times are written in the document's language. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (moment: Date | number) => string {
  return inSpokenLocale((locale) => new Intl.DateTimeFormat(locale, options))
}

/** How numbers are written in the document's language. */
export function numberFormat(options: Intl.NumberFormatOptions): (value: number) => string {
  return inSpokenLocale((locale) => new Intl.NumberFormat(locale, options))
}

/** A format is made once for a locale: making one takes a phone a thousand times as long as using it. */
function inSpokenLocale<Value>(
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
