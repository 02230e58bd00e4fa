export const dayKey = (day: string) => `day/${day}`
export const stopKey = (day: string, temple: string) => `stop/${day}/${temple}`
export const visitKey = (temple: string, date: string) => `visit/${temple}/${date}`
export const favouriteKey = (temple: string) => `favourite/${temple}`

const letters = '0123456789abcdefghijklmnopqrstuvwxyz'

export function idFrom(random: Uint8Array): string {
  return Array.from(random, (byte) => letters[byte % letters.length]).join('')
}
