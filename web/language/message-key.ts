import { fnv1a } from '#guide/fnv1a.ts'

/** Hashes of 20 bits, as keys are a fifth of the weight of a catalogue. The build fails if two texts share a key. */
export function messageKey(text: string): string {
  return (fnv1a(text) >>> 12).toString(36)
}

/** Needs both forms: in English they may read the same, as in "1 h", "2 h". */
export function pluralKey(one: string, other: string): string {
  return one + other
}
