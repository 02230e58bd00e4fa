import type { Coordinates } from '#guide/schema.ts'
import { distance, inPlane } from './plane.ts'
import { sketch } from './sketch.ts'

type Road = { to: string; length: number }

/** A way that is longer than the straight line by more than this is likely to miss a road that the sketch lacks. */
const mostDetour = 1.25

const placeOf = new Map<string, Coordinates>()
const roadsFrom = new Map<string, Road[]>()
for (const line of [...sketch.roads, ...sketch.ghatRoads])
  for (const [index, from] of line.slice(0, -1).entries()) {
    const to = line[index + 1]
    if (!to) continue
    const length = distance(inPlane(from), inPlane(to))
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      placeOf.set(keyOf(one), one)
      roadsFrom.set(keyOf(one), [...(roadsFrom.get(keyOf(one)) ?? []), { to: keyOf(other), length }])
    }
  }
/** The upper ends of the ghat roads: no other road leads up. */
const hillTops = new Set(sketch.ghatRoads.map((line) => keyOf(line.at(-1))))

/** By the roads of the sketch; null where it has no likely way. */
export function alongRoads(from: Coordinates, to: Coordinates): Coordinates[] | null {
  const [start, end] = [keyOf(from), keyOf(to)]
  const way = roadsFrom.has(start) && roadsFrom.has(end) ? shortestWay(start, end) : null
  if (!way) return null
  const isUphill = hillTops.has(start) !== hillTops.has(end)
  if (!isUphill && way.length > mostDetour * distance(inPlane(from), inPlane(to))) return null
  return way.places.flatMap((key) => placeOf.get(key) ?? [])
}

function shortestWay(start: string, end: string): { places: string[]; length: number } | null {
  const open = [{ places: [start], length: 0 }]
  const done = new Set<string>()
  while (open.length > 0) {
    open.sort((one, other) => other.length - one.length)
    const way = open.pop()
    const at = way?.places.at(-1)
    if (!way || at === undefined) return null
    if (at === end) return way
    if (done.has(at)) continue
    done.add(at)
    for (const { to, length } of roadsFrom.get(at) ?? [])
      open.push({ places: [...way.places, to], length: way.length + length })
  }
  return null
}

function keyOf(place: Coordinates | undefined): string {
  return `${place?.latitude} ${place?.longitude}`
}
