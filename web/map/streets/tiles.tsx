import { useEffect, useEffectEvent, useState } from 'react'
import type { MapSize, MapView } from '#guide/map/map-view.ts'
import type { TileSource } from './tile-source.ts'
import { tilesInView } from './tiles-in-view.ts'

/** After this, pictures of which none has come are given up. */
const patienceMs = 20_000

type TilesProps = { of: TileSource; view: MapView; size: MapSize; onFailed: () => void }

/** Asks for the pictures in view alone. Their server wants to know which site they are for, and learns no more. */
export function Tiles({ of, view, size, onFailed }: TilesProps) {
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, 'came' | 'failed'>>>({})
  const tiles = tilesInView(of.url, view, size)
  const inView = tiles.map(({ address }) => outcomes[address])
  const fail = useEffectEvent(onFailed)
  const isBare = !inView.includes('came')
  const isGivenUp = inView.every((outcome) => outcome === 'failed')
  const addresses = tiles.map(({ address }) => address).join(' ')
  useEffect(() => {
    if (isGivenUp) fail()
  }, [isGivenUp])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever moves the map waits anew.
  useEffect(() => {
    if (!isBare) return
    const patience = setTimeout(() => fail(), patienceMs)
    return () => clearTimeout(patience)
  }, [isBare, addresses])
  const tell = (address: string, outcome: 'came' | 'failed') =>
    setOutcomes((before) => ({ ...before, [address]: outcome }))
  return (
    <div className="map-tiles on-screen">
      {tiles.map(({ address, x, y, side }) => (
        <img
          key={address}
          src={address}
          alt=""
          referrerPolicy="strict-origin"
          draggable={false}
          hidden={outcomes[address] !== 'came'}
          style={{ left: `${100 * x}%`, top: `${100 * y}%`, width: `${100 * side}%` }}
          onLoad={() => tell(address, 'came')}
          onError={() => tell(address, 'failed')}
        />
      ))}
    </div>
  )
}
