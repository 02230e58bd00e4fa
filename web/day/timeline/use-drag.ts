import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { dragRow } from './drag-row.ts'

/** The row being dragged, and the index at which it would be dropped. */
export type Drag = { from: number; to: number }

export type Handle = { onPointerDown: (event: PointerEvent<HTMLElement>) => void }

/** Moves a row of a list by its handle. A new `order` of the list puts a lifted row back. */
export function useDrag(order: string, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const putBack = useRef(() => {})
  const move = useRef(onMove)
  useEffect(() => {
    move.current = onMove
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a lifted row is known by its index in this order.
  useEffect(() => () => putBack.current(), [order])

  function handleOf(from: number): Handle {
    return {
      onPointerDown: (event) => {
        if (event.button !== 0 || !event.isPrimary) return
        event.preventDefault()
        setDrag({ from, to: from })
        putBack.current = dragRow(event.nativeEvent, event.currentTarget, {
          over: (to) => setDrag({ from, to }),
          end: (to) => {
            setDrag(null)
            if (to !== null && to !== from) move.current(from, to)
          },
        })
      },
    }
  }
  return { drag, handleOf }
}
