import { t } from '#web/language/translate.ts'

import './directions-label.css'

/** The arrow is drawn: phones whose font lacks the character search all fonts for it, and show an emoji. */
export function DirectionsLabel() {
  return (
    <span>
      {`${t('Directions')}\u00a0`}
      <svg className="leaving" viewBox="0 0 10 10" aria-hidden="true">
        <path d="M2 8 8 2M3 2h5v5" />
      </svg>
    </span>
  )
}
