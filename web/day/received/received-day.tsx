import { saveDay } from '#day/change.ts'
import { type Day, days } from '#day/entries/days.ts'
import { asPlanned } from '#day/view.ts'
import { DayOnPaper, type PaperFacts } from '#web/day/share/day-on-paper.tsx'
import { useDayPage } from '#web/day/state/day-page.ts'
import { useDayTitle } from '#web/day/state/day-title.ts'
import { openDay } from '#web/day/state/open-day.ts'
import { DayTimeline } from '#web/day/timeline/day-timeline.tsx'
import { summaryText } from '#web/day/timeline/summary-text.ts'
import { dayText } from '#web/language/date-text.ts'
import { t } from '#web/language/translate.ts'
import { navigate } from '#web/shell/navigation/navigate.ts'
import './received-day.css'

export function ReceivedDay({ day, paper }: { day: Day; paper: PaperFacts }) {
  const { places, entries, now, edits } = useDayPage()
  const { id } = day
  const isKept = days(entries).some((one) => one.id === id)
  const view = asPlanned(day, {}, places, now)
  const { frame } = view
  useDayTitle(t('My day'))
  const close = () => navigate('/day', { replace: true })
  return (
    <section className="received-day stack gap-4" aria-labelledby="received">
      <div className="received-head sheet stack gap-2">
        <h2 id="received">{t('A plan for you: {date}', { date: dayText(frame.date) })}</h2>
        <p>{summaryText(view)}</p>
        <p className="cluster gap-2">
          <button
            type="button"
            className="button"
            onClick={() => {
              if (isKept) void openDay(id)
              else edits.make(t('Plan kept'), saveDay(day), { opens: id })
              close()
            }}
          >
            {isKept ? t('Open this plan') : t('Keep this plan')}
          </button>
          <button type="button" className="button quiet" onClick={close}>
            {isKept ? t('Close') : t('No, thanks')}
          </button>
        </p>
        <p className="soft">
          {isKept ? t('You’ve already kept this plan.') : t('Your own plans stay as they are.')}
        </p>
      </div>
      <DayTimeline view={view} actions={null} />
      <DayOnPaper view={view} facts={paper} />
    </section>
  )
}
