import { toTenth } from '#guide/map/extent.ts'
import { sheet } from '#guide/map/sheet.ts'
import type { MapPlace, View } from '#guide/map/views.ts'
import { lengthText } from '../language/length-text.ts'
import type { DrawnView } from './drawn-map.ts'
import { isSure, type MapEntry } from './map-entry.ts'
import type { MapTexts } from './map-texts.ts'

/** Marks keep the order of the entries, which keyboards follow. */
export function drawnView(
  { id, marks, dots, frame, scale, ground }: View,
  entries: readonly MapEntry[],
  names: MapTexts['views'],
): DrawnView {
  return {
    id,
    name: names[id],
    marks: entries.flatMap(({ id, badge, point }) =>
      marks
        .filter((mark) => mark.id === id)
        .map(({ x, y, label }) => ({
          id,
          badge,
          sure: isSure(point),
          x,
          y,
          label: { ...label, x: toTenth(label.x - x), y: toTenth(label.y - y) },
        })),
    ),
    dots: { temple: dotted(dots, 'temple'), gateway: dotted(dots, 'gateway') },
    frame: frame && {
      id: frame.id,
      href: `/map#${frame.id}`,
      box: frame.box,
      label: frame.label,
    },
    scale: { text: lengthText(scale.metres), units: toTenth(scale.units) },
    grid: gridPath(scale.units),
    ground,
  }
}

function dotted(dots: View['dots'], kind: MapPlace['kind']): string {
  return dots
    .filter((dot) => dot.kind === kind)
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join('')
}

export function gridPath(step: number): string {
  const { width, height } = sheet
  return Array.from({ length: Math.floor(width / step) }, (_, index) => toTenth(step * (index + 1)))
    .map((at) => `M${at} 1v${height - 2}M1 ${at}h${width - 2}`)
    .join('')
}
