/** All that this room uses of its surroundings: what browsers and Node both have. */

declare class TextEncoder {
  encode(text: string): Uint8Array
}
