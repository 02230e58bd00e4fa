/** Twice as long as what the SDK stores. */
const roomForSession = 'x'.repeat(4096)

/** Some browsers block storage, offer none in private windows, or have no room left. */
export function canStoreSession(): boolean {
  try {
    localStorage.setItem('probe', roomForSession)
    localStorage.removeItem('probe')
    return true
  } catch {
    return false
  }
}
