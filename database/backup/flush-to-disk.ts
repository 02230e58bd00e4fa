import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Makes a file, or a folder's entries, survive a power cut. */
export function flushToDisk(path: string): void {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
