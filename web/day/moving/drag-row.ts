import { type Row, rowAt, scrollSpeed, withinRows } from './row-places.ts'

type Listeners = {
  /** The row would now be dropped at this index. */
  over: (index: number) => void
  /** `index` is null if the row was put back. */
  end: (index: number | null) => void
}

/**
 * Lifts the row with this handle until the pointer is released. Escape, another finger and whatever takes the pointer
 * away put it back, as does the function returned. While the row is held, the list may show its rows in another order
 * and with other texts, but must leave their elements in place: a moved element loses the pointer.
 */
export function dragRow(press: PointerEvent, handle: HTMLElement, { over, end }: Listeners): () => void {
  const list = handle.closest('ol')
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-movable]') ?? [])]
  const from = rows.findIndex((row) => row.contains(handle))
  const lifted = rows[from]
  const places = rows.map(placeInList)
  const lifting = new AbortController()
  const { signal } = lifting
  let { clientY: y, timeStamp: time } = press
  let index = from
  const pressedAt = scrollY
  const heldAt = topIn(list, handle)
  const offset = () => y - press.clientY + scrollY - pressedAt

  function follow() {
    const moved = withinRows(places, from, offset())
    // Whatever moves in the list meanwhile, the handle stays under the pointer.
    lifted?.style.setProperty('transform', `translateY(${heldAt + moved - topIn(list, handle)}px)`)
    const next = rowAt(places, from, moved)
    if (next !== index) over(next)
    index = next
  }

  // A pointer that is held still sends no events.
  function everyFrame(now: number) {
    if (signal.aborted) return
    // The page doesn't scroll on beyond the ends of the list, however long a frame was: the row couldn't follow.
    const at = offset()
    if (at === withinRows(places, from, at)) {
      const step = scrollSpeed(y, press.clientY, innerHeight) * (now - time)
      scrollBy({ top: withinRows(places, from, at + step) - at, behavior: 'instant' })
    }
    time = now
    follow()
    requestAnimationFrame(everyFrame)
  }

  // The list takes the row from where it is held to its place.
  function finish(at: number | null) {
    if (signal.aborted) return
    lifting.abort()
    end(at)
  }
  const putBack = () => finish(null)

  lifted?.style.setProperty(
    'transform-origin',
    `100% ${heldAt - lifted.offsetTop + handle.offsetHeight / 2}px`,
  )
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

/** Where layout puts it: transforms don't count, those of a gliding row neither. */
function placeInList({ offsetTop, offsetHeight }: HTMLElement): Row {
  return { top: offsetTop, bottom: offsetTop + offsetHeight }
}

function topIn(list: Element | null, element: HTMLElement): number {
  let top = 0
  for (let one: Element | null = element; one instanceof HTMLElement && one !== list; one = one.offsetParent)
    top += one.offsetTop
  return top
}
