import { useCallback, useEffect, useRef } from 'react'
import { isAddressOfShown, navigate } from '#web/shell/navigation/navigate.ts'
import { painted } from '#web/shell/start/painted.ts'
import { replaceAddress } from '#web/shell/start/replace-address.ts'

/** A held key would use up the changes of an address that a browser allows. */
const pauseMs = 400

const refusedForMs = 10_000

type LateAddress = {
  /** `query` is one of this page: "?q=laddu", or "?" for none. What is being typed waits for a pause. */
  write: (query: string, isTyped: boolean) => void
  /** Whether the page itself wrote this query: then it shows at least that. Another one counts more than what waits. */
  isOwn: (query: URLSearchParams) => boolean
}

/** Lets the address follow what a page shows, which neither waits for it nor needs it. */
export function useLateAddress(): LateAddress {
  const waiting = useRef<string>(undefined)
  const written = useRef(new Set<string>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const follow = useCallback(() => {
    clearTimeout(timer.current)
    const query = waiting.current
    if (query === undefined || !isAddressOfShown()) return
    if (!replaceAddress(query)) {
      timer.current = setTimeout(follow, refusedForMs)
      return
    }
    waiting.current = undefined
    written.current.add(`${new URLSearchParams(query)}`)
    void navigate(query, { replace: true, keepsScroll: true })
  }, [])

  const write = useCallback(
    (query: string, isTyped: boolean) => {
      waiting.current = query
      clearTimeout(timer.current)
      // Navigating keeps a phone busy for longer than the controls take to respond.
      timer.current = setTimeout(() => void painted().then(follow), isTyped ? pauseMs : 0)
    },
    [follow],
  )

  const forget = useCallback(() => {
    clearTimeout(timer.current)
    waiting.current = undefined
    written.current.clear()
  }, [])

  const isOwn = useCallback(
    (query: URLSearchParams) => {
      if (written.current.has(`${query}`)) return true
      forget()
      return false
    },
    [forget],
  )

  useEffect(() => {
    // Back and a reload then lead to what was typed just before. Later it would take the place of the page that is loading.
    const leave = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('a[href]')) follow()
    }
    addEventListener('click', leave, { capture: true })
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('click', leave, { capture: true })
      removeEventListener('pagehide', leave)
      forget()
    }
  }, [forget, follow])

  return { write, isOwn }
}
