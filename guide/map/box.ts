/** A rectangle in drawing units, y pointing down. */
export type Box = { left: number; top: number; right: number; bottom: number }

export function boxAround({ x, y }: { x: number; y: number }, reach: number): Box {
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }
}

export function widened({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    inner.right <= outer.right &&
    inner.bottom <= outer.bottom
  )
}
