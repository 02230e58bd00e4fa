import { useState } from 'react'
import { t } from '#web/language/translate.ts'
import { askForPosition, usePosition } from '#web/shell/position/position.ts'
import { positionText } from '#web/shell/position/position-text.ts'

type NearMeNoticeProps = {
  /** The place from which the day is planned until the phone tells where the reader is. */
  instead: string
}

/** For a day that starts at the reader's position, which nothing stores beyond the page. */
export function NearMeNotice({ instead }: NearMeNoticeProps) {
  const position = usePosition()
  const [isAsked, setAsked] = useState(false)
  if (position.state === 'known') {
    return isAsked ? (
      <p role="status" tabIndex={-1} ref={focus}>
        {t('The times are from where you are now.')}
      </p>
    ) : null
  }
  return (
    <div className="day-notice sheet stack gap-2">
      <p>
        {t('This plan starts where you are, and that isn’t saved. For now, the times are from: {place}.', {
          place: instead,
        })}
      </p>
      <button
        type="button"
        className="button quiet"
        onClick={() => {
          setAsked(true)
          askForPosition()
        }}
      >
        {t('Near me')}
      </button>
      <p role="status" className="if-any small-text">
        {positionText(position)}
      </p>
    </div>
  )
}

/** The button that was pressed has gone, and the focus with it. */
function focus(note: HTMLElement | null): void {
  note?.focus({ preventScroll: true })
}
