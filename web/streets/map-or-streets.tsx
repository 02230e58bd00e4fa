import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { usePage } from '#web/navigation/navigation.tsx'
import { useNow } from '../clock/now.tsx'
import { t } from '../language/translate.ts'
import { optionalPart } from '../start/late-part.tsx'
import type { StreetsMapProps } from './streets-map.tsx'
import { readTileSource } from './tile-source.ts'
import { useStreets } from './use-streets.ts'
import './map-or-streets.css'

// Nothing of it is loaded before somebody asks for streets.
const StreetsMap = optionalPart<StreetsMapProps>(async () => {
  const part = await import('./streets-map.tsx').catch(() => undefined)
  return part?.StreetsMap ?? NothingLoaded
})

function NothingLoaded({ onFailed }: Pick<StreetsMapProps, 'onFailed'>) {
  useEffect(onFailed, [onFailed])
  return null
}

type MapOrStreetsProps = Omit<StreetsMapProps, 'tiles' | 'onFailed'> & {
  /** The drawing, which stays for paper. */
  children: ReactNode
  /** What is said of a chosen mark. */
  below?: ReactNode
}

export function MapOrStreets({ children, below, ...map }: MapOrStreetsProps) {
  const box = useRef<HTMLDivElement>(null)
  const { shown, showStreets, showDrawing, fail } = useStreets(box)
  const { streets } = usePage()
  const tiles = streets === undefined ? null : readTileSource(streets)
  const isRunning = useNow() !== null
  const withStreets = shown === 'streets' && tiles !== null
  return (
    <div ref={box} className={withStreets ? 'map-or-streets with-streets' : 'map-or-streets'}>
      <div className="map-drawn">{children}</div>
      {withStreets && (
        <Suspense fallback={<p className="streets-pending">{t('Loading…')}</p>}>
          <StreetsMap tiles={tiles} onFailed={fail} {...map} />
        </Suspense>
      )}
      {below}
      {(tiles || !isRunning) && (
        <div className="streets-choice needs-script">
          <button type="button" className="button quiet" onClick={withStreets ? showDrawing : showStreets}>
            {withStreets ? t('Drawing') : t('Streets')}
          </button>
          <p role="status">
            {/* The document doesn't know the host: the server fills it into the data alone. */}
            {isRunning && tiles && <Words host={tiles.host} hasFailed={shown === 'failed'} />}
            {withStreets && (map.line || map.day) && (
              <span>{` ${t('The dotted line is not the road.')}`}</span>
            )}
          </p>
        </div>
      )}
    </div>
  )
}

function Words({ host, hasFailed }: { host: string; hasFailed: boolean }) {
  return (
    <span>
      {hasFailed
        ? t('The street map didn’t load. Here is the drawing again.')
        : t('The pictures of the streets come from {host}.', { host })}
    </span>
  )
}
