import { type MouseEvent, useRef } from 'react'
import type { TempleId } from '#guide/temple-ids.ts'
import { t } from '#web/language/translate.ts'
import { useMirror } from './mirror.ts'
import { tapTemple } from './tap-temple.ts'
import './add-to-day.css'

const doubleTapMs = 400

/** A second tap takes the temple out again, a double tap does not. */
export function AddToDay({ temple, name }: { temple: TempleId; name: string }) {
  const isAdded = useMirror().temples.includes(temple)
  const lastTap = useRef(Number.NEGATIVE_INFINITY)
  const tap = ({ timeStamp, currentTarget }: MouseEvent) => {
    // Read from the button, because web/head.ts has pressed it before the app knows.
    const adds = currentTarget.getAttribute('aria-pressed') === 'false'
    if (timeStamp - lastTap.current >= doubleTapMs) tapTemple(temple, adds)
    lastTap.current = timeStamp
  }
  return (
    <button
      type="button"
      className="button small quiet needs-script add-to-day"
      value={temple}
      aria-pressed={isAdded}
      onClick={tap}
    >
      {/* web/head.ts may have changed this text before hydration. */}
      <span aria-hidden="true" suppressHydrationWarning>
        {isAdded ? '✓' : '+'}
      </span>
      {` ${t('My day')}`}
      <span className="visually-hidden">{` ${name}`}</span>
    </button>
  )
}
