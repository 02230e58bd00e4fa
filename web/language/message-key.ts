/**
 * The key of an English text in the catalogues for browsers, which therefore contain no English: the first 24 bits of
 * its FNV-1a hash (https://www.rfc-editor.org/rfc/rfc9923), as keys are a fifth of a catalogue's weight. The build
 * fails if two texts share a key.
 */
export function messageKey(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 8).toString(36)
}
