/** The SDK's key in local storage, followed by the API key and the app's name. */
const keyPrefix = 'firebase:authUser:'

/** Whether somebody has signed in on this browser. Only the SDK knows who. */
export function hasStoredSession(): boolean {
  return storedKeys().length > 0
}

export function isSessionKey(key: string): boolean {
  return key.startsWith(keyPrefix)
}

/** What a logout on this page has removed. Another tab may store it again before it learns of that. */
export const forgotten: (string | null)[] = []

/** Ends the session without the SDK, in case it cannot be loaded. */
export function forgetStoredSession(): void {
  for (const key of storedKeys()) {
    forgotten.push(localStorage.getItem(key))
    localStorage.removeItem(key)
  }
}

export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter(isSessionKey)
  } catch {
    // Storage is blocked, so no session is stored.
    return []
  }
}

/**
 * Runs in the head before the first paint, so that a page prerendered for guests never shows "Login" to a member.
 */
export function markStoredSession(): void {
  if (hasStoredSession()) document.documentElement.dataset.session = 'restoring'
}
