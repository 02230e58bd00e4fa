import L from 'leaflet'
import type { Coordinates } from '#guide/schema.ts'
import { type PlaceOnStreets, placeMark } from './place-mark.ts'

/** As large as a finger. */
const target: L.PointTuple = [44, 44]

export function placesLayer(
  places: readonly PlaceOnStreets[],
  onChoose: ((id: string) => void) | undefined,
): L.Layer {
  const marks = places.map((place) => {
    const isPressed = onChoose !== undefined && 'number' in place.badge
    const icon = L.divIcon({ className: 'streets-mark', html: placeMark(place), iconSize: target })
    const mark = L.marker(latLng(place.at), {
      icon,
      interactive: isPressed,
      keyboard: isPressed,
      // Temples stay in front of where people arrive.
      zIndexOffset: 'number' in place.badge ? 1000 : 0,
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
  })
  return L.layerGroup(marks)
}

export function lineLayer(points: readonly Coordinates[]): L.Layer {
  const ends = [points[0], points.at(-1)].filter((point) => point !== undefined)
  return L.layerGroup([
    L.polyline(points.map(latLng), { className: 'streets-line', interactive: false }),
    ...ends.map((end) =>
      L.circleMarker(latLng(end), { radius: 7, className: 'streets-end', interactive: false }),
    ),
  ])
}

export function readerLayer(at: Coordinates, errorMetres: number): L.Layer {
  return L.layerGroup([
    L.circle(latLng(at), { radius: errorMetres, className: 'streets-accuracy', interactive: false }),
    L.circleMarker(latLng(at), { radius: 7, className: 'streets-reader', interactive: false }),
  ])
}

export function boundsOf(points: readonly Coordinates[]): L.LatLngBounds {
  return L.latLngBounds(points.map(latLng))
}

function latLng({ latitude, longitude }: Coordinates): L.LatLngTuple {
  return [latitude, longitude]
}
