/**
 * What stands for an English text in the catalogues that browsers load, which so carry no English: FNV-1a, 32 bits
 * (https://www.rfc-editor.org/rfc/rfc9923). The build stops where two texts have one key.
 */
export function messageKey(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
