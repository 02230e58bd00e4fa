import type { DayView } from '#day/view.ts'
import { apart } from '#guide/map/apart.ts'
import { toTenth } from '#guide/map/extent.ts'
import { markReach } from '#guide/map/sheet.ts'
import { wayView } from '#guide/map/way-view.ts'
import type { Coordinates } from '#guide/schema.ts'
import { lengthText } from '../../language/length-text.ts'
import type { DrawnView } from '../../map/drawn-map.ts'
import { gridPath } from '../../map/drawn-view.ts'

/** The temples in the order of the day, as the timeline numbers them. */
export function templesInOrder({ seen, ahead }: Pick<DayView, 'seen' | 'ahead'>) {
  return [...seen.map(({ temple }) => temple), ...ahead].map((temple, index) => ({
    temple,
    number: index + 1,
  }))
}

/** From the day's start by its temples to its end. */
export function wayOf(view: Pick<DayView, 'frame' | 'seen' | 'ahead'>): Coordinates[] {
  const { start, end } = view.frame
  return [start.coordinates, ...templesInOrder(view).map(({ temple }) => temple.coordinates), end.coordinates]
}

/** Numbers alone: their names stand in the timeline. */
export function drawnWay(view: Pick<DayView, 'frame' | 'seen' | 'ahead'>, name: string): DrawnView {
  const { scale, ground, spotOf } = wayView(wayOf(view))
  const stops = templesInOrder(view)
  const spots = stops.map(({ temple }) => spotOf(temple.coordinates))
  const moved = apart(spots, 2 * markReach + 2)
  return {
    id: 'surroundings',
    name,
    marks: stops.map(({ temple, number }, index) => ({
      id: temple.id,
      badge: { number, href: `/temples/${temple.id}` },
      name: temple.name,
      sure: true,
      ...(moved[index] ?? spotOf(temple.coordinates)),
      at: spots[index],
      label: { lines: [], x: 0, y: 0, anchor: 'start' },
    })),
    dots: { temple: '', gateway: '' },
    frame: undefined,
    scale: { text: lengthText(scale.metres), units: toTenth(scale.units) },
    grid: gridPath(scale.units),
    ground,
  }
}
