import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { dragRow } from './drag-row.ts'

/** The row being dragged, and the index at which it would be dropped; not held any more: it is being moved there. */
export type Drag = { from: number; to: number; isHeld: boolean }

export type Handle = { onPointerDown: (event: PointerEvent<HTMLElement>) => void }

/** Moves a row of a list by its handle. A new `order` of the list puts a lifted row back. */
export function useDrag(order: string, onMove: (from: number, to: number) => Promise<unknown>) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const putBack = useRef(() => {})
  const move = useRef(onMove)
  useEffect(() => {
    move.current = onMove
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a lifted row is known by its index in this order.
  useEffect(() => () => putBack.current(), [order])

  async function drop(from: number, to: number | null): Promise<void> {
    if (to !== null && to !== from) {
      setDrag({ from, to, isHeld: false })
      await move.current(from, to).catch(() => {})
    }
    setDrag(null)
  }

  function handleOf(from: number): Handle {
    return {
      onPointerDown: (event) => {
        if (drag || event.button !== 0 || !event.isPrimary) return
        event.preventDefault()
        setDrag({ from, to: from, isHeld: true })
        putBack.current = dragRow(event.nativeEvent, event.currentTarget, {
          over: (to) => setDrag({ from, to, isHeld: true }),
          end: (to) => void drop(from, to),
        })
      },
    }
  }
  return { drag, handleOf }
}
