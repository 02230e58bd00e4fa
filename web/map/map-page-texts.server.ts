import { t } from '../language/translate.ts'

export function mapPageTexts() {
  return {
    title: t('Map of the temples around Tirupati'),
    pageTitle: t('Map of the temples around Tirupati – Travel Visit'),
    description: t(
      'Where the ten temples around Tirupati lie, drawn to scale in three small maps: the town, its surroundings and the region, with the airport, the railway station and the bus stand.',
    ),
    key: {
      heading: t('How to read the map'),
      openNow: t('Number: a temple. Green ring: open now.'),
      lines: [
        t('Square: where you arrive. Hollow: not sure of the spot.'),
        t('By road it’s farther, most of all up the hill.'),
      ],
    },
  }
}
