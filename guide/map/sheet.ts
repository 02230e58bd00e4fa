import type { Size } from './window.ts'

/** What every view is drawn on. Its unit is a pixel on a phone 360 pixels wide; views have one size, to stand beside each other. */
export const sheet: Size = { width: 324, height: 324 }
/** Of names, large enough to be read there without a zoom. */
export const fontSize = 16
/** From the middle of a mark to its edge. */
export const markReach = 12
