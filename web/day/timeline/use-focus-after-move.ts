import { useLayoutEffect, useRef } from 'react'

/**
 * Rows that move lose the focus in some browsers, and may leave the screen. What is put into the returned ref has the
 * focus and is shown once the rows are in another order.
 */
export function useFocusAfterMove(order: string) {
  const next = useRef<HTMLElement | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the rows have changed places.
  useLayoutEffect(() => {
    next.current?.focus({ preventScroll: true })
    next.current?.scrollIntoView({ block: 'nearest' })
    next.current = null
  }, [order])
  return next
}
