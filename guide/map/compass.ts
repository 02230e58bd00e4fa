import type { Coordinates } from '#guide/schema.ts'
import { inPlane } from './plane.ts'

const winds = ['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest'] as const

export type Wind = (typeof winds)[number]

export function windTo(from: Coordinates, to: Coordinates): Wind {
  const [a, b] = [inPlane(from), inPlane(to)]
  const eighths = Math.round(Math.atan2(b.x - a.x, a.y - b.y) / (Math.PI / 4))
  return winds[(eighths + winds.length) % winds.length] as Wind
}
