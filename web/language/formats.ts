import { spokenLocale } from './translate.ts'

// A format is made once for a language: making one takes a phone a thousand times as long as using it.

/** How dates and times are written in the document's language. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (moment: Date | number) => string {
  const format = once((locale) => new Intl.DateTimeFormat(locale, options))
  return (moment) => format(spokenLocale()).format(moment)
}

/** How numbers are written in the document's language. */
export function numberFormat(options: Intl.NumberFormatOptions): (value: number) => string {
  const format = once((locale) => new Intl.NumberFormat(locale, options))
  return (value) => format(spokenLocale()).format(value)
}

function once<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const made = new Map<string, Made>()
  return (locale) => {
    const present = made.get(locale) ?? make(locale)
    made.set(locale, present)
    return present
  }
}
