/**
 * All that the guide uses of its surroundings: what browsers and Node both have, a hash for the build's check, and files of
 * `content/`.
 */

declare class URL {
  constructor(address: string, base?: URL | string)
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

declare module 'node:fs' {
  export function readdirSync(folder: URL, options: { recursive: true; encoding: 'utf8' }): string[]
  export function readFileSync(file: URL, encoding: 'utf8'): string
}

interface ImportMeta {
  url: string
}
