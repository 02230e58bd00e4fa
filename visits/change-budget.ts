/** More than a person changes by hand on several devices, which send their changes together. */
const most = 120
const pauseMs = 1000

/** How far the clocks of two processes may differ. Beyond it a clock was set back, and the budget counts as full. */
const skewMs = 60_000

export type TooManyChanges = { refusal: 'too-many-requests'; waitMs: number }

/**
 * A leaky bucket: `most` changes at once, then one more every `pauseMs`. `fullAt` is when it is full again, before and
 * after the change.
 */
export function spendChange(fullAt: number, now: number): { fullAt: number } | TooManyChanges {
  const ahead = Math.max(0, fullAt - now)
  const spent = ahead > most * pauseMs + skewMs ? 0 : ahead
  const waitMs = spent - (most - 1) * pauseMs
  return waitMs > 0 ? { refusal: 'too-many-requests', waitMs } : { fullAt: now + spent + pauseMs }
}
