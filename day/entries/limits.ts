/** For an account. Only `removals` counts what was removed; bytes are those of JSON. */
export const limits = {
  entries: 2000,
  bytes: 256 * 1024,
  removals: 2000,
  entryBytes: 4096,
  nameCharacters: 80,
  noteCharacters: 500,
  stopNoteCharacters: 80,
  valueDepth: 8,
}
