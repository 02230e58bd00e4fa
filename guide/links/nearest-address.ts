import { longestLink, unescaped } from './unescaped.ts'

/**
 * The address of ours that a link meant, if chat programs or keyboards have changed it: capitals, blanks, escapes, escapes
 * of escapes (so that `#` is part of the path), and whatever follows it, such as the end of a sentence or a tracker. `path`
 * is as the browser sends it. Undefined if there is none. Files are named only by programs, which know their names.
 */
export function nearestAddress(path: string, isPage: (address: string) => boolean): string | undefined {
  if (path.length > longestLink || /\.\w+$/.test(path)) return undefined
  const plain = unescaped(path)
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/su.exec(plain) ?? []
  const address = written.toLowerCase()
  const near = [address, address.replace(/[\s\p{Cf}]/gu, '')]
    // Pages have no other signs in their address, and no slash at the end.
    .map((one) => /^[a-z\d/-]*/.exec(one)?.[0].replace(/(.)[/-]+$/, '$1') ?? '')
    .find((one) => one !== '/' && isPage(one))
  return near && near + encodeURI(rest)
}

/** `search` as it stood behind the path, before a fragment that was part of it. */
export function withSearch(address: string, search: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\??[^#]*)(.*)$/.exec(address) ?? []
  return path + (query && search ? `${query}&${search.slice(1)}` : query || search) + hash
}
