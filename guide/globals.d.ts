/**
 * All that the guide uses of its surroundings: what browsers and Node both have, and a hash for the build's check.
 */

declare class URL {
  constructor(address: string)
  readonly hostname: string
}

declare class URLSearchParams {
  get(name: string): string | null
  set(name: string, value: string): void
  toString(): string
}

declare module 'node:crypto' {
  type Hash = { update(text: string): Hash; digest(encoding: 'hex'): string }
  export function createHash(algorithm: 'md5'): Hash
}
