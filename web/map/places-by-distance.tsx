import { type Reachable, sortFrom } from '#guide/order.ts'
import type { ShownGateway } from '#guide/travel/shown-gateway.ts'

type PlacesByDistanceProps = {
  /** The class of a list that begins with these temples, in this order. */
  list: 'temple-grid' | 'place-list'
  temples: readonly Reachable[]
  gateways: readonly ShownGateway[]
  /** How many are shown at first, if not all. */
  shown?: number
}

/** Each temple's place by distance from each gateway; `virtual:gateways.css` uses it until the list is sorted. */
export function PlacesByDistance({ list, temples, gateways, shown }: PlacesByDistanceProps) {
  const orders = gateways
    .filter(({ choice }) => choice)
    .map(({ id }) => ({ id, order: sortFrom(temples, id) }))
  /** Only for those that are in the fold from here and not from the usual gateway, or the other way round. */
  const foldOf = (id: string, place: number, usualPlace: number) =>
    shown === undefined || place > shown === usualPlace > shown
      ? ''
      : `;--${id}-fold:${place > shown ? 'none' : 'list-item'}`
  const ruleOf = (nth: string | number, usualPlace: number, placeIn: (order: Reachable[]) => number) => {
    const places = orders.map(({ id, order }) => {
      const place = placeIn(order)
      return `--${id}:${place}${foldOf(id, place, usualPlace)}`
    })
    return `.${list}>:nth-child(${nth}){${places.join(';')}}`
  }
  const last = temples.length + 1
  const rules = [
    ...temples.map((temple, index) => ruleOf(index + 1, index + 1, (order) => order.indexOf(temple) + 1)),
    ruleOf(`n+${last}`, last, () => last),
  ]
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own ids and numbers, allowed by their hash.
  return <style dangerouslySetInnerHTML={{ __html: rules.join('') }} />
}
