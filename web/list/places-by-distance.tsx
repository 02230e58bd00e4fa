import { type Reachable, sortFrom } from '#guide/order.ts'
import type { ListedGateway } from '../temples/listed-gateway.ts'

type PlacesByDistanceProps = {
  /** The class of a list that begins with these temples, in this order. */
  list: 'temple-grid' | 'place-list'
  temples: readonly Reachable[]
  gateways: readonly ListedGateway[]
}

/** Each temple's place by distance from each gateway; `virtual:gateways.css` uses it until the list is sorted. */
export function PlacesByDistance({ list, temples, gateways }: PlacesByDistanceProps) {
  const orders = gateways
    .filter(({ choice }) => choice)
    .map(({ id }) => ({ id, order: sortFrom(temples, id) }))
  const ruleOf = (nth: string | number, placeIn: (order: Reachable[]) => number) =>
    `.${list}>:nth-child(${nth}){${orders.map(({ id, order }) => `--${id}:${placeIn(order)}`).join(';')}}`
  const last = temples.length + 1
  const rules = [
    ...temples.map((temple, index) => ruleOf(index + 1, (order) => order.indexOf(temple) + 1)),
    ruleOf(`n+${last}`, () => last),
  ]
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own ids and numbers, allowed by their hash.
  return <style dangerouslySetInnerHTML={{ __html: rules.join('') }} />
}
