import type { MapSize, MapView } from '#guide/map/map-view.ts'
import { origin, unitZoom } from '#guide/map/plane.ts'

/** Its corner and its side are told in sides of the view. */
export type Tile = { address: string; x: number; y: number; side: number }

/** In pixels. */
const pictureSide = 256
const [leastZoom, mostZoom] = [7, 19]

/** The pictures that cover what is seen, and no more: their server counts them. */
export function tilesInView(url: string, view: MapView, { side, box }: MapSize): Tile[] {
  const pixelsPerUnit = side / view.side
  const exact = unitZoom + Math.log2(pixelsPerUnit / pictureSide)
  const zoom = Math.min(mostZoom, Math.max(leastZoom, Math.round(exact)))
  const units = 2 ** (unitZoom - zoom)
  const corner = { x: view.x - view.side / 2 + origin.x, y: view.y - view.side / 2 + origin.y }
  const rowOf = (from: number, pixels: number) => Math.floor((from + pixels / pixelsPerUnit) / units)
  const columns = between(rowOf(corner.x, box.left), rowOf(corner.x, box.right))
  const rows = between(rowOf(corner.y, box.top), rowOf(corner.y, box.bottom))
  return rows.flatMap((y) =>
    columns.map((x) => ({
      address: url
        .replace('{z}', String(zoom))
        .replace('{x}', String(x))
        .replace('{y}', String(y))
        .replace('{r}', ''),
      x: (x * units - corner.x) / view.side,
      y: (y * units - corner.y) / view.side,
      side: units / view.side,
    })),
  )
}

function between(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
