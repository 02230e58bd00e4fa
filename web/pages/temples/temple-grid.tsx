import type { ShownGateway } from '#guide/travel/shown-gateway.ts'
import type { ShownTemple } from '#web/guide/temples/shown-temple.ts'
import { TempleCard } from '#web/guide/temples/temple-card.tsx'

export type TempleGridProps = {
  temples: readonly ShownTemple[]
  noteOn: (temple: ShownTemple) => string | null
  before?: number
  gateways: readonly ShownGateway[]
  from: string | null
  now: Date | null
  level?: 2 | 3
}

export function TempleGrid({ temples, noteOn, before = 0, gateways, from, now, level = 2 }: TempleGridProps) {
  return (
    <ul className="temple-grid stack gap-4 plain-list">
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
