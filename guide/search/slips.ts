import type { Sounding } from './sounding.ts'
import { fits } from './weights.ts'

export function guessOfWord(asked: Sounding, known: Sounding): number {
  return asked.script === known.script
    ? guess(asked.word, known.word, asked.word.length < 10 ? 1 : 2, false)
    : 0
}

export function guessOfName(asked: Sounding, known: Sounding, isBegun: boolean): number {
  return asked.script === known.script
    ? guess(asked.word, known.word, asked.word.length < 8 ? 1 : 2, isBegun)
    : 0
}

function guess(asked: string, known: string, tolerated: number, mayGoOn: boolean): number {
  // Typos are rare in the first letter, and this check saves most of the counting.
  if (asked.length < 5 || asked[0] !== known[0] || known.length < asked.length - tolerated) return 0
  if (!mayGoOn && known.length > asked.length + tolerated) return 0
  const mistakes = mistakesIn(asked, known, mayGoOn)
  return mistakes <= tolerated ? fits.slip - mistakes * fits.perSlip : 0
}

/** Letters that are missing, too many, others, or swapped; `mayGoOn` leaves out the end of `known`. */
export function mistakesIn(asked: string, known: string, mayGoOn: boolean): number {
  const width = known.length + 1
  let before = new Array<number>(width).fill(Infinity)
  let row = Array.from({ length: width }, (_, column) => column)
  for (let line = 1; line <= asked.length; line++) {
    const next = new Array<number>(width).fill(line)
    for (let column = 1; column < width; column++) {
      const isSame = asked[line - 1] === known[column - 1]
      const isSwapped = asked[line - 1] === known[column - 2] && asked[line - 2] === known[column - 1]
      next[column] = Math.min(
        (row[column] as number) + 1,
        (next[column - 1] as number) + 1,
        (row[column - 1] as number) + (isSame ? 0 : 1),
        isSwapped && column > 1 ? (before[column - 2] as number) + 1 : Infinity,
      )
    }
    before = row
    row = next
  }
  return mayGoOn ? Math.min(...row) : (row[width - 1] as number)
}
