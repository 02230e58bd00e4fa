import L from 'leaflet'
import type { Coordinates } from '#guide/schema.ts'

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

export function latLng({ latitude, longitude }: Coordinates): L.LatLngTuple {
  return [latitude, longitude]
}
