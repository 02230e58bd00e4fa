/** The size of a line of text, in units of its font size. */
type TextSize = {
  width: number
  /** Above the baseline. */
  ascent: number
  /** Below it. */
  descent: number
  /** From one baseline to the next. */
  pitch: number
}

type Script = Omit<TextSize, 'width'> & {
  signs: RegExp
  /** The first matching pattern gives a character's width. */
  widths: readonly [RegExp, number][]
  /** The width of a letter after a virama, which joins it to the letter before. */
  joined: number
}

/**
 * Labels are placed at build time, without fonts, and phones have different ones. These are upper bounds, measured on
 * semi-bold Noto Sans, the widest of the common fonts; the map's journey checks them in a browser.
 */
const telugu: Script = {
  signs: /\p{Script=Telugu}/u,
  widths: [
    [/[\u0c02\u0c03]/u, 0.75],
    [/\p{M}/u, 0.3],
    [/./u, 0.9],
  ],
  joined: 0.3,
  ...{ ascent: 1.1, descent: 0.52, pitch: 1.5 },
}
const kannada: Script = {
  signs: /\p{Script=Kannada}/u,
  widths: [
    [/[\u0c82\u0c83]/u, 0.75],
    [/\p{M}/u, 0.33],
    [/./u, 0.96],
  ],
  joined: 0.3,
  ...{ ascent: 1.1, descent: 0.52, pitch: 1.5 },
}
const devanagari: Script = {
  signs: /\p{Script=Devanagari}/u,
  widths: [
    [/\p{M}/u, 0.32],
    [/./u, 0.78],
  ],
  joined: 0.5,
  ...{ ascent: 1.1, descent: 0.36, pitch: 1.35 },
}
/** Letters stand side by side, from narrow ones to one and a half times as wide as tall. */
const tamil: Script = {
  signs: /\p{Script=Tamil}/u,
  widths: [
    [/[ொோௌ]/u, 1.65],
    [/[ெேை]/u, 1.2],
    [/[ாூ]/u, 0.68],
    [/\p{M}/u, 0.4],
    [/[ஊணஹ]/u, 1.7],
    [/[அஆஇஉஞனஷஸ]/u, 1.35],
    [/[சடர]/u, 0.76],
    [/./u, 1.08],
  ],
  joined: 1.08,
  ...{ ascent: 1.1, descent: 0.4, pitch: 1.35 },
}
const latin: Script = {
  signs: /\p{Script=Latin}/u,
  widths: [
    [/\p{Lu}/u, 0.78],
    [/[mw]/u, 0.98],
    [/[fijlrt]/u, 0.48],
    [/./u, 0.66],
  ],
  joined: 0.66,
  ...{ ascent: 1.1, descent: 0.32, pitch: 1.2 },
}
const scripts = [telugu, kannada, devanagari, tamil, latin]
const space = 0.3
const virama = /[\u094d\u0c4d\u0ccd]/u

/** An upper bound of a line's size in the reader's own font. */
export function textSize(text: string): TextSize {
  const signs = [...text]
  const used = [latin, ...scripts.filter((script) => script.signs.test(text))]
  const most = (measure: 'ascent' | 'descent' | 'pitch') => Math.max(...used.map((script) => script[measure]))
  return {
    width: signs.reduce((width, sign, index) => width + widthOf(sign, signs[index - 1]), 0),
    ascent: most('ascent'),
    descent: most('descent'),
    pitch: most('pitch'),
  }
}

function widthOf(sign: string, before: string | undefined): number {
  if (/\s/u.test(sign)) return space
  // A virama stands above or below; so does Tamil's dot, which joins nothing.
  if (virama.test(sign) || sign === '\u0bcd') return 0
  const script = scripts.find(({ signs }) => signs.test(sign)) ?? latin
  if (before !== undefined && virama.test(before)) return script.joined
  return script.widths.find(([pattern]) => pattern.test(sign))?.[1] ?? script.joined
}
