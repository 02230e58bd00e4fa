import { Link } from 'react-router'
import { fontSize, markReach, sheet } from '#guide/map/sheet.ts'
import type { DrawnLabel, DrawnMark, DrawnView } from './drawn-map.ts'
import { GatewaySign } from './gateway-sign.tsx'
import './map-drawing.css'

type MapDrawingProps = {
  view: DrawnView
  /** The id of the element that names it. */
  labelledBy: string
  /** The letter of the north. */
  north: string
  /** The id of the place that the page is about. */
  highlight?: string
}

/** Below the sheet, for scale and north. */
const foot = 36

/** One view, true to scale; its places are links. */
export function MapDrawing({ view, labelledBy, north, highlight }: MapDrawingProps) {
  const { marks, dots, frame, scale } = view
  const { width, height } = sheet
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element of HTML groups what is in a drawing; an image would hide its links.
    <svg className="map" viewBox={`0 0 ${width} ${height + foot}`} role="group" aria-labelledby={labelledBy}>
      <rect className="map-sheet" x=".5" y=".5" width={width - 1} height={height - 1} rx="8" />
      {frame && (
        <a href={frame.href} className="map-frame">
          <rect
            x={frame.box.left}
            y={frame.box.top}
            width={frame.box.right - frame.box.left}
            height={frame.box.bottom - frame.box.top}
            rx="3"
          />
          <Name label={frame.label} />
        </a>
      )}
      {dots.map(({ kind, x, y }) => (
        <circle key={`${x} ${y}`} className={`map-dot ${kind}`} cx={x} cy={y} r="2.5" />
      ))}
      {marks.map((mark) => (
        <Place key={mark.id} mark={mark} highlighted={mark.id === highlight} />
      ))}
      <g className="map-foot" transform={`translate(0 ${height})`}>
        <path className="map-bar" d={`M4 14v6h${scale.units}v-6`} />
        <text x={scale.units + 12} y="22">
          {scale.text}
        </text>
        <path className="map-north" d={`M${width - 14} 6l7 20-7-5-7 5z`} />
        <text x={width - 28} y="22" textAnchor="end">
          {north}
        </text>
      </g>
    </svg>
  )
}

function Place({ mark, highlighted }: { mark: DrawnMark; highlighted: boolean }) {
  const { badge, sure, x, y, label } = mark
  const className = `map-place${sure ? '' : ' unsure'}${highlighted ? ' highlighted' : ''}`
  const name = <Name label={label} />
  if ('gateway' in badge) {
    return (
      <g className={`${className} gateway`}>
        <g transform={`translate(${x} ${y})`}>
          <rect
            className="map-mark"
            x={-markReach}
            y={-markReach}
            width={2 * markReach}
            height={2 * markReach}
            rx="6"
          />
          <GatewaySign gateway={badge.gateway} />
        </g>
        {name}
      </g>
    )
  }
  return (
    <Link className={className} to={badge.href} aria-current={highlighted ? 'page' : undefined}>
      <circle className="map-target" cx={x} cy={y} r="22" />
      <circle className="map-mark" cx={x} cy={y} r={markReach} />
      <text className="map-number" x={x} y={y + 5.5}>
        {badge.number}
      </text>{' '}
      {name}
    </Link>
  )
}

function Name({ label: { lines, x, y, side, pitch } }: { label: DrawnLabel }) {
  const [line, second] = lines
  return (
    <text className="map-name" fontSize={fontSize} x={x} y={y} textAnchor={side}>
      {line}
      {second !== undefined && (
        <>
          {' '}
          <tspan x={x} dy={pitch}>
            {second}
          </tspan>
        </>
      )}
    </text>
  )
}
