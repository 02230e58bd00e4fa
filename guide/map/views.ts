import type { Coordinates } from '../schema.ts'
import { type Box, boxAround } from './box.ts'
import { cornersOf, drawnAt, type Extent, extentOf, type Spot } from './extent.ts'
import { type Label, type Labelled, placeLabels } from './labels.ts'
import { type Point, type Projection, projectionOf } from './projection.ts'
import { scaleBar } from './scale-bar.ts'
import { fontSize, markReach, sheet } from './sheet.ts'
import { type Ground, groundOf } from './sheet-corners.ts'

/** From near to far: each view marks the area of the one before it. */
export type ViewId = 'town' | 'surroundings' | 'region'

export type MapPlace = {
  id: string
  kind: 'temple' | 'gateway'
  /** Short name, as written on the map. */
  name: string
  coordinates: Coordinates
}

/** What one sheet shows, in drawing units. */
export type View = {
  id: ViewId
  marks: (Spot & { id: string; label: Label })[]
  /** Dots for places that a nearer view names. */
  dots: (Spot & Pick<MapPlace, 'kind'>)[]
  /** The area of the nearer view; undefined in the nearest. */
  frame: { id: ViewId; box: Box; label: Label } | undefined
  scale: { metres: number; units: number }
  ground: Ground
}

/** The greatest distance from the centre in each view. */
const reachMetres: Readonly<Record<ViewId, number>> = {
  town: 3500,
  surroundings: 20_000,
  region: Number.POSITIVE_INFINITY,
}
const nearToFar: readonly ViewId[] = ['town', 'surroundings', 'region']

/** Room for labels between the outermost marks and the edge. */
const margin: Spot = { x: 40, y: 38 }
/** Labels keep this distance from the edge. */
const bounds: Box = { left: 4, top: 4, right: sheet.width - 4, bottom: sheet.height - 4 }
const mostScaleUnits = 110

/**
 * The places true to scale, each named in the nearest view that contains it. One scale is not enough: places are
 * between four hundred metres and nearly sixty kilometres from the centre.
 */
export function mapViews(
  places: readonly MapPlace[],
  centre: Coordinates,
  frameNames: Readonly<Record<ViewId, string>>,
): View[] {
  const project = projectionOf([centre, ...places.map(({ coordinates }) => coordinates)])
  const middle = project(centre)
  const drawn: Drawn[] = []
  let named: readonly MapPlace[] = []
  for (const id of nearToFar) {
    const own = places.filter(
      (place) => !named.includes(place) && distance(project(place.coordinates), middle) <= reachMetres[id],
    )
    if (own.length === 0) continue
    drawn.push(drawView({ id, own, named, nearer: drawn.at(-1), project, frameNames }))
    named = [...named, ...own]
  }
  return drawn.map(({ view }) => view)
}

type Drawn = { view: View; extent: Extent }
type Task = {
  id: ViewId
  own: readonly MapPlace[]
  named: readonly MapPlace[]
  nearer: Drawn | undefined
  project: Projection
  frameNames: Readonly<Record<ViewId, string>>
}

function drawView({ id, own, named, nearer, project, frameNames }: Task): Drawn {
  const extent = extentOf(
    [
      ...own.map(({ coordinates }) => project(coordinates)),
      ...(nearer ? cornersOf(nearer.extent, sheet) : []),
    ],
    sheet,
    margin,
  )
  const spotOf = ({ coordinates }: MapPlace) => drawnAt(project(coordinates), extent)
  const items: (Labelled & ({ id: string; spot: Spot } | { frames: ViewId }))[] = own.map((place) => {
    const spot = spotOf(place)
    const mark = boxAround(spot, markReach)
    return { id: place.id, spot, text: place.name, mark, yields: place.kind === 'gateway' }
  })
  if (nearer) {
    const frames = nearer.view.id
    items.push({ frames, text: frameNames[frames], mark: frameBox(nearer.extent, extent) })
  }
  const labelled = placeLabels(items, { bounds, fontSize })
  const view: View = {
    id,
    marks: labelled.flatMap((item) =>
      'spot' in item ? [{ id: item.id, ...item.spot, label: item.label }] : [],
    ),
    dots: named.map((place) => ({ kind: place.kind, ...spotOf(place) })),
    frame: labelled.flatMap((item) =>
      'frames' in item ? [{ id: item.frames, box: item.mark, label: item.label }] : [],
    )[0],
    scale: scaleBar(extent.metresPerUnit, mostScaleUnits),
    ground: groundOf(project, extent),
  }
  return { view, extent }
}

function frameBox(shown: Extent, extent: Extent): Box {
  const [start, end] = cornersOf(shown, sheet)
  const [topLeft, bottomRight] = [drawnAt(start, extent), drawnAt(end, extent)]
  return { left: topLeft.x, top: topLeft.y, right: bottomRight.x, bottom: bottomRight.y }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.east - b.east, a.north - b.north)
}
