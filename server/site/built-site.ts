import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'
import {
  builtContact,
  builtOrigin,
  builtStreets,
  builtTexts,
  contactText,
  type StreetsSettings,
  streetsText,
} from '#web/site-format.ts'

export type BuiltFile = {
  type: string
  /** Its name contains a hash of its content, so browsers may keep it for good. */
  immutable: boolean
  isPage: boolean
  bodies: Partial<Record<Encoding, Body>> & { identity: Body }
}

export type Encoding = 'br' | 'gzip' | 'identity'
export type Fillings = { origin: string; streets: StreetsSettings; contact: string | undefined }

type Body = { readonly bytes: Uint8Array<ArrayBuffer>; readonly digest: string }

const suffixes = { br: '.br', gzip: '.gz' } as const

export function readBuiltSite(folder: string, fillings: Fillings): ReadonlyMap<string, BuiltFile> {
  return new Map(
    filesByAddress(folder).map(([address, file]) => [address, readBuiltFile(file, folder, fillings)]),
  )
}

export function filesByAddress(folder: string): [address: string, file: string][] {
  return (
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      // Dotfiles are the build's own.
      .filter((file) => !file.slice(folder.length).includes(`${sep}.`))
      .map((file) => [addressOf(file, folder), file])
  )
}

function addressOf(file: string, folder: string): string {
  const path = file.slice(folder.length).split(sep).join('/').replace(/^\/?/, '/')
  return path.replace(/\/index\.html$/, '') || '/'
}

function readBuiltFile(file: string, folder: string, { origin, streets, contact }: Fillings): BuiltFile {
  const type = typeOf(file)
  const isPage = file.endsWith('.html')
  const content = readFileSync(file)
  if (isPage || builtTexts.some((built) => content.includes(built))) {
    const text = () =>
      content
        .toString()
        .replaceAll(builtOrigin, origin)
        .replaceAll(builtStreets, streetsText(streets))
        .replaceAll(builtContact, contactText(contact))
    return { type, immutable: false, isPage, bodies: completed(text) }
  }
  return {
    type,
    immutable: file.startsWith(join(folder, 'assets') + sep),
    isPage,
    bodies: {
      identity: body(content),
      ...(existsSync(file + suffixes.br) && { br: body(readFileSync(file + suffixes.br)) }),
      ...(existsSync(file + suffixes.gzip) && { gzip: body(readFileSync(file + suffixes.gzip)) }),
    },
  }
}

/** The server fills in this text, so the build's compressed files don't match. */
export function completed(text: () => string): BuiltFile['bodies'] {
  const made: Partial<Record<Encoding, Body>> = {}
  const bytes = () => Buffer.from(text())
  return {
    get identity() {
      made.identity ??= body(bytes())
      return made.identity
    },
    get br() {
      made.br ??= body(brotliCompressSync(bytes(), { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }))
      return made.br
    },
    get gzip() {
      made.gzip ??= body(gzipSync(bytes()))
      return made.gzip
    },
  }
}

function typeOf(file: string): string {
  return getMimeType(file) ?? 'application/octet-stream'
}

/** Computed at the first request: the digests of all files would add some 60 ms to a start of 400. */
function body(bytes: Buffer<ArrayBuffer>): Body {
  let made: string | undefined
  return {
    bytes,
    get digest() {
      made ??= digestOf(bytes)
      return made
    },
  }
}

export function digestOf(content: Uint8Array | string): string {
  return hash('sha256', content, 'base64url')
}
