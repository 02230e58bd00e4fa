const milliseconds = 10

/** A touch that is felt, where the phone can and its owner wants anything to move. */
export function vibrate(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // Safari has no such function.
  navigator.vibrate?.(milliseconds)
}
