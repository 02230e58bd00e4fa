import type { Wind } from '#guide/map/compass.ts'
import type { ViewId } from '#guide/map/views.ts'
import { type Translate, t } from '../language/translate.ts'

/** The map's own texts. */
export function mapTexts(t: Translate) {
  return {
    views: {
      town: t('Tirupati town'),
      surroundings: t('Around Tirupati'),
      region: t('Farther away'),
    } satisfies Record<ViewId, string>,
    /** Each is inserted into a sentence as it is. */
    winds: {
      north: t('north'),
      northEast: t('north-east'),
      east: t('east'),
      southEast: t('south-east'),
      south: t('south'),
      southWest: t('south-west'),
      west: t('west'),
      northWest: t('north-west'),
    } satisfies Record<Wind, string>,
    /** The letter for north on a compass. */
    north: t('N'),
    straightLine: (distance: string, wind: string) =>
      t('{distance} {wind} of the railway station in a straight line', { distance, wind }),
    /** For a place so close to the station that the error of both locations may exceed the distance. */
    near: (distance: string, wind: string) =>
      t('Less than {distance} {wind} of the railway station', { distance, wind }),
    road: (distance: string) => t('{distance} by road', { distance }),
    unsure: t('We’re not sure this is the exact spot. Ask on the way.'),
    here: t('Distances start here.'),
    wholeMap: t('See all places on the map'),
  }
}

export type MapTexts = ReturnType<typeof mapTexts>

/** The texts of the map's page. */
export function mapPageTexts() {
  return {
    title: t('Map of the temples around Tirupati'),
    pageTitle: t('Map of the temples around Tirupati – Travel Visit'),
    description: t(
      'Where the ten temples around Tirupati lie, drawn to scale in three small maps: the town, its surroundings and the region, with the airport, the railway station and the bus stand.',
    ),
    lead: t('Tap a number: is the temple open, and how do you get there?'),
    key: {
      heading: t('How to read the maps'),
      lines: [
        t('A number is a temple. It has the same number in the list below.'),
        t('A green ring: open now. The list below says until when.'),
        t('A square is where you arrive: the airport, the railway station or the bus stand.'),
        t('A mark that isn’t filled: we’re not sure it’s in the right place.'),
        t('A line with small numbers is your day, in its order, once you’ve planned one.'),
        t('The box marks what the map before it shows in detail; the dots are the places named there.'),
        t(
          'North is up. The bar below a map is its scale; the squares are as wide as the bar. Distances on the map are straight lines. Roads are longer, and much longer up the hill.',
        ),
        t('We’ve left out roads, rivers and the outline of the hills: we have no source for them.'),
      ],
    },
    inWords: t('The same in words'),
  }
}
