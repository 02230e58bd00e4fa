import { t } from '../language/translate.ts'

/** What leads to the phone's maps. The arrow follows its last word, however many lines they take. */
export function DirectionsLabel() {
  return (
    <span>
      {t('Directions')}
      {'\u00a0'}
      <span aria-hidden="true">↗</span>
    </span>
  )
}
