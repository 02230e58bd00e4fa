import L from 'leaflet'
import { apart } from '#guide/map/apart.ts'
import { latLng } from './layers.ts'
import { letterSize } from './letter-size.ts'
import { type PlaceOnStreets, placeMark } from './place-mark.ts'

/** As large as a finger. */
const target: L.PointTuple = [44, 44]

/** In the size of letters, as the marks are: as wide as one with its ring. */
const gap = 2.15

type OnChoose = ((id: string) => void) | undefined

/** Where marks would lie on each other they move apart, temples the least, each with a line to its place. */
export function placesLayer(map: L.Map, places: readonly PlaceOnStreets[], onChoose: OnChoose): L.Layer {
  const inOrder = [...places].sort((one, other) => Number(!isTemple(one)) - Number(!isTemple(other)))
  const marks = inOrder.map((place) => markOf(place, onChoose))
  const leaders = inOrder.map(() => L.polyline([], { className: 'streets-leader', interactive: false }))
  const arrange = () => {
    const spots = apart(
      inOrder.map(({ at }) => map.project(latLng(at))),
      gap * letterSize(),
    )
    for (const [index, { at }] of inOrder.entries()) {
      const shown = spots[index] && map.unproject(L.point(spots[index]))
      if (!shown) continue
      marks[index]?.setLatLng(shown)
      leaders[index]?.setLatLngs([latLng(at), shown])
    }
  }
  const layer = L.layerGroup([...leaders, ...marks]).on('add', arrange)
  layer.getEvents = () => ({ zoomend: arrange })
  return layer
}

function isTemple({ badge }: PlaceOnStreets): boolean {
  return 'number' in badge
}

function markOf(place: PlaceOnStreets, onChoose: OnChoose): L.Marker {
  const isPressed = onChoose !== undefined && isTemple(place)
  const icon = L.divIcon({ className: 'streets-mark', html: placeMark(place), iconSize: target })
  const mark = L.marker(latLng(place.at), {
    icon,
    interactive: isPressed,
    keyboard: isPressed,
    riseOnHover: true,
  })
  if (!isPressed) return mark
  return mark
    .on('click', () => onChoose(place.id))
    .on('keydown', ({ originalEvent }) => {
      if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return
      originalEvent.preventDefault()
      onChoose(place.id)
    })
}
