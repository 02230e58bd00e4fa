import { t } from '#web/language/translate.ts'

export function mapPageTexts() {
  return {
    title: t('Map of the temples around Tirupati'),
    pageTitle: t('Map of the temples around Tirupati – Travel Visit'),
    description: t(
      'Where the ten temples around Tirupati lie, drawn to scale with the main roads, the railway and the hills, the airport, the railway station and the bus stand.',
    ),
  }
}
