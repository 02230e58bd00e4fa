/** The SDK keeps a session in local storage under this, the API key and the app's name. */
const keyPrefix = 'firebase:authUser:'

/** Whether somebody has signed in on this browser. Who it is only the SDK can tell, and only once loaded. */
export function hasStoredSession(): boolean {
  return storedKeys().length > 0
}

export function isSessionKey(key: string): boolean {
  return key.startsWith(keyPrefix)
}

/** Ends the session without the SDK, for when that cannot be loaded. */
export function forgetStoredSession(): void {
  for (const key of storedKeys()) localStorage.removeItem(key)
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter(isSessionKey)
  } catch {
    // A browser that forbids storage keeps no session.
    return []
  }
}

/**
 * Runs in the page's head, before anything is painted, so that a page prerendered for guests never
 * shows "Login" to somebody who is signed in; and lets a button that is pressed before the rest of the
 * JavaScript arrives show that it was heard.
 */
export const headScript = `try{Object.keys(localStorage).some(k=>k.startsWith('${keyPrefix}'))&&(document.documentElement.dataset.session='restoring')}catch{}addEventListener('submit',e=>e.target.querySelector('[type=submit]')?.setAttribute('aria-busy','true'))`
