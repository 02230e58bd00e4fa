import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Until a file, or a folder's list of names, survives a pulled plug. */
export function flushToDisk(path: string): void {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
