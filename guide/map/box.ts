export type Box = { left: number; top: number; right: number; bottom: number }

export function boxAround({ x, y }: { x: number; y: number }, reach: number): Box {
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }
}
