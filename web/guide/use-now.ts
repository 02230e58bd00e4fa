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

function followMinutes(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  function waitForMinute() {
    timer = setTimeout(
      () => {
        changed()
        waitForMinute()
      },
      minuteMs - (Date.now() % minuteMs),
    )
  }
  waitForMinute()
  // A phone that wakes up has not run its timers.
  document.addEventListener('visibilitychange', changed)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', changed)
  }
}
