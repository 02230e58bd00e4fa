import { guide } from '#guide/guide.ts'
import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import { sortFrom } from '#guide/order.ts'
import type { GatewayId, Wait } from '#guide/schema.ts'
import { type Stated, withoutSources } from '#guide/stated.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import type { Language } from '#messages/languages.ts'
import { cardLines, distanceLine } from '#web/guide/temples/distance-text.ts'
import { guideFor } from '#web/guide/temples/guide.server.ts'
import { listedGateways } from '#web/guide/temples/listed-gateway.ts'

export type NearTemple = {
  id: TempleId
  name: string
  distance: string
  hours: Stated<OpeningHours | null>
  /** The line without a ticket, where there are others. */
  queue: Wait | undefined
}

export type WelcomeData = {
  hours: readonly (Stated<OpeningHours | null> & { id: TempleId })[]
  near: readonly { gateway: GatewayId; temples: readonly NearTemple[] }[]
}

/** Of these some are open whenever any temple is, but for an hour or two at the ends of a day. */
const nearestKnown = 5

/** The nearest temples from every place that distances are given from; behind them those with a line of hours. */
export function welcomeData(language: Language): WelcomeData {
  const { temples, gateways } = guideFor(language)
  const withoutLine = temples.filter(({ waysIn }) => !waysIn)
  const withLine = temples.filter(({ waysIn }) => waysIn)
  const near = listedGateways(gateways).map((gateway) => ({
    gateway: gateway.id,
    temples: [...sortFrom(withoutLine, gateway.id).slice(0, nearestKnown), ...withLine].flatMap(
      ({ id, name, distances, openingHours, waysIn }) =>
        cardLines([gateway], distances).map((line) => ({
          id,
          name,
          distance: distanceLine(line),
          hours: withoutSources(openingHours),
          queue: waysIn?.freeLine.wait.value,
        })),
    ),
  }))
  return {
    hours: guide.temples.map(({ id, openingHours }) => ({ id, ...withoutSources(openingHours) })),
    near,
  }
}
