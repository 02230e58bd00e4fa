import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'

/** One file of the built site, in every encoding that the build has written. */
export type SiteFile = {
  type: string
  /** Its name carries a hash of its content, so a browser may keep it for good. */
  immutable: boolean
  isPage: boolean
  bodies: Partial<Record<Encoding, Body>> & { identity: Body }
}

export type Encoding = 'br' | 'gzip' | 'identity'
type Body = { readonly bytes: Uint8Array<ArrayBuffer>; readonly digest: string }

/** Where each encoding lies beside the file itself. */
const suffixes = { br: '.br', gzip: '.gz' } as const

/** What built pages have in place of the site's origin, which is known only now: web/shell/site-origin.ts. */
const builtOrigin = 'https://travel-visit.invalid'

/** Reads the built site into memory, by address: it is small, and does not change while the server runs. */
export function readBuiltSite(folder: string, origin: string): ReadonlyMap<string, SiteFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    // What the build keeps for itself stands in names with a dot in front.
    .filter((file) => !file.slice(folder.length).includes(`${sep}.`))
  return new Map(names.map((file) => [addressOf(file, folder), readSiteFile(file, folder, origin)]))
}

/** `/login/index.html` is the page `/login`. */
function addressOf(file: string, folder: string): string {
  const path = file.slice(folder.length).split(sep).join('/').replace(/^\/?/, '/')
  return path.replace(/\/index\.html$/, '') || '/'
}

function readSiteFile(file: string, folder: string, origin: string): SiteFile {
  const type = typeOf(file)
  const isPage = file.endsWith('.html')
  const content = readFileSync(file)
  // The service worker and its bundles hold the pages' origin, too.
  if (isPage || content.includes(builtOrigin)) {
    const text = () => content.toString().replaceAll(builtOrigin, origin)
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

/** What the server has put something into, for which what the build compressed would not fit: made when it is first asked for. */
export function completed(text: () => string): SiteFile['bodies'] {
  const made: Partial<Record<Encoding, Body>> = {}
  const bytes = () => Buffer.from(text())
  return {
    get identity() {
      made.identity ??= body(bytes())
      return made.identity
    },
    get br() {
      made.br ??= body(brotliCompressSync(bytes(), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
      return made.br
    },
    get gzip() {
      made.gzip ??= body(gzipSync(bytes()))
      return made.gzip
    },
  }
}

/** `.data` is what React Router asks for when it goes from page to page. */
function typeOf(file: string): string {
  if (file.endsWith('.data')) return 'text/x-script; charset=utf-8'
  return getMimeType(file) ?? 'application/octet-stream'
}

/** The digest is made when it is first asked for: a start reads hundreds of files, and a visitor few. */
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
