import { longestLink, unescaped } from './unescaped.ts'

/** Chat programs and keyboards change capitals, blanks and escapes of a link, and add what follows it. */
export function nearestAddress(path: string, isPage: (address: string) => boolean): string | undefined {
  if (path.length > longestLink || /\.\w+$/.test(path)) return undefined
  const plain = unescaped(path)
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/su.exec(plain) ?? []
  const address = written.toLowerCase()
  const near = [address, address.replace(/[\s\p{Cf}]/gu, '')]
    .map((one) => /^[a-z\d/-]*/.exec(one)?.[0].replace(/(.)[/-]+$/, '$1') ?? '')
    .find((one) => one !== '/' && isPage(one))
  return near && near + encodeURI(rest)
}

export function withSearch(address: string, search: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\??[^#]*)(.*)$/.exec(address) ?? []
  return path + (query && search ? `${query}&${search.slice(1)}` : query || search) + hash
}
