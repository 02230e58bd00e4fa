import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { dragRow } from './drag-row.ts'

/** The row being dragged, and the index at which it would be dropped; not held any more: it is being moved there. */
export type Drag = { from: number; to: number; isHeld: boolean }

export type Handle = { onPointerDown: (event: PointerEvent<HTMLElement>) => void }

export function useDrag(order: string, onMove: (from: number, to: number) => Promise<unknown>) {
  const [lifted, setLifted] = useState<(Drag & { order: string }) | null>(null)
  // Once the list has its new order, the row is in its place.
  const drag = lifted?.order === order ? lifted : null
  const putBack = useRef(() => {})
  const move = useRef(onMove)
  useEffect(() => {
    move.current = onMove
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a lifted row is known by its index in this order.
  useEffect(() => () => putBack.current(), [order])

  async function drop(from: number, to: number | null): Promise<void> {
    if (to === null || to === from) return setLifted(null)
    const dropped = { from, to, isHeld: false, order }
    setLifted(dropped)
    await move.current(from, to).catch(() => {})
    // Another row may be lifted by now.
    setLifted((now) => (now === dropped ? null : now))
  }

  function handleOf(from: number): Handle {
    return {
      onPointerDown: (event) => {
        if (drag || event.button !== 0 || !event.isPrimary) return
        event.preventDefault()
        setLifted({ from, to: from, isHeld: true, order })
        putBack.current = dragRow(event.nativeEvent, event.currentTarget, {
          over: (to) => setLifted({ from, to, isHeld: true, order }),
          end: (to) => void drop(from, to),
        })
      },
    }
  }
  return { drag, handleOf }
}
