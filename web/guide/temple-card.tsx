import { distanceLine } from '#guide/distance.ts'
import { gateways } from '#guide/gateways.ts'
import type { Temple } from '#guide/schema.ts'
import { Certainty } from './certainty.tsx'
import './temple-card.css'
import { TemplePicture } from './temple-picture.tsx'

type TempleCardProps = {
  temple: Temple
  /** Whether its picture may be on the screen as the page opens. */
  early?: boolean
  /** The level of its name; what it holds stands one below. */
  level?: 2 | 3
}

export function TempleCard({ temple, early = false, level = 2 }: TempleCardProps) {
  const Name = `h${level}` as const
  const Part = `h${level + 1}` as 'h3' | 'h4'
  const { name, localNames, photograph, distances } = temple
  return (
    <article className="temple-card" id={temple.id} aria-labelledby={`${temple.id}-name`}>
      <div>
        <Name className="temple-name" id={`${temple.id}-name`}>
          {name}
        </Name>
        <p className="temple-local-name" lang="te">
          {localNames.te.value}
        </p>
      </div>
      <TemplePicture photograph={photograph?.value} early={early} />
      <div>
        <Part className="temple-part">Distance</Part>
        <ul className="distance-lines">
          {gateways.map((gateway) => (
            <li key={gateway.id}>{distanceLine(gateway, distances[gateway.id].value)}</li>
          ))}
        </ul>
        <Certainty
          of={name}
          statements={gateways.map(({ id, label }) => ({ about: `From ${label}`, fact: distances[id] }))}
        />
      </div>
    </article>
  )
}
