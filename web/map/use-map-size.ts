import { type RefObject, useEffect, useState } from 'react'
import type { MapSize } from '#guide/map/map-view.ts'
import { usualSize } from './drawing/lay-out.ts'

/** The pixels of one rem where the letters have their usual size. */
const usualLetters = 17

/** Larger letters leave as much room as a smaller map does. */
export function useMapSize(
  box: RefObject<HTMLElement | null>,
  square: RefObject<HTMLElement | null>,
): MapSize {
  const [size, setSize] = useState(usualSize)
  useEffect(() => {
    const measure = () => {
      const [seen, drawn] = [box.current?.getBoundingClientRect(), square.current?.getBoundingClientRect()]
      // Nothing is seen of a map for another width of the page.
      if (!seen || !drawn || drawn.width === 0) return
      const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualLetters
      setSize({
        side: drawn.width / letters,
        box: {
          left: (seen.left - drawn.left) / letters,
          top: (seen.top - drawn.top) / letters,
          right: (seen.right - drawn.left) / letters,
          bottom: (seen.bottom - drawn.top) / letters,
        },
      })
    }
    const observer = new ResizeObserver(measure)
    if (box.current) observer.observe(box.current)
    // Larger letters change the page, but not always the box.
    observer.observe(document.documentElement)
    return () => observer.disconnect()
  }, [box, square])
  return size
}
