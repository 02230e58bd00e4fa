import type { Distance } from '#guide/schema.ts'
import { numberFormat } from './formats.ts'
import { t } from './translate.ts'

/** "400 m", "3.2 km", "57 km": rounded, as the guide's coordinates are accurate to a few hundred metres. */
export function lengthText(metres: number): string {
  if (metres < 950) return metresText(Math.max(100, Math.round(metres / 100) * 100))
  return kilometresText(metres < 19_950 ? Math.round(metres / 100) / 10 : Math.round(metres / 1000))
}

export function roughLengthText(metres: number): string {
  return lengthText(metres < 1000 ? metres : Math.round(metres / 1000) * 1000)
}

export function roadText({ leastMetres, mostMetres }: Distance, range = rangeText): string {
  const inMetres = mostMetres < 1000
  const most = inMetres ? metresText(mostMetres) : kilometresText(mostMetres / 1000)
  if (leastMetres === mostMetres) return most
  if (!inMetres && leastMetres < 1000) return range(metresText(leastMetres), most)
  return range(numberText(inMetres ? leastMetres : leastMetres / 1000), most)
}

export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

export function rangeText(least: string, most: string): string {
  return t('{least} to {most}', { least, most })
}

/** Units come from our catalogues: those of browsers differ from the guide, and from each other. */
export function kilometresText(kilometres: number): string {
  return t('{number} km', { number: numberText(kilometres) })
}

function metresText(metres: number): string {
  return t('{number} m', { number: numberText(metres) })
}

const numberText = numberFormat({ maximumFractionDigits: 3 })
