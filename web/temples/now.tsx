import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'

const minuteMs = 60_000

const Now = createContext<Date | null>(null)

/** The beginning of this minute, and again of each next one; null while the page is as it was built. */
export function useNow(): Date | null {
  return useContext(Now)
}

/** The one clock of a page, which stands still while nobody sees the page. */
export function Clock({ children }: { children: ReactNode }) {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      clearTimeout(timer)
      const present = Date.now()
      const minute = present - (present % minuteMs)
      // In pieces, as all of a list may change: nothing that its reader does has to wait for it.
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
