let isNew = false

/** An account has just been made here; the page that comes next says so. */
export function noteNewAccount(): void {
  isNew = true
}

export function hasNewAccount(): boolean {
  return isNew
}

export function forgetNewAccount(): void {
  isNew = false
}
