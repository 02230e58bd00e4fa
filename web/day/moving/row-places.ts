/** Pixels from the top of the list. */
export type Row = { top: number; bottom: number }

/** Shortens `offset` so that the row at `from` stays within the list. */
export function withinRows(rows: readonly Row[], from: number, offset: number): number {
  const [row, first, last] = [rows[from], rows[0], rows.at(-1)]
  if (!row || !first || !last) return 0
  return Math.min(Math.max(offset, first.top - row.top), last.bottom - row.bottom)
}

/** A row changes places with those whose middle its edge has passed: tall rows reach the ends of the list, too. */
export function rowAt(rows: readonly Row[], from: number, offset: number): number {
  const { top, bottom } = rows[from] ?? { top: 0, bottom: 0 }
  return rows.filter((row, index) => {
    const middle = (row.top + row.bottom) / 2
    return index !== from && middle < (index < from ? top : bottom) + offset
  }).length
}

/**
 * In pixels a millisecond, growing towards the edges of the screen. A row that was lifted near an edge has to be moved
 * towards it first.
 */
export function scrollSpeed(y: number, pressedY: number, height: number): number {
  const zone = height / 5
  const above = Math.min(zone, pressedY)
  const below = Math.min(zone, height - pressedY)
  if (y < above) return -speedAt((above - y) / above)
  if (y > height - below) return speedAt((y - height + below) / below)
  return 0
}

/** `depth` is 1 at the edge. A captured pointer can be beyond it. */
function speedAt(depth: number): number {
  return 0.1 + 0.9 * Math.min(1, depth)
}
