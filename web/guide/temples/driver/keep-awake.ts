import { useEffect } from 'react'

/** Keeps the screen on while the component is shown. Browsers end that when the page is hidden, so it is renewed. */
export function useAwakeScreen(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const release = () => void lock?.release().catch(() => {})
    const hold = async () => {
      if (document.hidden) return
      try {
        lock = await navigator.wakeLock?.request('screen')
        if (isOver) release()
      } catch {
        // Browsers refuse when the battery is low: the screen then goes dark as usual.
      }
    }
    document.addEventListener('visibilitychange', hold)
    void hold()
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', hold)
      release()
    }
  }, [])
}
