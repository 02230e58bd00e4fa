import type { Fact } from './fact-schema.ts'
import type { Coordinates, Distance, Gateway, GatewayId } from './schema.ts'
import type { TempleId } from './temple-ids.ts'

/** Most pilgrims arrive here. Ways to temples start here until the reader has chosen a starting point. */
export const usualGateway = 'railwayStation'

export type Distances = Readonly<Record<GatewayId, Fact<Distance>>>

export function distancesTo(temple: TempleId, gateways: readonly Gateway[]): Distances {
  return Object.fromEntries(
    gateways.flatMap(({ id, distances }) => (distances[temple] ? [[id, distances[temple]]] : [])),
  )
}

export function distanceText({ leastMetres, mostMetres }: Distance): string {
  const least = measure(leastMetres)
  const most = measure(mostMetres)
  if (leastMetres === mostMetres) return `${most.number}${most.unit}`
  const leastUnit = least.unit === most.unit ? '' : least.unit
  return `${least.number}${leastUnit}-${most.number}${most.unit}`
}

function measure(metres: number): { number: number; unit: 'm' | 'Km' } {
  return metres < 1000 ? { number: metres, unit: 'm' } : { number: metres / 1000, unit: 'Km' }
}

/** Mean radius, by the IUGG: https://doi.org/10.1007/s001900050278 */
export const earthRadiusMetres = 6_371_008.8

export function straightLineMetres(from: Coordinates, to: Coordinates): number {
  const northing = radians(to.latitude - from.latitude)
  const easting = radians(to.longitude - from.longitude)
  const haversine =
    Math.sin(northing / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(easting / 2) ** 2
  return 2 * earthRadiusMetres * Math.asin(Math.sqrt(haversine))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
