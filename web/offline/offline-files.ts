import type { Language } from '#messages/languages.ts'
import { languageOf } from '#web/language/languages.ts'

export type FileGroup = 'shared' | Language

export type OfflineFile = readonly [hash: string, bytes: number]

export type OfflineFiles = {
  version: string
  groups: Readonly<Record<string, Readonly<Record<string, OfflineFile>>>>
}

export function bundleAddress(group: FileGroup): string {
  return `/offline/${group}.json`
}

export function groupOf(address: string): FileGroup | undefined {
  // Useless offline: pictures for messengers, icons that the system stores itself, files generated from the others,
  // and the travel desk, which sends what it says.
  if (
    /^\/(social|offline)\/|^\/assets\/desk-|^(\/\w\w)?\/desk(\.json)?$|^\/icons\/.+\.png$|^\/(robots\.txt|service-worker\.js)$/.test(
      address,
    )
  )
    return undefined
  const catalogue = /^\/assets\/messages-(\w+)-/.exec(address)?.[1]
  if (catalogue) return catalogue as Language
  if (/^\/assets\/|\.svg$/.test(address)) return 'shared'
  return languageOf(address)
}

export function isPage(address: string): boolean {
  return !/\.\w+$/.test(address)
}

export function isInBundle(address: string): boolean {
  return isPage(address) || (/\.json$/.test(address) && !address.startsWith('/assets/'))
}

export function addressOf(pathname: string): string {
  return pathname.replace(/(.)\/$/, '$1')
}

export async function hashOf(
  address: string,
  content: Uint8Array<ArrayBuffer>,
  filled: readonly string[],
): Promise<string> {
  const text = () => new TextDecoder().decode(content)
  const bytes = isInBundle(address)
    ? new TextEncoder().encode(filled.reduce((left, filling) => left.replaceAll(filling, ''), text()))
    : content
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest.slice(0, 10), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
