import type { Coordinates } from '#guide/schema.ts'

/** On the plane, a unit is about 37 m; `y` points down. */
export type Spot = { x: number; y: number }

/** The plane is Web Mercator, as pictures of streets are: a picture of this zoom is one unit wide. */
export const unitZoom = 20

const world = 2 ** unitZoom

/** Where the plane begins, in the world: north-west of all places, so that numbers are short. */
export const origin: Spot = { x: 753_664, y: 483_072 }

const earthMetres = 40_075_017

export function inPlane({ latitude, longitude }: Coordinates): Spot {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return {
    x: world * (longitude / 360 + 0.5) - origin.x,
    y: world * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) - origin.y,
  }
}

/** To ten metres, as points are stored. */
export function fromPlane({ x, y }: Spot): Coordinates {
  const angle = Math.PI * (1 - (2 * (y + origin.y)) / world)
  return toTenMetres({
    latitude: (Math.atan(Math.sinh(angle)) * 180) / Math.PI,
    longitude: ((x + origin.x) / world - 0.5) * 360,
  })
}

export function toTenMetres({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: Number(latitude.toFixed(4)), longitude: Number(longitude.toFixed(4)) }
}

/** How long a unit is on the ground there. */
export function metresPerUnit(spot: Spot): number {
  return (earthMetres / world) * Math.cos((fromPlane(spot).latitude * Math.PI) / 180)
}

export function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
