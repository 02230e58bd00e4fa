/** In pixels, of one rem, but no larger than leaves room for every mark on the narrowest screen: see --letter. */
export function letterSize(): number {
  return Math.min(22, Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
}
