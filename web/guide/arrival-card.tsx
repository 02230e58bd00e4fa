import type { Gateway, GatewayId } from '#guide/schema.ts'
import './arrival-card.css'
import { Certainty } from './certainty.tsx'

const ways: Record<GatewayId, string> = { airport: 'By air', railwayStation: 'By rail', busStand: 'By bus' }

export function ArrivalCard({ gateway }: { gateway: Gateway }) {
  return (
    <article className="arrival-card">
      <h3>{ways[gateway.id]}</h3>
      <p className="arrival-name">{gateway.name.value}</p>
      <p>{gateway.onwardTransport.value}</p>
      <Certainty
        of={gateway.name.value}
        statements={[
          { about: 'The place', fact: gateway.name },
          { about: 'Going on from here', fact: gateway.onwardTransport },
        ]}
      />
    </article>
  )
}
