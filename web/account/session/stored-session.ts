/** The SDK adds the API key and the name of the app. */
const keyPrefix = 'firebase:authUser:'

export function hasStoredSession(): boolean {
  return storedKeys().length > 0
}

/** The account's id, or an empty text if no session is stored. */
export function storedOwner(): string {
  try {
    const [key] = storedKeys()
    const { uid } = JSON.parse((key && localStorage.getItem(key)) || '{}') ?? {}
    return typeof uid === 'string' ? uid : ''
  } catch {
    return ''
  }
}

export function isSessionKey(key: string): boolean {
  return key.startsWith(keyPrefix)
}

/** Removed by a logout on this page: another tab may store them again before it learns of that. */
export const forgotten: (string | null)[] = []

/** Works without the SDK, which may not load. */
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
    // Where storage is blocked, no session is stored.
    return []
  }
}

/** Runs in the head: a page prerendered for guests must not show "Login" to a member. */
export function markStoredSession(): void {
  if (hasStoredSession()) document.documentElement.dataset.session = 'restoring'
}
