import { useEffect, useRef } from 'react'

const pauseMilliseconds = 500

type Typing = { typed: (text: string) => void; forget: () => void; saveNow: () => void }

/** Saves what has been typed when the field goes, and, where `inPauses`, as soon as the typing pauses. */
export function useSavedTyping(save: (text: string) => void, inPauses: boolean): Typing {
  const latest = useRef(save)
  const unsaved = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = save
  })
  const forget = () => {
    clearTimeout(timer.current)
    unsaved.current = null
  }
  const saveNow = () => {
    const text = unsaved.current
    forget()
    if (text !== null) latest.current(text)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: refs alone, and only when the field goes.
  useEffect(() => saveNow, [])
  return {
    forget,
    saveNow,
    typed: (text) => {
      forget()
      unsaved.current = text
      if (inPauses) timer.current = setTimeout(saveNow, pauseMilliseconds)
    },
  }
}
