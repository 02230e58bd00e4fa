import { type RefObject, useEffect, useState } from 'react'
import { replaceAddress } from '../start/replace-address.ts'

type Shown = 'drawing' | 'streets' | 'failed'

/** The choice stays with the entry of the history, so that Back leads to the map as it was left. */
const mark = 'streets'

export function useStreets(box: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<Shown>('drawing')
  useEffect(() => {
    // A page may have a second map, which is hidden at this width.
    const isVisible = (box.current?.getClientRects().length ?? 0) > 0
    if (history.state?.[mark] && isAllowed() && isVisible) setShown('streets')
  }, [box])
  return {
    shown,
    showStreets() {
      remember(true)
      if (isAllowed()) setShown('streets')
      else location.reload()
    },
    showDrawing() {
      remember(false)
      setShown('drawing')
    },
    fail() {
      // The focus would go with the map.
      if (box.current?.querySelector('.streets:focus-within'))
        box.current.querySelector<HTMLElement>('.streets-choice button')?.focus()
      remember(false)
      setShown('failed')
    },
  }
}

/** A document keeps the policy of the page that it began with, which allows the pictures if that page has streets. */
function isAllowed(): boolean {
  return document.querySelector(`meta[name="${mark}"]`) !== null
}

function remember(isChosen: boolean): void {
  replaceAddress(location.href, { ...history.state, [mark]: isChosen })
}
