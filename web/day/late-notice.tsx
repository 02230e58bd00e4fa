import { t } from '#web/language/translate.ts'
import { AdviceNotice } from './advice/advice-notice.tsx'
import { latenessText } from './advice/notice-text.ts'
import { useDayPage } from './state/day-page.ts'
import './late-notice.css'
import { useShownDay } from './state/shown-day.ts'

/** It stays one line until it is opened, because it covers what is being read. */
export function LateNotice() {
  const { temples } = useDayPage().places
  const { view, advice, change } = useShownDay()
  const mayNotHaveSetOut = view.seen.length === 0
  const leaveOut = mayNotHaveSetOut ? [] : (advice?.leaveOut ?? [])
  return (
    <details className="day-late">
      <summary>
        <span className="clamp">{latenessText(view.lateMinutes, leaveOut, temples)}</span>
      </summary>
      <div className="cluster">
        {mayNotHaveSetOut && (
          <button type="button" className="button small" onClick={() => change({ leavesAt: view.minute })}>
            {t('Start now')}
          </button>
        )}
        <AdviceNotice />
      </div>
    </details>
  )
}
