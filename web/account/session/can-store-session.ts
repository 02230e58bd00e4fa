/** What the SDK stores is about half as long. */
const roomForSession = 'x'.repeat(4096)

/** Whether this browser can keep a session: some block storage, have none in private windows, or theirs is full. */
export function canStoreSession(): boolean {
  try {
    localStorage.setItem('probe', roomForSession)
    localStorage.removeItem('probe')
    return true
  } catch {
    return false
  }
}
