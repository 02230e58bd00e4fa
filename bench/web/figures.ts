import { markdownTable } from '#tools/table.ts'

/** A figure that visitors feel, with its limit. */
export type Figure = { what: string; measured: string; target: string; met: boolean }

export function tableOf(figures: readonly Figure[]): string {
  return markdownTable(
    figures.map(({ what, measured, target, met }) => [
      what,
      measured,
      met ? target : `${target} – **missed**`,
    ]),
    ['what', 'measured', 'target'],
  )
}

export function atMost(what: string, value: number, most: number, unit: string): Figure {
  return {
    what,
    measured: `${inWords(value)} ${unit}`,
    target: `at most ${inWords(most)}`,
    met: value <= most,
  }
}

export function under(what: string, value: number, bound: number, unit: string): Figure {
  return {
    what,
    measured: `${inWords(value)} ${unit}`,
    target: `under ${inWords(bound)}`,
    met: value < bound,
  }
}

function inWords(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 3 })
}
