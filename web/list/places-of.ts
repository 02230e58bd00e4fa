import { sortFrom } from '#guide/order.ts'
import type { ListedGateway } from '../temples/distance-text.ts'
import type { ListedTemple } from './listed-temple.ts'

/** Each card's position by distance from each gateway; `virtual:gateways.css` uses it until the list is sorted. */
export function placesOf(temples: readonly ListedTemple[], gateways: readonly ListedGateway[]): string {
  const orders = gateways
    .filter(({ choice }) => choice)
    .map(({ id }) => ({ id, order: sortFrom(temples, id) }))
  return temples
    .map((temple, index) => {
      const places = orders.map(({ id, order }) => `--${id}:${order.indexOf(temple) + 1}`)
      return `.temple-grid>:nth-child(${index + 1}){${places.join(';')}}`
    })
    .join('')
}
