import { t } from '../language/translate.ts'

/** A label that leads to the phone's maps. The arrow stays with its last word, however the lines break. */
export function DirectionsLabel() {
  return (
    <span>
      {t('Directions')}
      {'\u00a0'}
      <span aria-hidden="true">↗</span>
    </span>
  )
}
