import { useEffect, useRef } from 'react'

const pauseMilliseconds = 500

type Typing<Typed> = { typed: (next: Typed) => void; forget: () => void; saveNow: () => void }

/** Saves what has been typed as soon as typing pauses, and when the field loses the focus or the page is hidden. */
export function useSavedTyping<Typed>(save: (typed: Typed) => void): Typing<Typed> {
  const latest = useRef(save)
  const unsaved = useRef<Typed | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = save
  })
  const forget = () => {
    clearTimeout(timer.current)
    unsaved.current = null
  }
  const saveNow = () => {
    const typed = unsaved.current
    forget()
    if (typed !== null) latest.current(typed)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: everything here is a ref, and the clean-up is for a field that goes.
  useEffect(() => {
    // Phones may end a hidden page without notice.
    const saveHidden = () => document.visibilityState === 'hidden' && saveNow()
    addEventListener('pagehide', saveNow)
    document.addEventListener('visibilitychange', saveHidden)
    return () => {
      removeEventListener('pagehide', saveNow)
      document.removeEventListener('visibilitychange', saveHidden)
      saveNow()
    }
  }, [])
  return {
    forget,
    saveNow,
    typed: (next) => {
      forget()
      unsaved.current = next
      timer.current = setTimeout(saveNow, pauseMilliseconds)
    },
  }
}
