import { distance, type Spot } from './plane.ts'

const turns = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8].map((turn) => (turn * Math.PI) / 8)

/** Moves spots until they are `gap` from each other, those that come first the least. */
export function apart(spots: readonly Spot[], gap: number): Spot[] {
  const placed: Spot[] = []
  for (const spot of spots) placed.push(freePlace(spot, placed, gap))
  return placed
}

/** The nearest that is free, on the side away from what is in its way. */
function freePlace(spot: Spot, placed: readonly Spot[], gap: number): Spot {
  const blocked = placed.find((other) => distance(other, spot) < gap) ?? spot
  const away = Math.atan2(spot.y - blocked.y, spot.x - blocked.x)
  for (let moved = 0; ; moved += gap / 8)
    for (const turn of turns) {
      const x = spot.x + moved * Math.cos(away + turn)
      const y = spot.y + moved * Math.sin(away + turn)
      if (placed.every((other) => distance({ x, y }, other) >= gap)) return { x, y }
    }
}
