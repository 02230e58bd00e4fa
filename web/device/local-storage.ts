/** Undefined where storage is blocked. */
export function readLocally(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}

/** An empty text removes the key. Where storage is blocked or full, what is to be kept lasts as long as the page. */
export function keepLocally(key: string, text: string): void {
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  } catch {
    // As said.
  }
}
