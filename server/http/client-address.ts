import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import proxyAddr from 'proxy-addr'

/**
 * Whose request it is: the address of the connection or, where that is a proxy of ours, the one that it names in
 * X-Forwarded-For. Anybody can write that header, so it is read from the right and no further than to the first
 * address that is no proxy of ours. `trusted` holds addresses, CIDR ranges and the names that proxy-addr knows.
 */
export function clientAddressReader(trusted: readonly string[]): (context: Context) => string {
  const isProxy = proxyAddresses(trusted)
  return ({ env }: Context<{ Bindings: HttpBindings }>) => {
    const { socket, headers } = env.incoming
    let nearest = socket.remoteAddress ?? 'unknown'
    const hops = String(headers['x-forwarded-for'] ?? '').split(',')
    for (const hop of hops.toReversed()) {
      const address = withoutPort(hop.trim())
      // What a proxy passes on need not be an address ("unknown" is common); the nearest that is one stands in for it.
      if (!isProxy(nearest) || isIP(address) === 0) break
      nearest = address
    }
    return plainAddress(nearest)
  }
}

/** Some proxies, such as Azure's and IIS, write `192.0.2.1:5678` and `[2001:db8::1]:5678`. */
function withoutPort(hop: string): string {
  return hop.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
}

/** Whether the connection itself comes from a proxy of ours. */
export function proxyDetector(trusted: readonly string[]): (context: Context) => boolean {
  const isProxy = proxyAddresses(trusted)
  return ({ env }: Context<{ Bindings: HttpBindings }>) => {
    const { remoteAddress } = env.incoming.socket
    return remoteAddress !== undefined && isProxy(remoteAddress)
  }
}

/** Whether an address is that of a proxy of ours. */
export function proxyAddresses(trusted: readonly string[]): (address: string) => boolean {
  if (trusted.length === 0) return () => false
  const isTrusted = proxyAddr.compile([...trusted])
  return (address) => isTrusted(address, 0)
}

/** A socket that listens for both families shows IPv4 as `::ffff:192.0.2.1`; one visitor has one name. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/** Whether `TRUST_PROXY` may hold it. */
export function isTrustable(text: string): boolean {
  try {
    proxyAddr.compile(text)
    return true
  } catch {
    return false
  }
}
