import ipaddr from 'ipaddr.js'

type Network = { name: string; share: number }

/** An IPv6 line gets a /64 or more, up to a /48 (RFC 6177), and can use every address in it. */
const prefixes = [
  { bytes: 8, share: 1 },
  { bytes: 7, share: 2 },
  { bytes: 6, share: 4 },
]

export function networkOf(address: string): string {
  return prefixOf(address, 8)
}

export function widestNetworkOf(address: string): string {
  return prefixOf(address, 6)
}

export function networksOf(address: string): Network[] {
  return isIpv6(address)
    ? prefixes.map(({ bytes, share }) => ({ name: prefixOf(address, bytes), share }))
    : [{ name: networkOf(address), share: 1 }]
}

function isIpv6(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).kind() === 'ipv6'
}

function prefixOf(address: string, bytes: number): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed.kind() === 'ipv4' ? parsed.toString() : parsed.toByteArray().slice(0, bytes).join('.')
}
