import { useLayoutEffect, useRef } from 'react'

/**
 * Rows that change places lose the focus in some browsers, and may leave the screen. The element in the returned ref gets
 * the focus back once they have.
 */
export function useFocusAfterMove(order: string) {
  const next = useRef<HTMLElement | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect is of the rows' order.
  useLayoutEffect(() => {
    next.current?.focus({ preventScroll: true })
    next.current?.scrollIntoView({ block: 'nearest' })
    next.current = null
  }, [order])
  return next
}
