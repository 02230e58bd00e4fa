/** Undefined where storage is blocked. */
export function readLocally(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}

/** Whether it is kept: where storage is blocked or full, a value lasts as long as the page. */
export function keepLocally(key: string, text: string): boolean {
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

export function localKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
