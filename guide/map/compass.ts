import type { Coordinates } from '../schema.ts'
import { projectionOf } from './projection.ts'

const winds = ['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest'] as const

export type Wind = (typeof winds)[number]

export function windTo(from: Coordinates, to: Coordinates): Wind {
  const project = projectionOf([from, to])
  const [a, b] = [project(from), project(to)]
  const eighths = Math.round(Math.atan2(b.east - a.east, b.north - a.north) / (Math.PI / 4))
  return winds[(eighths + winds.length) % winds.length] as Wind
}
