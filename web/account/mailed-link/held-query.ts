/**
 * Takes the link's query out of the URL, because URLs are seen, copied, stored and sent as referrers. It stays in the
 * history entry, as the router's state, so that the page can be reloaded on a weak signal.
 */
export function holdMailedQuery(): void {
  const { pathname, search } = location
  if (!search || !/\/action\/?$/.test(pathname)) return
  history.replaceState({ ...history.state, usr: search }, '', pathname)
}

/** The link's query, kept in the history entry's state. No other page of ours sets any. */
export function heldQuery(state: unknown): string | undefined {
  return typeof state === 'string' ? state : undefined
}
