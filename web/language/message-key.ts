import { fnv1a } from '#guide/fnv1a.ts'

/**
 * The key of an English text in the catalogues for browsers, which therefore contain no English: the first 20 bits of
 * its hash, as keys are a fifth of a catalogue's weight. The build fails if two texts share a key.
 */
export function messageKey(text: string): string {
  return (fnv1a(text) >>> 12).toString(36)
}

/** What the plural of a text is keyed by, since in English it may read like the singular: "1 h", "2 h". */
export function pluralKey(one: string, other: string): string {
  return one + other
}
