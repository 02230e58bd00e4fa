import type { Box } from './box.ts'
import { toTenth } from './extent.ts'

export type LabelPlace = {
  side: 'right' | 'left' | 'above' | 'below'
  align?: 'start' | 'end'
  shift?: number
  onTwoLines?: true
}

/** `x` and `y` are where the first line's baseline meets the anchor, as SVG draws text. */
export type Label = { lines: string[]; x: number; y: number; anchor: 'start' | 'middle' | 'end' }

/** Enough for the tallest of the five scripts at the font size of names. */
export const linePitch = 22
const gap = 4
const ascent = 18
const descent = 8
const halfLetter = 5.5

export function labelBeside(
  mark: Box,
  name: string,
  { side, align, shift = 0, onTwoLines }: LabelPlace,
): Label {
  const lines = onTwoLines ? linesOf(name) : [name]
  const extraLines = (lines.length - 1) * linePitch
  const at = (x: number, y: number, anchor: Label['anchor']) => ({
    lines,
    x: toTenth(x + shift),
    y: toTenth(y),
    anchor,
  })
  const level = (mark.top + mark.bottom) / 2 + halfLetter - extraLines / 2
  if (side === 'right') return at(mark.right + gap, level, 'start')
  if (side === 'left') return at(mark.left - gap, level, 'end')
  const x = { start: mark.left, middle: (mark.left + mark.right) / 2, end: mark.right }[align ?? 'middle']
  const y = side === 'below' ? mark.bottom + gap + ascent : mark.top - gap - descent - extraLines
  return at(x, y, align ?? 'middle')
}

function linesOf(name: string): string[] {
  const [first = name, ...rest] = name.split(' ')
  return rest.length > 0 ? [first, rest.join(' ')] : [first]
}
