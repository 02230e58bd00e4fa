import { type MouseEvent, Suspense } from 'react'
import type { Spot } from '#guide/map/extent.ts'
import { type Label, linePitch } from '#guide/map/label.ts'
import { markReach, sheet } from '#guide/map/sheet.ts'
import type { Coordinates } from '#guide/schema.ts'
import { Link, useHref } from '#web/navigation/link.tsx'
import { languageOfText } from '../language/foreign-words.tsx'
import { optionalPart } from '../start/late-part.tsx'
import type { DayOnMap } from '../streets/use-day-path.ts'
import type { DrawnMark, DrawnView } from './drawn-map.ts'
import { WayOnSheet } from './way-on-sheet.tsx'
import './map-drawing.css'

// Most readers have no day, and load neither.
const DayLine = optionalPart(async () => (await import('./day-line.tsx')).DayLine)
const DayNumbers = optionalPart(async () => (await import('./day-line.tsx')).DayNumbers)

type MapDrawingProps = {
  view: DrawnView
  /** The id of the labelling element. */
  labelledBy: string
  north: string
  /** The id of the place that the page is about. */
  highlight?: string
  /** Ids of the temples that are open; null until the time is known. */
  open?: ReadonlySet<string> | null
  /** If given, it is called in place of opening the temple's page. */
  onChoose?: (temple: string) => void
  /** If given, it is called in place of following the link to the map of the framed area. */
  onFrame?: (view: DrawnView['id']) => void
  reader?: Spot | null
  day?: DayOnMap | null
  /** The way of a day whose stops are the marks. */
  way?: readonly Coordinates[]
}

const { width, height } = sheet
/** The height below the sheet, for scale and compass. */
const foot = 36

export function MapDrawing({
  view,
  labelledBy,
  north,
  highlight,
  open,
  onChoose,
  onFrame,
  reader,
  day,
  way,
}: MapDrawingProps) {
  const { marks, dots, frame, scale } = view
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML groups nothing inside a drawing, and an image would hide its links.
    <svg className="map" viewBox={`0 0 ${width} ${height + foot}`} role="group" aria-labelledby={labelledBy}>
      <rect className="sheet" x=".5" y=".5" width={width - 1} height={height - 1} rx="8" />
      <path className="grid" d={view.grid} />
      {frame && <LinkedFrame frame={frame} onFrame={onFrame} />}
      {frame && <path className="dots" d={dots.temple} />}
      {frame && <path className="dots gateway" d={dots.gateway} />}
      {way && <WayOnSheet view={view} way={way} />}
      {day && (
        <Suspense>
          <DayLine view={view} day={day} />
        </Suspense>
      )}
      {marks.map(
        ({ id, x, y, at }) => at && <path key={id} className="leader" d={`M${at.x} ${at.y}L${x} ${y}`} />,
      )}
      {marks.map((mark) => (
        <g
          key={mark.id}
          className={classesOf(mark, mark.id === highlight, open?.has(mark.id) ?? false)}
          transform={`translate(${mark.x} ${mark.y})`}
        >
          <MarkedPlace mark={mark} here={mark.id === highlight} onChoose={onChoose} />
        </g>
      ))}
      {day && (
        <Suspense>
          <DayNumbers view={view} day={day} />
        </Suspense>
      )}
      {reader && (
        <g className="reader" transform={`translate(${reader.x} ${reader.y})`}>
          <circle r="11" />
          <circle r="5" />
        </g>
      )}
      <g transform={`translate(0 ${height})`}>
        <path className="bar" d={`M2 14v6h${scale.units}v-6`} />
        <text x={scale.units + 10} y="22">
          {scale.text}
        </text>
        <path d={`M${width - 9} 6l7 20-7-5-7 5z`} />
        <text x={width - 22} y="22" textAnchor="end">
          {north}
        </text>
      </g>
    </svg>
  )
}

type LinkedFrameProps = { frame: NonNullable<DrawnView['frame']>; onFrame: MapDrawingProps['onFrame'] }

/** Not a `Link`: the map may be on this page, which needs no navigation. */
function LinkedFrame({ frame: { id, href, box, label }, onFrame }: LinkedFrameProps) {
  return (
    <a href={useHref(href)} onClick={onFrame && instead(() => onFrame(id))}>
      <rect
        className="frame"
        x={box.left}
        y={box.top}
        width={box.right - box.left}
        height={box.bottom - box.top}
      />
      <Name label={label} />
    </a>
  )
}

type MarkedPlaceProps = { mark: DrawnMark; here: boolean; onChoose: MapDrawingProps['onChoose'] }

function MarkedPlace({ mark: { id, badge, label, name }, here, onChoose }: MarkedPlaceProps) {
  if ('sign' in badge) {
    return (
      <>
        <rect
          className="mark"
          x={-markReach}
          y={-markReach}
          width={2 * markReach}
          height={2 * markReach}
          rx="6"
        />
        <path className="sign" d={badge.sign} />
        <Name label={label} />
      </>
    )
  }
  return (
    <Link
      to={badge.href}
      aria-label={name && `${badge.number} ${name}`}
      aria-current={here ? 'page' : undefined}
      onClick={onChoose && instead(() => onChoose(id))}
    >
      <circle className="target" r="22" />
      <circle className="mark" r={markReach} />
      <text className="number" y="5.5">
        {badge.number}
      </text>{' '}
      <Name label={label} />
    </Link>
  )
}

/** What a press does in place of following a link, unless keys are held that open it in a new tab or window. */
function instead(act: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    act()
  }
}

function Name({ label: { lines, x, y, anchor } }: { label: Label }) {
  const place = {
    className: 'name',
    lang: languageOfText(lines.join(' ')),
    x: x || undefined,
    y,
    textAnchor: anchor === 'start' ? undefined : anchor,
  }
  const [line, second] = lines
  if (line === undefined) return null
  if (second === undefined) return <text {...place}>{line}</text>
  return (
    <text {...place}>
      <tspan>{`${line} `}</tspan>
      <tspan x={x} dy={linePitch}>
        {second}
      </tspan>
    </text>
  )
}

function classesOf({ sure, badge }: DrawnMark, here: boolean, isOpen: boolean): string | undefined {
  const classes = [
    ...('sign' in badge ? ['gateway'] : []),
    ...(sure ? [] : ['unsure']),
    ...(here ? ['here'] : []),
    ...(isOpen ? ['open'] : []),
  ]
  return classes.length > 0 ? classes.join(' ') : undefined
}
