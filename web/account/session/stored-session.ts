import { keepLocally, localKeys, readLocally } from '#web/shell/device/local-storage.ts'

/** The SDK adds the API key and the name of the app. */
const keyPrefix = 'firebase:authUser:'

export function hasStoredSession(): boolean {
  return storedKeys().length > 0
}

/** The account's id, or an empty text if no session is stored. */
export function storedOwner(): string {
  const [key] = storedKeys()
  try {
    const { uid } = JSON.parse((key && readLocally(key)) || '{}') ?? {}
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
    forgotten.push(readLocally(key) ?? null)
    keepLocally(key, '')
  }
}

/** Where storage is blocked, no session is stored. */
export function storedKeys(): string[] {
  return localKeys().filter(isSessionKey)
}

/** Runs in the head: a page prerendered for guests must not show "Login" to a member. */
export function markStoredSession(): void {
  if (hasStoredSession()) document.documentElement.dataset.session = 'restoring'
}
