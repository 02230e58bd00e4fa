import type { Layer, Map as LeafletMap } from 'leaflet'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Coordinates } from '#guide/schema.ts'
import { usePosition } from '../position/position.ts'
import { boundsOf, lineLayer, readerLayer } from './layers.ts'
import { letterSize } from './letter-size.ts'
import { openMap, tileLayer } from './open-map.ts'
import type { PlaceOnStreets } from './place-mark.ts'
import { placesLayer } from './places-layer.ts'
import type { TileSource } from './tile-source.ts'
import { type DayOnMap, useDayPath } from './use-day-path.ts'
import { watchTiles } from './watch-tiles.ts'
import 'leaflet/dist/leaflet.css'
import './streets-map.css'

export type StreetsMapProps = {
  tiles: TileSource
  /** What the map is of. */
  label: string
  places: readonly PlaceOnStreets[]
  /** What is brought into view, with the reader; if it is nothing, the planned day. */
  area: readonly Coordinates[]
  /** Drawn straight from one to the next. */
  line?: readonly Coordinates[]
  /** The reader's planned day, where the page doesn't know its way. */
  day?: DayOnMap | null
  chosen?: string | null
  /** Without it, marks can't be pressed. */
  onChoose?: (temple: string) => void
  onFailed: () => void
}

export function StreetsMap({
  tiles,
  label,
  places,
  area,
  line,
  day,
  chosen,
  onChoose,
  onFailed,
}: StreetsMapProps) {
  const box = useRef<HTMLElement>(null)
  const map = useLeaflet(box, tiles.url, onFailed)
  const position = usePosition()
  const reader = position.state === 'known' ? position : null
  const choose = useEffectEvent((temple: string) => onChoose?.(temple))
  const withReader = (points: readonly Coordinates[]) => (reader ? [...points, reader.at] : points)
  useView(map, area.length > 0 ? withReader(area) : [])
  useLayer(map, places, (on) => placesLayer(on, places, onChoose && ((id) => choose(id))))
  useLayer(map, line, () => line && lineLayer(line))
  useLayer(map, reader, () => reader && readerLayer(reader.at, reader.errorMetres))
  return (
    <div className="streets">
      {chosen && <ChosenMark box={box} id={chosen} />}
      <section ref={box} className="streets-map" aria-label={label} />
      <Credits of={tiles.credits} />
      {map && day && <DayPath map={map} day={day} view={area.length === 0 && withReader} />}
    </div>
  )
}

function Credits({ of }: { of: TileSource['credits'] }) {
  return (
    <p className="streets-credits" lang="en">
      {of.map(({ name, href }) =>
        href ? (
          <a key={name} href={href} rel="noreferrer">
            {name}
          </a>
        ) : (
          <span key={name}>{name}</span>
        ),
      )}
    </p>
  )
}

/** Leaves the mark in place, with the focus that may be on it. */
function ChosenMark({ box, id }: { box: { current: HTMLElement | null }; id: string }) {
  useEffect(() => {
    const mark = box.current?.querySelector(`[data-place="${CSS.escape(id)}"]`)
    mark?.classList.add('chosen')
    return () => mark?.classList.remove('chosen')
  })
  return null
}

type DayPathProps = {
  map: LeafletMap
  day: DayOnMap
  /** What is in view, if the day says it. */
  view: ((path: readonly Coordinates[]) => readonly Coordinates[]) | false
}

function DayPath({ map, day, view }: DayPathProps) {
  const path = useDayPath(day)
  useView(map, view ? view(path) : [])
  useLayer(map, path, () => lineLayer(path))
  return null
}

function useLeaflet(
  box: { current: HTMLElement | null },
  url: string,
  onFailed: () => void,
): LeafletMap | null {
  const [map, setMap] = useState<LeafletMap | null>(null)
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    if (!box.current) return
    const opened = openMap(box.current, matchMedia('(prefers-reduced-motion: reduce)').matches)
    const tiles = tileLayer(url)
    const stopWatching = watchTiles(opened, tiles, () => fail())
    tiles.addTo(opened)
    const removeWhenStill = followZoom(opened)
    setMap(opened)
    return () => {
      stopWatching()
      removeWhenStill()
    }
  }, [box, url])
  return map
}

/** Leaflet finishes a zoom even if its map is gone, and then fails. */
function followZoom(map: LeafletMap): () => void {
  let isZooming = false
  map.on('zoomanim', () => (isZooming = true))
  map.on('zoomend', () => (isZooming = false))
  return () => {
    if (isZooming) map.once('zoomend', () => map.remove())
    else map.remove()
  }
}

/** On each side, in the size of letters, as marks are. */
const roomForMarks = 3

function useView(map: LeafletMap | null, points: readonly Coordinates[]): void {
  const shown = JSON.stringify(points)
  useEffect(() => {
    const points: Coordinates[] = JSON.parse(shown)
    if (points.length === 0) return
    const padding = roomForMarks * letterSize()
    map?.fitBounds(boundsOf(points), { padding: [padding, padding], maxZoom: 15, animate: false })
  }, [map, shown])
}

/** Draws the layer anew only when what it is made of changes: a mark keeps the focus meanwhile. */
function useLayer(
  map: LeafletMap | null,
  of: unknown,
  draw: (map: LeafletMap) => Layer | null | undefined,
): void {
  const drawn = JSON.stringify(of)
  const drawNow = useEffectEvent(draw)
  useEffect(() => {
    if (!map || !drawn) return
    const layer = drawNow(map)?.addTo(map)
    return () => void layer?.remove()
  }, [map, drawn])
}
