import { type PointerEvent, useRef, useState } from 'react'

/** The row being dragged, and the index at which it would be dropped. */
export type Drag = { from: number; to: number; offset: number }

/**
 * Moves a row of a list by its handle. `onMove` is called when it is dropped at another index; nothing else moves until
 * then.
 */
export function useDrag(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const start = useRef({ y: 0, middles: [] as number[] })

  function handleOf(index: number) {
    return {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.preventDefault()
        const handle = event.currentTarget
        handle.setPointerCapture(event.pointerId)
        const rows = handle.closest('ol')?.querySelectorAll<HTMLElement>('[data-movable]') ?? []
        const middles = [...rows].map((row) => {
          const { top, bottom } = row.getBoundingClientRect()
          return (top + bottom) / 2 + scrollY
        })
        start.current = { y: event.pageY, middles }
        setDrag({ from: index, to: index, offset: 0 })
      },
      onPointerMove: ({ pageY, clientY }: PointerEvent<HTMLElement>) => {
        if (!drag) return
        scrollNear(clientY)
        const { y, middles } = start.current
        const offset = pageY - y
        const middle = (middles[drag.from] ?? 0) + offset
        const to = middles.filter((other, row) => row !== drag.from && other < middle).length
        setDrag({ from: drag.from, to, offset })
      },
      onPointerUp: () => {
        if (drag && drag.to !== drag.from) onMove(drag.from, drag.to)
        setDrag(null)
      },
      onPointerCancel: () => setDrag(null),
    }
  }
  return { drag, handleOf }
}

/** In pixels. */
const edge = 72
const step = 12

/** Dragging to the edge of the screen scrolls on. */
function scrollNear(clientY: number): void {
  if (clientY < edge) scrollBy(0, -step)
  else if (clientY > innerHeight - edge) scrollBy(0, step)
}
