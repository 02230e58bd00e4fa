/** Whether the guide may be stored, as its reader has decided; kept on the reader's own device alone. */
const key = 'offline'

export function mayStore(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    // A browser that forbids storage stores no pages either.
    return false
  }
}

export function rememberMayStore(may: boolean): void {
  if (may) localStorage.removeItem(key)
  else localStorage.setItem(key, 'off')
}
