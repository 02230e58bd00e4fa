/** The page must go on where the browser refuses, as Safari does after a hundred changes in some seconds. */
export function replaceAddress(address: string, state: unknown = history.state): boolean {
  try {
    history.replaceState(state, '', address)
    return true
  } catch {
    return false
  }
}
