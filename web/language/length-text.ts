import type { Distance } from '#guide/schema.ts'

/**
 * A length in the reader's language: "400 m", "3.2 km", "57 km". The points of the guide are good to a few hundred
 * metres, so nothing finer is said.
 */
export function lengthText(metres: number, locale: string): string {
  if (metres < 950) return metresFormat(locale).format(Math.max(100, Math.round(metres / 100) * 100))
  return kilometresFormat(locale, metres < 19_950 ? 1 : 0).format(metres / 1000)
}

/** A road distance as people gave it: "300 m", "3.4–5 km", "300 m – 1 km". */
export function roadText({ leastMetres, mostMetres }: Distance, locale: string): string {
  const inMetres = mostMetres < 1000
  const format = inMetres ? metresFormat(locale) : kilometresFormat(locale, 3)
  const most = inMetres ? mostMetres : mostMetres / 1000
  // Of two equal ends the formatter would make an approximation.
  if (leastMetres === mostMetres) return format.format(most)
  if (!inMetres && leastMetres < 1000) {
    return `${metresFormat(locale).format(leastMetres)} – ${format.format(most)}`
  }
  return format.formatRange(inMetres ? leastMetres : leastMetres / 1000, most)
}

function metresFormat(locale: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'meter', maximumFractionDigits: 0 })
}

function kilometresFormat(locale: string, maximumFractionDigits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits })
}
