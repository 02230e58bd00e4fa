/** Where a row of a list is on the page, in pixels. */
export type Row = { top: number; bottom: number }

/** As much of `offset` as leaves the row at `from` within the list. */
export function withinRows(rows: readonly Row[], from: number, offset: number): number {
  const [row, first, last] = [rows[from], rows[0], rows.at(-1)]
  if (!row || !first || !last) return 0
  return Math.min(Math.max(offset, first.top - row.top), last.bottom - row.bottom)
}

/** The index at which the row at `from` is dropped: it changes places with the rows whose middle its edge has passed. */
export function rowAt(rows: readonly Row[], from: number, offset: number): number {
  const { top, bottom } = rows[from] ?? { top: 0, bottom: 0 }
  return rows.filter((row, index) => {
    const middle = (row.top + row.bottom) / 2
    return index !== from && middle < (index < from ? top : bottom) + offset
  }).length
}

/**
 * Pixels by which the page scrolls in a millisecond while a row is held at `y`: the more, the nearer the edge of the
 * screen. A row that is lifted near an edge is not there to scroll yet.
 */
export function scrollSpeed(y: number, pressedY: number, height: number): number {
  const zone = height / 5
  const above = Math.min(zone, pressedY)
  const below = Math.min(zone, height - pressedY)
  if (y < above) return -speedAt((above - y) / above)
  if (y > height - below) return speedAt((y - height + below) / below)
  return 0
}

/** `depth` is 1 at the edge; fingers can be beyond. */
function speedAt(depth: number): number {
  return 0.1 + 0.9 * Math.min(1, depth)
}
