import type { Coordinates } from '../schema.ts'
import { cornersOf, type Extent, type Spot, toTenth } from './extent.ts'
import type { Projection } from './projection.ts'
import { sheet } from './sheet.ts'

/** As the projection is equirectangular, two corners place everything between them. */
export type Ground = { northWest: Coordinates; southEast: Coordinates }

export function groundOf(project: Projection, extent: Extent): Ground {
  const origin = project({ latitude: 0, longitude: 0 })
  const degree = project({ latitude: 1, longitude: 1 })
  const [northWest, southEast] = cornersOf(extent, sheet).map(({ east, north }) => ({
    latitude: toMetre((north - origin.north) / (degree.north - origin.north)),
    longitude: toMetre((east - origin.east) / (degree.east - origin.east)),
  })) as [Coordinates, Coordinates]
  return { northWest, southEast }
}

export function spotOn(ground: Ground, place: Coordinates): Spot | null {
  const { x, y } = spotInPlane(ground, place)
  return x < 0 || x > sheet.width || y < 0 || y > sheet.height ? null : { x, y }
}

export function spotInPlane({ northWest, southEast }: Ground, { latitude, longitude }: Coordinates): Spot {
  const right = (longitude - northWest.longitude) / (southEast.longitude - northWest.longitude)
  const down = (northWest.latitude - latitude) / (northWest.latitude - southEast.latitude)
  return { x: toTenth(right * sheet.width), y: toTenth(down * sheet.height) }
}

export function placeAt({ northWest, southEast }: Ground, { x, y }: Spot): Coordinates {
  const [right, down] = [x / sheet.width, y / sheet.height]
  return toTenMetres({
    latitude: northWest.latitude - down * (northWest.latitude - southEast.latitude),
    longitude: northWest.longitude + right * (southEast.longitude - northWest.longitude),
  })
}

export function toTenMetres({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: Number(latitude.toFixed(4)), longitude: Number(longitude.toFixed(4)) }
}

function toMetre(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000
}
