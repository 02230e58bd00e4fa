/** `name` is for messages. Each host has a connection string of its own. */
export type PostgresAddress = { name: string; connectionStrings: readonly string[] }

type Problem = { problem: string }
type Host = { host: string; port: string }

const addressForm = /^postgres(?:ql)?:\/\/(?:([^/?#]*)@)?([^/?#@]*)(\/[^/?#]*)?(?:\?([^#]*))?$/

/** As libpq reads it, several hosts and sockets among them; node-postgres takes one host at a time. */
export function readPostgresAddress(url: string): PostgresAddress | Problem {
  const parts = addressForm.exec(url)
  if (!parts) return noAddress
  const [, user, authority = '', path = '/', query = ''] = parts
  if (user?.includes('@') && user.includes(',')) {
    return { problem: 'must name the user and the password once, before all hosts, with %40 in place of @' }
  }
  if (![user ?? '', authority, path].every(isUtf8)) {
    return { problem: 'must have what follows % in UTF-8, such as %C3%A9 for é' }
  }
  const parameters = Object.fromEntries(new URLSearchParams(query))
  const { host: givenHosts, port: givenPorts, target_session_attrs: target = 'any', ...others } = parameters
  if (!['any', 'read-write', 'primary'].includes(target)) {
    return { problem: 'must have target_session_attrs=read-write or none, because the site has to write' }
  }
  const hosts = givenHosts === undefined ? hostsIn(authority) : givenHosts.split(',').map(ofAnyPort)
  const ports = givenPorts?.split(',') ?? []
  if (ports.length > 1 && ports.length !== hosts.length) {
    return { problem: 'must have one port for all hosts, or a port for each' }
  }
  const addressed = hosts.map(({ host, port }, index) => ({ host, port: ports[index] ?? ports[0] ?? port }))
  if (!addressed.every(isPossible) || (hosts.length > 1 && hosts.some(({ host }) => host === '')))
    return noAddress
  const start = `postgres://${user === undefined ? '' : `${escaped(user)}@`}${escaped(path)}`
  return {
    name: `${addressed.map(({ host, port }) => (port ? `${host}:${port}` : host)).join()}${path}`,
    connectionStrings: addressed.map(
      (host) => `${start}?${new URLSearchParams({ ...withCheckedCertificate(others), ...host })}`,
    ),
  }
}

const noAddress = { problem: 'must be an address such as postgres://user:password@host:5432/database' }

function hostsIn(authority: string): Host[] {
  return authority.split(',').map((text) => {
    const [, inBrackets, name, port = ''] = /^(?:\[(.*)\]|([^:]*))(?::(.*))?$/.exec(text) ?? []
    return { host: inBrackets ?? decodeURIComponent(escaped(name ?? ' ')), port }
  })
}

function ofAnyPort(host: string): Host {
  return { host, port: '' }
}

function isPossible({ host, port }: Host): boolean {
  return (
    !/\s/.test(host) && (port === '' || (/^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) < 65_536))
  )
}

function isUtf8(text: string): boolean {
  try {
    decodeURIComponent(escaped(text))
    return true
  } catch {
    return false
  }
}

/** A % that begins no escape means itself, as in node-postgres. */
function escaped(text: string): string {
  return text.replaceAll(/%(?![\da-f]{2})/gi, '%25')
}

/** node-postgres checks the certificate for all of these, but prints a warning of five lines for three. */
function withCheckedCertificate(parameters: Record<string, string>): Record<string, string> {
  const { sslmode = '', uselibpqcompat } = parameters
  const isChecked = uselibpqcompat !== 'true' && ['prefer', 'require', 'verify-ca'].includes(sslmode)
  return isChecked ? { ...parameters, sslmode: 'verify-full' } : parameters
}
