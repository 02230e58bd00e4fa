import type { Size } from './extent.ts'

/**
 * The size of every view, in pixels of a phone 360 pixels wide. All views have one size, so that they fit side by side.
 */
export const sheet: Size = { width: 324, height: 324 }
/** From the centre of a mark to its edge. */
export const markReach = 12
