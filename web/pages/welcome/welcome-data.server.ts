import { guide } from '#guide/guide.ts'
import { sortFrom } from '#guide/order.ts'
import { withoutSources } from '#guide/stated.ts'
import type { Language } from '#messages/languages.ts'
import { cardLines, distanceLine } from '#web/guide/temples/distance-text.ts'
import { guideFor } from '#web/guide/temples/guide.server.ts'
import { shownGateways } from '#web/guide/temples/shown-gateways.ts'

/** Whenever any temple is open, one of the nearest five is, except for an hour or two early and late in the day. */
const nearestKnown = 5

export type WelcomeData = ReturnType<typeof welcomeData>

/** The nearest temples from every place that distances are given from; behind them those with a line of hours. */
export function welcomeData(language: Language) {
  const { temples, gateways } = guideFor(language)
  const withoutLine = temples.filter(({ waysIn }) => !waysIn)
  const withLine = temples.filter(({ waysIn }) => waysIn)
  const near = shownGateways(gateways).map((gateway) => ({
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
