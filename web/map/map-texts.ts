import type { Wind } from '#guide/map/compass.ts'
import type { ViewId } from '#guide/map/views.ts'
import { t } from '../language/translate.ts'

/** What the map says beside the names of temples, in the language that is spoken while a page is drawn. */
export function mapTexts() {
  return {
    views: {
      town: t('Tirupati town'),
      surroundings: t('Around Tirupati'),
      region: t('Farther away'),
    } satisfies Record<ViewId, string>,
    /** Each is put into a sentence as it stands. */
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
    /** The letter of the north on a compass. */
    north: t('N'),
    straightLine: (distance: string, wind: string) =>
      t('{distance} {wind} of the railway station in a straight line', { distance, wind }),
    /** Of a place so near that its point and the station's may be off by as much as lies between them. */
    near: (distance: string, wind: string) =>
      t('Less than {distance} {wind} of the railway station', { distance, wind }),
    road: (distance: string) => t('{distance} by road', { distance }),
    unsure: t('We are not sure of this point. Ask on the way.'),
    here: t('Distances start here.'),
    wholeMap: t('See all places on the map'),
  }
}

export type MapTexts = ReturnType<typeof mapTexts>

/** What the page of the map says around it. */
export function mapPageTexts() {
  return {
    title: t('Map of the temples around Tirupati'),
    pageTitle: t('Map of the temples around Tirupati – Travel Visit'),
    description: t(
      'Where the ten temples around Tirupati lie, drawn to scale in three small maps: the town, its surroundings and the region, with the airport, the railway station and the bus stand.',
    ),
    lead: t(
      'Three maps, each at a scale of its own, so that near and far can both be seen. Touch a number to open the page of a temple.',
    ),
    key: {
      heading: t('How to read the maps'),
      lines: [
        t('A number is a temple. It has the same number in the list below.'),
        t('A square is where you arrive: the airport, the railway station or the bus stand.'),
        t('A mark that is not filled: we are not sure that it stands in the right place.'),
        t('A frame is what the map before it shows larger. Its dots are the places that are named there.'),
        t(
          'North is up. The bar below a map is its scale, and its squares are as wide as the bar. That is a straight line; roads are longer, and up the hill much longer.',
        ),
        t('Roads, rivers and the outline of the hills are left out: we have no source for their course.'),
      ],
    },
    inWords: t('The same in words'),
  }
}
