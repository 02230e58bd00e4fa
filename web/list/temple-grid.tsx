import type { ListedGateway } from '../temples/listed-gateway.ts'
import { TempleCard } from '../temples/temple-card.tsx'
import type { ListedTemple } from './listed-temple.ts'

export type TempleGridProps = {
  temples: readonly ListedTemple[]
  noteOn: (temple: ListedTemple) => string | null
  /** The number of cards before this grid. */
  before?: number
  gateways: readonly ListedGateway[]
  from: string | null
  now: Date | null
  level?: 2 | 3
}

export function TempleGrid({ temples, noteOn, before = 0, gateways, from, now, level = 2 }: TempleGridProps) {
  return (
    <ul className="temple-grid">
      {temples.map((temple, index) => (
        <li key={temple.id}>
          <TempleCard
            temple={temple}
            gateways={gateways}
            from={from}
            now={now}
            note={noteOn(temple)}
            early={before + index < 3}
            level={level}
          />
        </li>
      ))}
    </ul>
  )
}
