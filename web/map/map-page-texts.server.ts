import { t } from '../language/translate.ts'

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
      number: t('A number is a temple. It has the same number in the list below.'),
      openNow: t('A green ring: open now. The list below says until when.'),
      lines: [
        t('A square is where you arrive: the airport, the railway station or the bus stand.'),
        t('A mark that isn’t filled: we’re not sure it’s in the right place.'),
        t('A line with small numbers is your plan, in its order, once you have one.'),
        t('The box is the area of the map before it; the dots are the places named there.'),
        t(
          'North is up. The bar below a map is its scale; the squares are as wide as the bar. Distances on the map are straight lines. Roads are longer, and much longer up the hill.',
        ),
        t('We’ve left out roads, rivers and the outline of the hills: we have no source for them.'),
      ],
    },
    inWords: t('The same places as a list'),
  }
}
