import type { Wait } from './schema.ts'

const longMinutes = 120

/** Whether the line counts for more than the open door. */
export function isLongLine(line: Wait | undefined): boolean {
  return line !== undefined && line.leastMinutes >= longMinutes
}
