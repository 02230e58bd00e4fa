import type { DayView } from '#day/view.ts'
import { t } from '#web/language/translate.ts'
import './day-tools.css'
import { ManageDays } from './manage-days.tsx'
import { ChangeDay } from './settings/change-day.tsx'
import { ForOtherApps, SendOrPrint } from './share/hand-over.tsx'
import { useShownDay } from './state/shown-day.ts'

type DayToolsProps = {
  /** The day as it is passed on. */
  sent: DayView
  onNew: () => void
}

/** Beside the heading: a new plan, and all that only some need of this one. */
export function DayTools({ sent, onNew }: DayToolsProps) {
  const { view, change } = useShownDay()
  const { day, frame, ticked } = view
  const settings = frame.date === ticked.date ? day.settings : { ...day.settings, date: frame.date }
  return (
    <>
      <button
        type="button"
        className="day-tool icon-button on-screen day-new"
        title={t('New plan')}
        aria-label={t('New plan')}
        onClick={onNew}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 4v16M4 12h16" />
        </svg>
      </button>
      <details className="day-options">
        <summary className="day-tool icon-button on-screen" title={t('Options')} aria-label={t('Options')}>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 12h.01M12 12h.01M19 12h.01" />
          </svg>
        </summary>
        <div className="day-options-open sheet stack gap-4">
          <SendOrPrint view={sent} />
          <ChangeDay settings={settings} onChange={change} />
          <ManageDays day={day} />
          <ForOtherApps view={sent} />
        </div>
      </details>
    </>
  )
}
