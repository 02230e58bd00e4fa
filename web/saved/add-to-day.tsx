import { type MouseEvent, useRef } from 'react'
import type { TempleId } from '#guide/temple-ids.ts'
import { t } from '../language/translate.ts'
import { useMirror } from './mirror.ts'
import { tapTemple } from './tap-temple.ts'
import './add-to-day.css'

/** Clicks nearer to each other are a double tap. */
const doubleTapMs = 400

/** Adds a temple to the day in hand; a second tap takes it out again, a double tap does not. */
export function AddToDay({ temple, name }: { temple: TempleId; name: string }) {
  const isAdded = useMirror().temples.includes(temple)
  const lastTap = useRef(Number.NEGATIVE_INFINITY)
  const tap = ({ timeStamp, currentTarget }: MouseEvent) => {
    // What the button shows, which is a moment ahead of the app when that starts.
    const adds = currentTarget.getAttribute('aria-pressed') === 'false'
    if (timeStamp - lastTap.current >= doubleTapMs) tapTemple(temple, adds)
    lastTap.current = timeStamp
  }
  return (
    <button
      type="button"
      className="button quiet needs-script add-to-day"
      value={temple}
      aria-pressed={isAdded}
      onClick={tap}
    >
      {/* The head may have been here first. */}
      <span aria-hidden="true" suppressHydrationWarning>
        {isAdded ? '✓' : '+'}
      </span>
      {` ${t('My day')}`}
      <span className="visually-hidden">{` ${name}`}</span>
    </button>
  )
}
