import { replaceAddress } from './replace-address.ts'

/** The longest hash is a day, with some 400 characters, each of which may be escaped. */
const longestHash = 2000

/** Runs before all else: with 300,000 characters after the `#`, browser and router never finish reading the address. */
export function cutLongHash(): void {
  const { pathname, search, hash } = location
  if (hash.length <= longestHash) return
  replaceAddress(pathname + search + hash.slice(0, longestHash))
}
