import { useRef } from 'react'

/**
 * Rows that change places lose the focus in some browsers, and may leave the screen. `focusMoved` gives it back to the
 * element in `moved`.
 */
export function useFocusAfterMove() {
  const moved = useRef<HTMLElement | null>(null)
  const focusMoved = () => {
    moved.current?.focus({ preventScroll: true })
    moved.current?.scrollIntoView({ block: 'nearest' })
    moved.current = null
  }
  return { moved, focusMoved }
}
