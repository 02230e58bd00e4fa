import { type Box, contains, overlap, widened } from './box.ts'
import { textSize } from './text-size.ts'

/** What is to be named, and the box of its mark, beside which the name goes. */
export type Labelled = {
  text: string
  mark: Box
  /** That it goes unnamed before others do, as its mark says by itself what it is. */
  yields?: boolean
}

export type Label = {
  /** None where the item goes unnamed. */
  lines: string[]
  /** The end of the first line's baseline that `side` names, as SVG's `text-anchor`. */
  x: number
  y: number
  side: 'start' | 'middle' | 'end'
  /** From one baseline to the next. */
  pitch: number
  /** What it takes up at most. */
  box: Box
}

type Field = {
  /** No label leaves it. */
  bounds: Box
  fontSize: number
}

/** Between a mark and its label. */
const gap = 4
/** A second line is read less easily than a label that stands at another side. */
const secondLineCost = 2
const neighbourCost = 4
/** More than all labels of a map: as few go unnamed as can be, and of one number of them the last. */
const unnamedCost = 1_000_000
const earlierUnnamedCost = 1000

/**
 * Gives each item a label, the same on every machine: none over a mark or another label, on the right of its
 * mark where it can be. Where there is no room, items go unnamed: their mark has to say enough, as a number or a sign does
 * that a list explains.
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

/** Goes on from a placing in every way that may come out cheaper than `limit`. */
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

/** A name close to another mark seems to belong to it. */
function costOfNeighbours(box: Box, item: Labelled, items: readonly Labelled[]): number {
  const near = widened(box, 2 * gap)
  return items.filter((other) => other !== item && overlap(near, other.mark)).length * neighbourCost
}

/** Every place beside the mark, the best first. */
function candidates({ text, mark }: Labelled, { bounds, fontSize }: Field): Candidate[] {
  return linings(text)
    .flatMap((lines) =>
      placesBeside(mark, measured(lines, fontSize), bounds).map((place, index) => ({
        label: labelAt(place, lines, fontSize),
        cost: index + (lines.length - 1) * secondLineCost,
      })),
    )
    .sort((a, b) => a.cost - b.cost)
}

/** The text on one line and, where it has spaces, on two that are as even as can be. */
function linings(text: string): string[][] {
  const words = text.split(' ')
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const [even] = splits.sort((a, b) => measured(a, 1).width - measured(b, 1).width)
  return even ? [[text], even] : [[text]]
}

type Place = { left: number; top: number; side: Label['side'] }

/** In the order in which a reader finds them: right, left, below, above, then the corners. */
function placesBeside(mark: Box, { width, height }: { width: number; height: number }, bounds: Box): Place[] {
  const middle = { x: (mark.left + mark.right) / 2, y: (mark.top + mark.bottom) / 2 }
  const right = { left: mark.right + gap, side: 'start' } as const
  const left = { left: mark.left - gap - width, side: 'end' } as const
  const [below, above] = [mark.bottom + gap, mark.top - gap - height]
  const [first, last] = [bounds.left, bounds.right - width]
  const along: Omit<Place, 'top'>[] = [
    { left: middle.x - width / 2, side: 'middle' },
    { left: mark.left, side: 'start' },
    { left: mark.right - width, side: 'end' },
    // As near to the middle as the edge lets it.
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

function labelAt({ left, top, side }: Place, lines: string[], fontSize: number): Label {
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
