import type { Spot } from './plane.ts'

/** In pixels, as all sizes here. */
export type Named = Spot & { id: string; name: string; reach: number; letters: number }

/** `x` and `y` are where the first line's baseline meets the anchor, from the middle of the mark. */
export type Label = Spot & { lines: string[]; anchor: 'start' | 'middle' | 'end' }

export type Box = { left: number; top: number; right: number; bottom: number }

/** Of its middle the name is on the right, on the left, above or below; above and below, it may also begin or end there. */
const places = [
  ['right', 'start'],
  ['left', 'end'],
  ['above', 'middle'],
  ['below', 'middle'],
  ['above', 'start'],
  ['above', 'end'],
  ['below', 'start'],
  ['below', 'end'],
] as const

/** In sizes of the letters: from line to line, and from a baseline up and down. Scripts that stack signs need more. */
const pitch = 1.3
const latin = { width: 0.68, ascent: 0.8, descent: 0.25 }
const stacked = { ascent: 1.05, descent: 0.45 }
const gap = 3

/** Each beside its mark where it covers nothing, those that come first before others; none where no side is free. */
export function placeNames(
  marks: readonly Named[],
  sheet: Box,
  covered: readonly Box[] = [],
): Map<string, Label> {
  const taken = [...marks.map(({ x, y, reach }) => boxAround({ x, y }, reach + gap - 1)), ...covered]
  const labels = new Map<string, Label>()
  for (const mark of marks) {
    const own = taken[marks.indexOf(mark)]
    const free = waysToWrite(mark).find(({ box }) =>
      isInside(box, sheet) ? !taken.some((other) => other !== own && overlap(box, other)) : false,
    )
    if (!free) continue
    labels.set(mark.id, free.label)
    taken.push(free.box)
  }
  return labels
}

function waysToWrite(mark: Named): { label: Label; box: Box }[] {
  return [[mark.name], inTwoLines(mark.name)].flatMap((lines) =>
    lines ? places.map(([side, anchor]) => written(mark, lines, side, anchor)) : [],
  )
}

function written(
  { x, y, reach, letters }: Named,
  lines: string[],
  side: (typeof places)[number][0],
  anchor: Label['anchor'],
): { label: Label; box: Box } {
  const { ascent, descent } = measured(lines.join(' '))
  const width = Math.max(...lines.map((line) => widthOf(line) * letters))
  const below = (lines.length - 1) * pitch * letters
  const aside = { start: -reach, middle: 0, end: reach }[anchor]
  const level = 0.36 * letters - below / 2
  const [dx, dy] = {
    right: [reach + gap, level] as const,
    left: [-reach - gap, level] as const,
    above: [aside, -reach - below - descent * letters] as const,
    below: [aside, reach + 1 + ascent * letters] as const,
  }[side]
  const left = x + dx - { start: 0, middle: width / 2, end: width }[anchor]
  const top = y + dy - ascent * letters
  const bottom = y + dy + below + descent * letters
  return { label: { lines, x: dx, y: dy, anchor }, box: { left, top, right: left + width, bottom } }
}

function inTwoLines(name: string): string[] | null {
  const [first, ...rest] = name.split(' ')
  return first && rest.length > 0 ? [first, rest.join(' ')] : null
}

/** What letters of a script are wide at the most, of their size; signs above and below them count little. */
const scripts: [RegExp, typeof latin][] = [
  [/\p{Script=Tamil}/u, { width: 1.2, ...stacked }],
  [/\p{Script=Kannada}/u, { width: 1.08, ...stacked }],
  [/\p{Script=Telugu}/u, { width: 0.88, ...stacked }],
  [/\p{Script=Devanagari}/u, { width: 0.78, ...stacked }],
]

function measured(name: string): typeof latin {
  return scripts.find(([script]) => script.test(name))?.[1] ?? latin
}

function widthOf(line: string): number {
  const { width } = measured(line)
  return [...line].reduce((sum, letter) => sum + (/\p{M}/u.test(letter) ? 0.3 : 1) * width, 0)
}

function boxAround({ x, y }: Spot, reach: number): Box {
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }
}

function isInside(box: Box, sheet: Box): boolean {
  return (
    box.left >= sheet.left && box.right <= sheet.right && box.top >= sheet.top && box.bottom <= sheet.bottom
  )
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
