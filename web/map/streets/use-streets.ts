import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { t } from '#web/language/translate.ts'
import { keepLocally, readLocally } from '#web/shell/device/local-storage.ts'
import { usePage } from '#web/shell/navigation/navigation.tsx'
import { useNow } from '#web/shell/now.tsx'
import { replaceAddress } from '#web/shell/start/replace-address.ts'
import { readTileSource, type TileSource } from './tile-source.ts'

type Shown = 'sketch' | 'streets' | 'failed'

/** The choice stays with the entry of the history, so that Back leads to the map as it was left. */
const mark = 'streets'

const hostKey = 'streets-from'

export type Streets = {
  /** True if the operator offers streets, and until the document knows. */
  canChoose: boolean
  /** Null while the sketch is shown. */
  tiles: TileSource | null
  said: string
  toggle: () => void
  fail: () => void
}

export function useStreets(box: RefObject<HTMLElement | null>): Streets {
  const [shown, setShown] = useState<Shown>('sketch')
  const [isNew, setNew] = useState(false)
  const { streets } = usePage()
  const source = streets === undefined ? null : readTileSource(streets)
  const isRunning = useNow() !== null
  const show = () => {
    setNew(readLocally(hostKey) !== source?.host)
    keepLocally(hostKey, source?.host ?? '')
    setShown('streets')
  }
  const showAgain = useEffectEvent(show)
  useEffect(() => {
    // A page may have a second map, which is hidden at this width.
    const isVisible = (box.current?.getClientRects().length ?? 0) > 0
    if (history.state?.[mark] && isAllowed() && isVisible) showAgain()
  }, [box])
  const tiles = shown === 'streets' ? source : null
  return {
    canChoose: source !== null || !isRunning,
    tiles,
    said: saidOf(shown, source, isNew),
    toggle() {
      remember(tiles === null)
      if (tiles) return setShown('sketch')
      if (isAllowed()) show()
      else location.reload()
    },
    fail() {
      remember(false)
      setShown('failed')
    },
  }
}

function saidOf(shown: Shown, source: TileSource | null, isNew: boolean): string {
  if (shown === 'failed') return t('The streets didn’t load. Here is the sketch again.')
  return shown === 'streets' && isNew && source
    ? t('The pictures of the streets come from {host}.', { host: source.host })
    : ''
}

/** A document keeps the policy of the page that it began with, which allows the pictures if that page has streets. */
function isAllowed(): boolean {
  return document.querySelector(`meta[name="${mark}"]`) !== null
}

function remember(isChosen: boolean): void {
  replaceAddress(location.href, { ...history.state, [mark]: isChosen })
}
