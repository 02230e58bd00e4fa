/**
 * Addresses are seen, copied, stored and sent as referrers. The state of the history entry keeps the query, so that
 * the page can be reloaded on a weak signal.
 */
export function holdMailedQuery(): void {
  const { pathname, search } = location
  if (!search || !/\/action\/?$/.test(pathname)) return
  history.replaceState({ ...history.state, usr: search }, '', pathname)
}

/** No other page sets such a state. */
export function heldQuery(state: unknown): string | undefined {
  return typeof state === 'string' ? state : undefined
}
