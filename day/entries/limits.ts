/** For one account. */
export const limits = {
  /** Besides those that were removed. */
  entries: 2000,
  /** Of these as JSON, and of a request's body. */
  bytes: 256 * 1024,
  /** How many removals are remembered for devices that have yet to hear of them. */
  removals: 2000,
  /** Of one entry as JSON. */
  entryBytes: 4096,
  /** Of a day's name. */
  nameCharacters: 80,
  /** Of a note on a temple that was seen. */
  noteCharacters: 500,
  /** How deep lists and objects are nested in one value. */
  valueDepth: 8,
}
