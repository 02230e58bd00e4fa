import { guide } from '#guide/guide.ts'
import { sortFrom } from '#guide/order.ts'
import type { GatewayId, Wait } from '#guide/schema.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import type { Language } from '#messages/languages.ts'
import { cardLines, distanceLine } from '../temples/distance-text.ts'
import { guideFor } from '../temples/guide.server.ts'
import { listedGateways } from '../temples/listed-gateway.ts'
import type { Hours } from '../temples/opening/brief-opening-text.ts'

export type NearTemple = {
  gateway: GatewayId
  id: TempleId
  name: string
  distance: string
  hours: Hours
  /** The line without a ticket, where there are others. */
  queue: Wait | undefined
}

export type WelcomeData = { hours: readonly (Hours & { id: TempleId })[]; nearest: readonly NearTemple[] }

const shownFromEach = 2

/** The nearest temples from every place that distances are given from. */
export function welcomeData(language: Language): WelcomeData {
  const { temples, gateways } = guideFor(language)
  const nearest = listedGateways(gateways).flatMap((gateway) =>
    sortFrom(temples, gateway.id)
      .slice(0, shownFromEach)
      .flatMap(({ id, name, distances, openingHours, waysIn }) =>
        cardLines([gateway], distances).map((line) => ({
          gateway: gateway.id,
          id,
          name,
          distance: distanceLine(line),
          hours: hoursOf(openingHours),
          queue: waysIn?.freeLine.wait.value,
        })),
      ),
  )
  return { hours: guide.temples.map(({ id, openingHours }) => ({ id, ...hoursOf(openingHours) })), nearest }
}

function hoursOf({ value, confidence, checkedOn }: Hours): Hours {
  return { value, confidence, checkedOn }
}
