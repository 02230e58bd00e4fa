import { type Row, rowAt, scrollSpeed, withinRows } from './row-places.ts'

type Listeners = {
  /** The row would now be dropped at this index. */
  over: (index: number) => void
  /** Null: it was put back. */
  end: (index: number | null) => void
}

/**
 * Lifts the row with this handle until the pointer is released. Escape, another finger and whatever takes the pointer
 * away put it back, as does the function returned.
 */
export function dragRow(press: PointerEvent, handle: HTMLElement, { over, end }: Listeners): () => void {
  const list = [...(handle.closest('ol')?.querySelectorAll<HTMLElement>('[data-movable]') ?? [])]
  const from = list.findIndex((row) => row.contains(handle))
  const rows = list.map(placeOnPage)
  const lifting = new AbortController()
  const { signal } = lifting
  let { clientY: y, timeStamp: time } = press
  let index = from
  const offset = () => y - press.clientY + scrollY - pressedAt
  const pressedAt = scrollY

  function follow() {
    const moved = withinRows(rows, from, offset())
    list[from]?.style.setProperty('transform', `translateY(${moved}px)`)
    const next = rowAt(rows, from, moved)
    if (next !== index) over(next)
    index = next
  }

  // A pointer that is held still sends no events.
  function everyFrame(now: number) {
    if (signal.aborted) return
    // The page doesn't scroll on beyond the ends of the list.
    if (offset() === withinRows(rows, from, offset())) {
      const top = scrollSpeed(y, press.clientY, innerHeight) * (now - time)
      scrollBy({ top, behavior: 'instant' })
    }
    time = now
    follow()
    requestAnimationFrame(everyFrame)
  }

  function finish(at: number | null) {
    if (signal.aborted) return
    lifting.abort()
    list[from]?.style.removeProperty('transform')
    end(at)
  }
  const putBack = () => finish(null)

  handle.setPointerCapture(press.pointerId)
  const move = ({ clientY }: PointerEvent) => {
    y = clientY
  }
  const drop = () => {
    follow()
    finish(index)
  }
  handle.addEventListener('pointermove', move, { signal })
  handle.addEventListener('pointerup', drop, { signal })
  handle.addEventListener('lostpointercapture', putBack, { signal })
  document.addEventListener('pointerdown', putBack, { signal, capture: true })
  // The rows stand elsewhere once the screen is turned; a bar of the browser that hides changes its height alone.
  const width = innerWidth
  addEventListener('resize', () => innerWidth !== width && putBack(), { signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && putBack(), { signal })
  requestAnimationFrame(everyFrame)
  return putBack
}

function placeOnPage(row: HTMLElement): Row {
  const { top, bottom } = row.getBoundingClientRect()
  return { top: top + scrollY, bottom: bottom + scrollY }
}
