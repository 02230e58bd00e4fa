import ipaddr from 'ipaddr.js'

/** The widest range that may be one customer's: an IPv4 address, mapped into IPv6 or not, or an IPv6 /48 (RFC 6177). */
export function widestNetworkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed.kind() === 'ipv4' ? parsed.toString() : parsed.toByteArray().slice(0, 6).join('.')
}
