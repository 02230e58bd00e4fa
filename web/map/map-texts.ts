import type { Wind } from '#guide/map/compass.ts'
import type { ViewId } from '#guide/map/views.ts'

/** What the map says, apart from the names of temples. */
export const mapTexts = {
  title: 'Map of the temples around Tirupati',
  description:
    'Where the ten temples around Tirupati lie, drawn to scale in three small maps: the town, its surroundings and the region, with the airport, the railway station and the bus stand.',
  lead: 'Three maps, each at a scale of its own, so that near and far can both be seen. Touch a number to open the page of a temple.',
  inWords: 'The same in words',
  key: {
    heading: 'How to read the maps',
    lines: [
      'A number is a temple; its place in the list below has the same number.',
      'A square is where you arrive: the airport, the railway station or the bus stand.',
      'A broken line around a mark: we are not sure that it stands in the right place. Ask on the way.',
      'A frame is the part that the map before it shows larger. Dots in it are the places named there.',
      'North is up. The bar below each map shows its scale in a straight line; roads are longer, and up the hill much longer.',
      'Roads, rivers and the outline of the hills are left out: we have no source for their course.',
    ],
  },
  views: {
    town: 'Tirupati town',
    surroundings: 'Around Tirupati',
    region: 'Farther away',
  } satisfies Record<ViewId, string>,
  gateways: { airport: 'Airport', railwayStation: 'Railway Station', busStand: 'Bus Stand' },
  winds: {
    north: 'north',
    northEast: 'north-east',
    east: 'east',
    southEast: 'south-east',
    south: 'south',
    southWest: 'south-west',
    west: 'west',
    northWest: 'north-west',
  } satisfies Record<Wind, string>,
  /** The letter of the north on a compass. */
  north: 'N',
  straightLine: (distance: string, wind: string) =>
    `${distance} ${wind} of the railway station in a straight line`,
  road: (distance: string) => `${distance} from there by road`,
  unsure: 'We are not sure of this point.',
  here: 'Distances start here.',
}

export type MapTexts = typeof mapTexts
