import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'

const minuteMs = 60_000

const Now = createContext<Date | null>(null)

/** The start of the current minute, updated every minute; null in the prerendered page. */
export function useNow(): Date | null {
  return useContext(Now)
}

export function Clock({ children }: { children: ReactNode }) {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      clearTimeout(timer)
      const present = Date.now()
      const minute = present - (present % minuteMs)
      // A transition, because a whole list may change and must not block the reader's input.
      startTransition(() => setNow((shown) => (shown?.getTime() === minute ? shown : new Date(minute))))
      if (!document.hidden) timer = setTimeout(tick, minuteMs - (present % minuteMs))
    }
    document.addEventListener('visibilitychange', tick)
    tick()
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return <Now value={now}>{children}</Now>
}
