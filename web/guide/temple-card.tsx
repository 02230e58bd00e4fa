import { distanceLine } from '#guide/distance.ts'
import { gateways } from '#guide/gateways.ts'
import type { Temple } from '#guide/schema.ts'
import { Certainty } from './certainty.tsx'
import './temple-card.css'
import { TemplePicture } from './temple-picture.tsx'

export function TempleCard({ temple, early = false }: { temple: Temple; early?: boolean }) {
  const { name, localNames, photograph, distances } = temple
  return (
    <article className="temple-card" id={temple.id} aria-labelledby={`${temple.id}-name`}>
      <div>
        <h2 className="temple-name" id={`${temple.id}-name`}>
          {name}
        </h2>
        <p className="temple-local-name" lang="te">
          {localNames.te.value}
        </p>
      </div>
      <TemplePicture photograph={photograph?.value} early={early} />
      <div>
        <h3>Distance</h3>
        <ul className="distance-lines">
          {gateways.map((gateway) => (
            <li key={gateway.id}>{distanceLine(gateway, distances[gateway.id].value)}</li>
          ))}
        </ul>
        <Certainty
          summary="How sure is this?"
          statements={gateways.map(({ id, label }) => ({ about: `From ${label}`, fact: distances[id] }))}
        />
      </div>
    </article>
  )
}
