import type { Wind } from '#guide/map/compass.ts'
import type { ViewId } from '#guide/map/views.ts'
import type { GatewayId } from '#guide/schema.ts'

/** What the map says beside the names of temples. Pages get it as data, when they are prerendered. */
export type MapTexts = {
  title: string
  description: string
  lead: string
  views: Record<ViewId, string>
  gateways: Record<GatewayId, string>
  winds: Record<Wind, string>
  /** The letter of the north on a compass. */
  north: string
  straightLine: (distance: string, wind: string) => string
  /** Of a place so near that its point and the station's may be off by as much as lies between them. */
  near: (distance: string, wind: string) => string
  road: (distance: string) => string
  unsure: string
  here: string
  key: { heading: string; lines: string[] }
  inWords: string
  /** The link from a temple's own page. */
  wholeMap: string
}

export const englishMapTexts: MapTexts = {
  title: 'Map of the temples around Tirupati',
  description:
    'Where the ten temples around Tirupati lie, drawn to scale in three small maps: the town, its surroundings and the region, with the airport, the railway station and the bus stand.',
  lead: 'Three maps, each at a scale of its own, so that near and far can both be seen. Touch a number to open the page of a temple.',
  views: { town: 'Tirupati town', surroundings: 'Around Tirupati', region: 'Farther away' },
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
  },
  north: 'N',
  straightLine: (distance, wind) => `${distance} ${wind} of the railway station in a straight line`,
  near: (distance, wind) => `Less than ${distance} ${wind} of the railway station`,
  road: (distance) => `${distance} by road`,
  unsure: 'We are not sure of this point. Ask on the way.',
  here: 'Distances start here.',
  key: {
    heading: 'How to read the maps',
    lines: [
      'A number is a temple. It has the same number in the list below.',
      'A square is where you arrive: the airport, the railway station or the bus stand.',
      'A mark that is not filled: we are not sure that it stands in the right place.',
      'A frame is what the map before it shows larger. Its dots are the places that are named there.',
      'North is up. The bar below a map is its scale, and its squares are as wide as the bar. That is a straight line; roads are longer, and up the hill much longer.',
      'Roads, rivers and the outline of the hills are left out: we have no source for their course.',
    ],
  },
  inWords: 'The same in words',
  wholeMap: 'See all places on the map',
}
