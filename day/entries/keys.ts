// The keys of entries: the kind, then the ids.

export const dayKey = (day: string) => `day/${day}`
export const stopKey = (day: string, temple: string) => `stop/${day}/${temple}`
/** `date` is that of India, such as 2026-11-24. */
export const visitKey = (temple: string, date: string) => `visit/${temple}/${date}`
export const favouriteKey = (temple: string) => `favourite/${temple}`

const letters = '0123456789abcdefghijklmnopqrstuvwxyz'

/** One letter or digit for each of the random bytes. */
export function idFrom(random: Uint8Array): string {
  return Array.from(random, (byte) => letters[byte % letters.length]).join('')
}
