import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import proxyAddr from 'proxy-addr'

export function clientAddressReader(
  trusted: readonly string[],
  onProxyAsClient?: () => void,
): (context: Context) => string {
  const addressOf = addressOfRequests(trusted, onProxyAsClient)
  return ({ env }: Context<{ Bindings: HttpBindings }>) => addressOf(env.incoming)
}

/** Clients can write X-Forwarded-For themselves: it is read from the right, up to what is no trusted proxy. */
export function addressOfRequests(
  trusted: readonly string[],
  onProxyAsClient?: () => void,
): (incoming: HttpBindings['incoming']) => string {
  const isProxy = proxyAddresses(trusted)
  return ({ socket, headers }) => {
    let nearest = socket.remoteAddress ?? 'unknown'
    const hops = String(headers['x-forwarded-for'] ?? '').split(',')
    for (const hop of hops.toReversed()) {
      const address = withoutPort(hop.trim())
      // An entry may be no address ("unknown" is common); then the nearest proxy's address is used.
      if (!isProxy(nearest) || isIP(address) === 0) break
      nearest = address
      if (hop === hops[0] && isProxy(nearest)) onProxyAsClient?.()
    }
    return plainAddress(nearest)
  }
}

/** Some proxies, such as Azure's and IIS, write `192.0.2.1:5678` and `[2001:db8::1]:5678`. */
function withoutPort(hop: string): string {
  return hop.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
}

export function proxyDetector(trusted: readonly string[]): (context: Context) => boolean {
  const isProxy = proxyAddresses(trusted)
  return ({ env }: Context<{ Bindings: HttpBindings }>) => {
    const { remoteAddress } = env.incoming.socket
    return remoteAddress !== undefined && isProxy(remoteAddress)
  }
}

export function proxyAddresses(trusted: readonly string[]): (address: string) => boolean {
  if (trusted.length === 0) return () => false
  const isTrusted = proxyAddr.compile([...trusted])
  return (address) => isTrusted(address, 0)
}

/** A dual-stack socket reports IPv4 as `::ffff:192.0.2.1`, and each client needs a single spelling. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

export function isTrustable(text: string): boolean {
  try {
    proxyAddr.compile(text)
    return true
  } catch {
    return false
  }
}
