import { folded } from './fold.ts'

export type Sounding = Readonly<{ word: string; sound: string; script: number }>

/** Several words keep the spaces in their sound alone: they are often written as one, but seldom heard so. */
export function sounding(text: string): Sounding {
  return {
    word: text.replaceAll(' ', ''),
    sound: text.split(' ').map(folded).join(' '),
    script: scriptOf(text),
  }
}

/** Each block of Indic letters has 128 code points: https://www.unicode.org/charts/PDF/U0900.pdf */
function scriptOf(word: string): number {
  const code = word.charCodeAt(0)
  return code < firstIndic ? 0 : code >> 7
}

const firstIndic = 0x900

export function isLatin({ script }: Sounding): boolean {
  return script === 0
}
