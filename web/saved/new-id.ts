import { idFrom } from '#day/entries/keys.ts'

/** Random, so that no other device creates the same. */
export function newDayId(): string {
  return idFrom(crypto.getRandomValues(new Uint8Array(10)))
}
