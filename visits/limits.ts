/** For one account. Removed entries count, too, because a removal has to reach the other devices. */
export const limits = {
  entries: 2000,
  /** Of all entries as JSON, and of a request's body. */
  bytes: 256 * 1024,
  /** Of one entry as JSON. */
  entryBytes: 4096,
  /** Of lists and objects in each other, in one value. */
  valueDepth: 8,
}
