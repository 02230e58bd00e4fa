import { closeSync, fsyncSync, openSync } from 'node:fs'

export function flushToDisk(path: string): void {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
