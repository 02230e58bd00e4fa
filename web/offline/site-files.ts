import { type Language, languageOf } from '../language/languages.ts'

/** What is stored as a whole: what all languages share, and each language. */
export type FileGroup = 'shared' | Language

/** A file's content, by the beginning of its SHA-256, and its size in bytes. */
export type SiteFile = readonly [hash: string, bytes: number]

/** The files of one build that can be read without a network, by address. The build makes it. */
export type SiteFiles = {
  version: string
  groups: Readonly<Record<string, Readonly<Record<string, SiteFile>>>>
}

/** What the server puts its own in place of, as it does in pages: web/shell/site-origin.ts. */
export const builtOrigin = 'https://travel-visit.invalid'

/** All pages and data of a group in one file, where they are a quarter of their size: addresses and contents. */
export type PageBundle = Readonly<Record<string, PageInBundle>>

/** The policy is the Content-Security-Policy that the server sends with that page. */
type PageInBundle = { body: string; policy?: string }

export function bundleAddress(group: FileGroup): string {
  return `/offline/${group}.json`
}

/** Undefined for what is of no use without a network. */
export function groupOf(address: string): FileGroup | undefined {
  // Pictures for messengers, icons that the system keeps, and what is made of the other files.
  if (/^\/(social|offline)\/|^\/icons\/.+\.png$|^\/(robots\.txt|service-worker\.js)$/.test(address))
    return undefined
  const catalogue = /^\/assets\/messages-(\w+)-/.exec(address)?.[1]
  if (catalogue) return catalogue as Language
  if (/^\/assets\/|\.svg$/.test(address)) return 'shared'
  return languageOf(address)
}

/** Whether an address is a page, which has the site's origin in it. */
export function isPage(address: string): boolean {
  return !/\.\w+$/.test(address)
}

/** Whether pages and their data, of which bundles are made. */
export function isInBundle(address: string): boolean {
  return isPage(address) || address.endsWith('.data')
}

/** As the list has it: no page of ours has a slash at its end. */
export function addressOf(pathname: string): string {
  return pathname.replace(/(?<=.)\/$/, '')
}

/** The same for the same page on any origin, however the server has completed it. */
export async function hashOf(
  address: string,
  content: Uint8Array<ArrayBuffer>,
  origin: string,
): Promise<string> {
  const bytes = isPage(address)
    ? new TextEncoder().encode(new TextDecoder().decode(content).replaceAll(origin, ''))
    : content
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest.slice(0, 10), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
