import { t } from '../language/translate.ts'

import './directions-label.css'

/**
 * A label that leads to the phone's maps. The arrow stays with its last word, however the lines break. It is drawn:
 * phones without the sign in their font show an emoji, and look for it through all their fonts.
 */
export function DirectionsLabel() {
  return (
    <span>
      {t('Directions')}
      {'\u00a0'}
      <svg className="leaving" viewBox="0 0 10 10" aria-hidden="true">
        <path d="M2 8 8 2M3 2h5v5" />
      </svg>
    </span>
  )
}
