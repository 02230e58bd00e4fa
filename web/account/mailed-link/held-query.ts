import { replaceAddress } from '#web/shell/start/replace-address.ts'

/** Addresses are seen, stored and sent as referrers. The state of the history entry keeps the query for reloads. */
export function holdMailedQuery(): void {
  const { pathname, search } = location
  if (!search || !/\/action\/?$/.test(pathname)) return
  replaceAddress(pathname, { ...history.state, usr: search })
}

export function heldQuery(state: unknown): string | undefined {
  return typeof state === 'string' ? state : undefined
}
