import { isSame } from '#day/same.ts'
import type { Todays } from './todays.ts'

/** Passed in: a file without imports of what pages share does not load the styles of every page again. */
type Parts = {
  address: string
  shown: { now(): Todays | null; set(said: Todays | null): void }
  loadWords(): Promise<{
    isAnswer(text: string): boolean
    todaysAt(text: string, now: Date): { said: Todays | null; changesAt: number }
  }>
}

const everyMs = 5 * 60_000
const patienceMs = 15_000
/** Timers hold little more; in a phone that sleeps they are late anyway. */
const longestMs = 2_000_000_000

/** On most days nothing is said, and no more than this file is needed. */
const nothing = '{"version":1,"asOf":null,"words":[]}'

/** Asks now, every five minutes while the page is seen, and when it comes back to the front. */
export function askToday({ address, shown, loadWords }: Parts): void {
  let last = nothing
  let isMissing = false
  let next: ReturnType<typeof setTimeout> | undefined
  let change: ReturnType<typeof setTimeout> | undefined
  const show = async () => {
    clearTimeout(change)
    const now = Date.now()
    const { said, changesAt } =
      last === nothing ? { said: null, changesAt: now } : (await loadWords()).todaysAt(last, new Date(now))
    if (changesAt > now)
      change = setTimeout(() => void show().catch(() => {}), Math.min(changesAt - now, longestMs))
    if (!isSame(said?.lines, shown.now()?.lines)) shown.set(said)
  }
  const ask = async () => {
    clearTimeout(next)
    if (document.hidden || isMissing) return
    const came = await fetchAnswer(address)
    isMissing = came === 404
    // A portal's page, say: it is asked again only when the reader comes back.
    const isForeign = typeof came === 'string' && !came.startsWith('{"version":1,')
    clearTimeout(next)
    if (!isMissing && !isForeign) next = setTimeout(start, everyMs)
    if (typeof came === 'string' && !isForeign && (came === nothing || (await loadWords()).isAnswer(came)))
      last = came
    // What stood may have ended meanwhile.
    await show()
  }
  const start = () => void ask().catch(() => {})
  document.addEventListener('visibilitychange', start)
  addEventListener('online', start)
  start()
}

/** 404: this host has no such address. Null: it may have one the next time. */
async function fetchAnswer(address: string): Promise<string | 404 | null> {
  const request = new AbortController()
  const timer = setTimeout(() => request.abort(), patienceMs)
  try {
    const response = await fetch(address, { cache: 'no-cache', signal: request.signal })
    if (response.status === 404) return 404
    return response.ok ? await response.text() : null
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
