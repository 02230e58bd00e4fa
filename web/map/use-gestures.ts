import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { moved, zoomed } from '#guide/map/map-view.ts'
import { distance, type Spot } from '#guide/map/plane.ts'
import type { ChangeView } from './use-map-view.ts'

type Gestures = {
  /** The square, in whose sides spots are told. */
  square: RefObject<HTMLElement | null>
  change: ChangeView
  /** Keys reach a spot only roughly: `around` says how far off it may be, in sides of the square. */
  onPress: ((spot: Spot, around?: number) => void) | undefined
  /** If given, arrow keys call it in place of moving the map. */
  onStep?: ((by: Spot) => void) | undefined
}

const middle: Spot = { x: 0.5, y: 0.5 }
const zoomStep = 1.6
/** The share of the side by which an arrow key moves the map. */
const step = 1 / 6

/** Fingers that moved less have pressed. */
const stillPixels = 8

const arrows: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** A finger or the mouse drags, two fingers and the wheel zoom, keys do both: on any ground alike. */
export function useGestures({ square, change, onPress, onStep }: Gestures) {
  const fingers = useRef(new Map<number, Spot>())
  const dragged = useRef(false)
  const spotOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
    const { left, top, width } = square.current?.getBoundingClientRect() ?? new DOMRect()
    return { x: (clientX - left) / width, y: (clientY - top) / width }
  }
  useWheel(square, (event) => change((view) => zoomed(view, Math.exp(-event.deltaY / 400), spotOf(event))))
  const lift = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId)
  return {
    zoomIn: () => change((view) => zoomed(view, zoomStep)),
    zoomOut: () => change((view) => zoomed(view, 1 / zoomStep)),
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return
        if (fingers.current.size === 0) dragged.current = false
        fingers.current.set(event.pointerId, spotOf(event))
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove(event: PointerEvent) {
        const [from, to] = [fingers.current.get(event.pointerId), spotOf(event)]
        if (!from) return
        const pixels = distance(from, to) * (square.current?.clientWidth ?? 0)
        if (!dragged.current && pixels < stillPixels) return
        dragged.current = true
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
        fingers.current.set(event.pointerId, to)
        if (!other) return change((view) => moved(view, { x: to.x - from.x, y: to.y - from.y }))
        change((view) => zoomed(view, distance(other, to) / Math.max(0.01, distance(other, from)), other))
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onClick(event: MouseEvent) {
        if (!dragged.current) onPress?.(spotOf(event))
      },
      onDoubleClick(event: MouseEvent) {
        change((view) => zoomed(view, zoomStep, spotOf(event)))
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        const arrow = arrows[event.key]
        if (arrow && onStep) onStep(arrow)
        else if (arrow) change((view) => moved(view, { x: -arrow.x * step, y: -arrow.y * step }))
        else if (event.key === '+' || event.key === '=') change((view) => zoomed(view, zoomStep))
        else if (event.key === '-') change((view) => zoomed(view, 1 / zoomStep))
        else if (event.key === 'Enter' && !onStep) onPress?.(middle, step * Math.SQRT1_2)
        else return
        event.preventDefault()
      },
    },
  }
}

/** The wheel scrolls the page until somebody has pressed the map; two fingers on a pad zoom it at once. */
function useWheel(square: RefObject<HTMLElement | null>, onWheel: (event: WheelEvent) => void): void {
  const turn = useEffectEvent(onWheel)
  useEffect(() => {
    const map = square.current?.parentElement
    const listen = (event: WheelEvent) => {
      if (!event.ctrlKey && document.activeElement !== map) return
      event.preventDefault()
      turn(event)
    }
    map?.addEventListener('wheel', listen, { passive: false })
    return () => map?.removeEventListener('wheel', listen)
  }, [square])
}
