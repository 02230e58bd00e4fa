import { useEffect } from 'react'

/**
 * Keeps the screen on while it is shown, where the browser can. Hiding the page ends that; showing it again renews it.
 */
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
        // Refused, for example when the battery is low: the screen goes dark as usual.
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
