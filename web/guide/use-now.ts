import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

/** The beginning of this minute, and again at each next one; null while the page is as it was built. */
export function useNow(): Date | null {
  const minute = useSyncExternalStore(followMinutes, presentMinute, () => null)
  return minute === null ? null : new Date(minute * minuteMs)
}

function presentMinute(): number {
  return Math.floor(Date.now() / minuteMs)
}

/** All of a page go by one clock, which stands still while nobody sees the page. */
const followers = new Set<() => void>()
let timer: ReturnType<typeof setTimeout>

function followMinutes(changed: () => void): () => void {
  if (followers.size === 0) document.addEventListener('visibilitychange', tick)
  followers.add(changed)
  waitForMinute()
  return () => {
    followers.delete(changed)
    if (followers.size > 0) return
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}

function tick(): void {
  for (const changed of followers) changed()
  waitForMinute()
}

function waitForMinute(): void {
  clearTimeout(timer)
  if (!document.hidden) timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs))
}
