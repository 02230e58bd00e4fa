import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** A document's own measurements, in milliseconds from its start. */
type Seen = {
  firstPaint: number
  largestPaint: number
  /** A sum of layout shift scores: https://wicg.github.io/layout-instability/ */
  shift: number
  longTasks: { start: number; duration: number }[]
  /** When something last loaded, was painted or kept the processor busy. */
  lastActivity: number
}

declare global {
  interface Window {
    seen: Seen
    tellInteraction?: (durationMs: number) => void
  }
}

/** How long a page must be quiet to count as idle. */
const restMs = 2000

/** The timeout for anything on the slow phone. */
const patienceMs = 60_000

export type Loading = { largestPaintMs: number; shift: number; blockingMs: number }

/** Loads a page and measures it until it is idle. */
export async function observeLoading(page: Page, address: string): Promise<Loading> {
  await page.addInitScript(observe)
  await page.goto(address, { timeout: patienceMs })
  await rest(page)
  const seen = await page.evaluate(() => window.seen)
  if (seen.largestPaint === 0) throw new Error(`${address} painted nothing`)
  return { largestPaintMs: seen.largestPaint, shift: seen.shift, blockingMs: blockingTime(seen) }
}

/** Polls from outside, because waiting inside the page would keep its processor busy. */
async function rest(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const end = Date.now() + patienceMs
  for (let resting = false; !resting; await setTimeout(100)) {
    if (Date.now() > end) throw new Error(`${page.url()} has not come to rest`)
    const { result } = await devtools.send('Runtime.evaluate', {
      expression: `document.readyState === 'complete' && performance.now() - window.seen.lastActivity > ${restMs}`,
    })
    resting = result.value === true
  }
  await devtools.detach()
}

/** The part of every task after the first paint beyond 50 ms: https://web.dev/articles/tbt */
function blockingTime({ firstPaint, longTasks }: Seen): number {
  return longTasks
    .filter(({ start }) => start >= firstPaint)
    .reduce((total, { duration }) => total + duration - 50, 0)
}

/** Runs in every document before any other script. */
function observe(): void {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, shift: 0, longTasks: [], lastActivity: 0 }
  window.seen = seen
  const watch = (type: string, take: (entry: PerformanceEntry) => void, options = {}) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true, ...options })
  }
  const notice = (moment: number) => {
    seen.lastActivity = Math.max(seen.lastActivity, moment)
  }
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
    notice(startTime)
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime
    notice(startTime)
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.shift += value
  })
  watch('longtask', ({ startTime, duration }) => {
    seen.longTasks.push({ start: startTime, duration })
    notice(startTime + duration)
  })
  watch('resource', (entry) => notice((entry as PerformanceResourceTiming).responseEnd))
  // The Event Timing API reports nothing below 16 ms: https://www.w3.org/TR/event-timing/
  watch(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as PerformanceEventTiming
      if (interactionId) window.tellInteraction?.(duration)
    },
    { durationThreshold: 16 },
  )
}
