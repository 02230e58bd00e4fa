import type { MapSize, MapView } from '#guide/map/map-view.ts'
import type { Label } from '#guide/map/place-names.ts'
import type { Coordinates } from '#guide/schema.ts'
import { languageOfText } from '#web/language/foreign-words.tsx'
import { inPixels, kindOf, type LaidMark } from './lay-out.ts'
import { MapWay } from './map-way.tsx'
import { signs } from './signs.ts'
import { SketchLines } from './sketch-lines.tsx'
import './map-drawing.css'

type MapDrawingProps = {
  view: MapView
  size: MapSize
  marks: readonly LaidMark[]
  way?: readonly Coordinates[] | undefined
  chosen?: string | null | undefined
  /** Where the reader is, or what a point is being chosen for. */
  reader?: Coordinates | null | undefined
  onStreets?: boolean
}

/** In a square; what lies beyond it is drawn, too. Its letters stay as they are, however large the square is. */
export function MapDrawing({ view, size, marks, way, chosen, reader, onStreets = false }: MapDrawingProps) {
  const part = (pixels: number) => `${Math.round((pixels / size.side) * 10_000) / 100}%`
  const here = reader && inPixels(view, reader, size.side)
  return (
    <svg className={onStreets ? 'map on-streets' : 'map'} aria-hidden="true">
      {!onStreets && <SketchLines view={view} />}
      {way && way.length > 1 && <MapWay view={view} way={way} onStreets={onStreets} />}
      {marks.map(
        ({ id, x, y, from }) =>
          from && (
            <line key={id} className="leader" x1={part(from.x)} y1={part(from.y)} x2={part(x)} y2={part(y)} />
          ),
      )}
      {marks.map((mark) => (
        <svg
          key={mark.id}
          className={mark.id === chosen ? `${kindOf(mark)} chosen` : kindOf(mark)}
          x={part(mark.x)}
          y={part(mark.y)}
          overflow="visible"
          data-place={mark.id}
          aria-hidden="true"
        >
          <Sign of={mark} />
          {mark.label && <Name label={mark.label} />}
        </svg>
      ))}
      {here && (
        <svg className="reader" x={part(here.x)} y={part(here.y)} overflow="visible" aria-hidden="true">
          <circle r="11" />
          <circle r="5" />
        </svg>
      )}
    </svg>
  )
}

function Sign({ of: { sign, number, beyond } }: { of: LaidMark }) {
  if (number !== undefined)
    return (
      <>
        <circle className="mark" r="12" />
        <text className="order" y="5.5">
          {number}
        </text>
      </>
    )
  if (beyond !== undefined)
    return <path className="mark" d="M-6-7 8 0-6 7z" transform={`rotate(${beyond})`} />
  if (sign)
    return (
      <>
        <rect className="mark" x="-10" y="-10" width="20" height="20" rx="5" />
        <path className="in-mark" d={signs[sign]} transform="scale(.8)" />
      </>
    )
  return <circle className="mark" r="6.5" />
}

function Name({ label: { lines, x, y, anchor } }: { label: Label }) {
  const [line, second] = lines
  const place = {
    className: 'name',
    lang: languageOfText(lines.join(' ')),
    x: x || undefined,
    y: Math.round(y * 10) / 10,
    textAnchor: anchor === 'start' ? undefined : anchor,
  }
  if (second === undefined) return <text {...place}>{line}</text>
  return (
    <text {...place}>
      <tspan>{`${line} `}</tspan>
      <tspan x={x} dy="1.3em">
        {second}
      </tspan>
    </text>
  )
}
