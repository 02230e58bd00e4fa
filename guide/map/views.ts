import type { Coordinates } from '../schema.ts'
import { type Box, boxAround } from './box.ts'
import { cornersOf, drawnAt, type Extent, extentOf, type Spot } from './extent.ts'
import { type Label, type LabelPlace, labelBeside } from './label.ts'
import { type Point, type Projection, projectionOf } from './projection.ts'
import { scaleBar } from './scale-bar.ts'
import { markReach, sheet } from './sheet.ts'
import { type Ground, groundOf } from './sheet-corners.ts'

/** From near to far: each view frames the area of the one before it. */
export type ViewId = 'town' | 'surroundings' | 'region'

export type MapPlace = {
  id: string
  kind: 'temple' | 'gateway'
  name: string
  coordinates: Coordinates
  labelPlace: LabelPlace
}

export type FrameLabels = (view: ViewId) => { name: string; labelPlace: LabelPlace }

export type View = {
  id: ViewId
  marks: (Spot & { id: string; label: Label })[]
  dots: (Spot & Pick<MapPlace, 'kind'>)[]
  frame: { id: ViewId; box: Box; label: Label } | undefined
  scale: { metres: number; units: number }
  ground: Ground
}

const reachMetres: Readonly<Record<ViewId, number>> = {
  town: 3500,
  surroundings: 20_000,
  region: Number.POSITIVE_INFINITY,
}
const nearToFar: readonly ViewId[] = ['town', 'surroundings', 'region']

const margin: Spot = { x: 40, y: 38 }
const mostScaleUnits = 110

export function mapViews(places: readonly MapPlace[], centre: Coordinates, frameLabels: FrameLabels): View[] {
  const project = projectionOf([centre, ...places.map(({ coordinates }) => coordinates)])
  const middle = project(centre)
  const drawn: Drawn[] = []
  let named: readonly MapPlace[] = []
  for (const id of nearToFar) {
    const own = places.filter(
      (place) => !named.includes(place) && distance(project(place.coordinates), middle) <= reachMetres[id],
    )
    if (own.length === 0) continue
    drawn.push(drawView({ id, own, named, nearer: drawn.at(-1), project, frameLabels }))
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
  frameLabels: FrameLabels
}

function drawView({ id, own, named, nearer, project, frameLabels }: Task): Drawn {
  const extent = extentOf(
    [
      ...own.map(({ coordinates }) => project(coordinates)),
      ...(nearer ? cornersOf(nearer.extent, sheet) : []),
    ],
    sheet,
    margin,
  )
  const spotOf = ({ coordinates }: MapPlace) => drawnAt(project(coordinates), extent)
  const view: View = {
    id,
    marks: own.map((place) => {
      const spot = spotOf(place)
      return {
        id: place.id,
        ...spot,
        label: labelBeside(boxAround(spot, markReach), place.name, place.labelPlace),
      }
    }),
    dots: named.map((place) => ({ kind: place.kind, ...spotOf(place) })),
    frame: nearer && frameAround(nearer, extent, frameLabels),
    scale: scaleBar(extent.metresPerUnit, mostScaleUnits),
    ground: groundOf(project, extent),
  }
  return { view, extent }
}

function frameAround({ view: { id }, extent: shown }: Drawn, extent: Extent, frameLabels: FrameLabels) {
  const [start, end] = cornersOf(shown, sheet)
  const [topLeft, bottomRight] = [drawnAt(start, extent), drawnAt(end, extent)]
  const box = { left: topLeft.x, top: topLeft.y, right: bottomRight.x, bottom: bottomRight.y }
  const { name, labelPlace } = frameLabels(id)
  return { id, box, label: labelBeside(box, name, labelPlace) }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.east - b.east, a.north - b.north)
}
