import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'

/** One file of the built site, in every encoding that the build has written. */
export type SiteFile = {
  type: string
  /** Its name carries a hash of its content, so a browser may keep it for good. */
  immutable: boolean
  /** Only of pages: the text, which the page's policy is made from. */
  html: string | undefined
  bodies: Partial<Record<Encoding, Body>> & { identity: Body }
}

export type Encoding = 'br' | 'gzip' | 'identity'
type Body = { bytes: Uint8Array<ArrayBuffer>; digest: string }

/** Where each encoding lies beside the file itself. */
const suffixes = { br: '.br', gzip: '.gz' } as const

/**
 * Reads the built site into memory, by address: it is small, does not change while the server runs,
 * and each page's policy and ETag are known before the first request.
 */
export function readBuiltSite(folder: string): ReadonlyMap<string, SiteFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    // What the build keeps for itself stands in names with a dot in front.
    .filter((file) => !file.slice(folder.length).includes(`${sep}.`))
  return new Map(names.map((file) => [addressOf(file, folder), readSiteFile(file, folder)]))
}

/** `/login/index.html` is the page `/login`. */
function addressOf(file: string, folder: string): string {
  const path = file.slice(folder.length).split(sep).join('/').replace(/^\/?/, '/')
  return path.replace(/\/index\.html$/, '') || '/'
}

function readSiteFile(file: string, folder: string): SiteFile {
  const identity = body(file)
  return {
    type: typeOf(file),
    immutable: file.startsWith(join(folder, 'assets') + sep),
    html: file.endsWith('.html') ? Buffer.from(identity.bytes).toString() : undefined,
    bodies: {
      identity,
      ...(existsSync(file + suffixes.br) && { br: body(file + suffixes.br) }),
      ...(existsSync(file + suffixes.gzip) && { gzip: body(file + suffixes.gzip) }),
    },
  }
}

/** `.data` is what React Router asks for when it goes from page to page. */
function typeOf(file: string): string {
  if (file.endsWith('.data')) return 'text/x-script; charset=utf-8'
  return getMimeType(file) ?? 'application/octet-stream'
}

function body(file: string): Body {
  const bytes = new Uint8Array(readFileSync(file))
  return { bytes, digest: digestOf(bytes) }
}

export function digestOf(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('base64url')
}
