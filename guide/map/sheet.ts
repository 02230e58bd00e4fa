import type { Size } from './extent.ts'

/** This size fits a phone 360 pixels wide. */
export const sheet: Size = { width: 324, height: 324 }
export const markReach = 12
