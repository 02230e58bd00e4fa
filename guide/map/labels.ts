import { type Box, contains, overlap, widened } from './box.ts'
import { textSize } from './text-size.ts'

/** A label to place, and the box of the mark it belongs to. */
export type Labelled = {
  text: string
  mark: Box
  /** Dropped before others if there is no room, because its mark is enough. */
  yields?: boolean
}

export type Label = {
  /** Undefined if there was no room. */
  lines: string[]
  /** The point on the first baseline where the text starts or ends, by `side`: SVG's `text-anchor`. */
  x: number
  y: number
  side: 'start' | 'middle' | 'end'
  /** From one baseline to the next. */
  pitch: number
  /** The largest area it may cover. */
  box: Box
}

type Field = {
  /** Labels stay inside it. */
  bounds: Box
  fontSize: number
}

/** Between a mark and its label. */
const gap = 4
/** Labels on two lines are harder to read than labels on another side. */
const secondLineCost = 2
const neighbourCost = 4
/** More than all labels of a map cost together: as few as possible are dropped, the last ones first. */
const unnamedCost = 1_000_000
const earlierUnnamedCost = 1000

/**
 * Places a label beside each mark, deterministically: none covers a mark or another label, and the right side is
 * preferred. Labels without room are dropped; their mark, a number or a sign, is explained in a list.
 */
export function placeLabels<Item extends Labelled>(
  items: readonly Item[],
  field: Field,
): (Item & { label: Label })[] {
  const choices = items.map((item, index) => ({
    item,
    candidates: [
      ...candidates(item, field)
        .filter(
          ({ label: { box } }) =>
            contains(field.bounds, box) && !items.some(({ mark }) => overlap(box, mark)),
        )
        .map(({ label, cost }) => ({ label, cost: cost + costOfNeighbours(label.box, item, items) })),
      {
        label: noLabel,
        cost: unnamedCost + (item.yields ? 0 : items.length - index) * earlierUnnamedCost,
      },
    ],
  }))
  return cheapest(choices, { placed: [], cost: 0 }, Number.POSITIVE_INFINITY)?.placed ?? []
}

const noLabel: Label = {
  lines: [],
  x: 0,
  y: 0,
  side: 'start',
  pitch: 0,
  box: { left: 0, top: 0, right: 0, bottom: 0 },
}

type Candidate = { label: Label; cost: number }
type Choice<Item> = { item: Item; candidates: readonly Candidate[] }
type Placing<Item> = { placed: (Item & { label: Label })[]; cost: number }

/** Extends a placement in every way that may still cost less than `limit`. */
function cheapest<Item>(
  [next, ...later]: readonly Choice<Item>[],
  { placed, cost }: Placing<Item>,
  limit: number,
): Placing<Item> | undefined {
  if (cost >= limit) return undefined
  if (!next) return { placed, cost }
  let best: Placing<Item> | undefined
  for (const candidate of next.candidates) {
    const { label } = candidate
    if (placed.some((other) => overlap(other.label.box, label.box))) continue
    const tried = { placed: [...placed, { ...next.item, label }], cost: cost + candidate.cost }
    best = cheapest(later, tried, best?.cost ?? limit) ?? best
  }
  return best
}

/** A label close to another mark seems to belong to it. */
function costOfNeighbours(box: Box, item: Labelled, items: readonly Labelled[]): number {
  const near = widened(box, 2 * gap)
  return items.filter((other) => other !== item && overlap(near, other.mark)).length * neighbourCost
}

/** Every position beside the mark, best first. */
function candidates({ text, mark }: Labelled, { bounds, fontSize }: Field): Candidate[] {
  return linings(text)
    .flatMap((lines) =>
      positionsBeside(mark, measured(lines, fontSize), bounds).map((place, index) => ({
        label: labelAt(place, lines, fontSize),
        cost: index + (lines.length - 1) * secondLineCost,
      })),
    )
    .sort((a, b) => a.cost - b.cost)
}

/** The text on one line and, if it has spaces, on two lines of similar length. */
function linings(text: string): string[][] {
  const words = text.split(' ')
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const [even] = splits.sort((a, b) => measured(a, 1).width - measured(b, 1).width)
  return even ? [[text], even] : [[text]]
}

type Position = { left: number; top: number; side: Label['side'] }

/** In order of preference: right, left, below, above, then the corners. */
function positionsBeside(
  mark: Box,
  { width, height }: { width: number; height: number },
  bounds: Box,
): Position[] {
  const middle = { x: (mark.left + mark.right) / 2, y: (mark.top + mark.bottom) / 2 }
  const right = { left: mark.right + gap, side: 'start' } as const
  const left = { left: mark.left - gap - width, side: 'end' } as const
  const [below, above] = [mark.bottom + gap, mark.top - gap - height]
  const [first, last] = [bounds.left, bounds.right - width]
  const along: Omit<Position, 'top'>[] = [
    { left: middle.x - width / 2, side: 'middle' },
    { left: mark.left, side: 'start' },
    { left: mark.right - width, side: 'end' },
    // As close to the middle as the edge allows.
    { left: Math.min(Math.max(middle.x - width / 2, first), last), side: middle.x < last ? 'start' : 'end' },
    { left: middle.x - width / 4, side: 'start' },
    { left: middle.x - (width * 3) / 4, side: 'end' },
  ]
  return [
    { ...right, top: middle.y - height / 2 },
    { ...left, top: middle.y - height / 2 },
    ...along.flatMap((place) => [
      { ...place, top: below },
      { ...place, top: above },
    ]),
    ...[right, left].flatMap((place) => [
      { ...place, top: mark.top - height / 2 },
      { ...place, top: mark.bottom - height / 2 },
    ]),
  ]
}

function labelAt({ left, top, side }: Position, lines: string[], fontSize: number): Label {
  const { width, height, ascent, pitch } = measured(lines, fontSize)
  return {
    lines,
    x: { start: left, middle: left + width / 2, end: left + width }[side],
    y: top + ascent,
    side,
    pitch,
    box: { left, top, right: left + width, bottom: top + height },
  }
}

function measured(lines: readonly string[], fontSize: number) {
  const sizes = lines.map(textSize)
  const most = (measure: 'width' | 'ascent' | 'descent' | 'pitch') =>
    Math.max(...sizes.map((size) => size[measure])) * fontSize
  const [ascent, pitch] = [most('ascent'), most('pitch')]
  return {
    width: most('width'),
    height: ascent + (lines.length - 1) * pitch + most('descent'),
    ascent,
    pitch,
  }
}
