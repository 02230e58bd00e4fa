import { idFrom } from '#day/entries/keys.ts'

export function newDayId(): string {
  return idFrom(crypto.getRandomValues(new Uint8Array(10)))
}
