import type { Wind } from '#guide/map/compass.ts'
import type { Translate } from '#web/language/translate.ts'

export function mapTexts(t: Translate) {
  return {
    /** Each becomes part of a sentence, unchanged. */
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
    away: (distance: string, wind: string) =>
      t('{distance} {wind} of the railway station', { distance, wind }),
    /** For a place closer to the station than the error of both locations. */
    near: (distance: string, wind: string) =>
      t('Less than {distance} {wind} of the railway station', { distance, wind }),
    road: (distance: string, wind: string) =>
      t('{distance} by road, {wind} of the railway station', { distance, wind }),
    unsure: t('We’re not sure this is the exact spot. Ask on the way.'),
    here: t('Distances start here.'),
    wholeMap: t('See all places on the map'),
  }
}

export type MapTexts = ReturnType<typeof mapTexts>
