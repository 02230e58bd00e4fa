import { readFileSync } from 'node:fs'

/** A file of this folder. */
export function writtenBefore(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
}

type Storage = {
  local: Record<string, string>
  /** In IndexedDB. */
  record: { owner: string; copies: Record<string, { entries: Record<string, Written>; etag: string | null }> }
}
type Written = { value: object | null; clock: string }

export function storageBefore(whose: 'guest' | 'account'): Storage {
  return JSON.parse(writtenBefore(`${whose}.json`))
}
