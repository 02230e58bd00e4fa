import { dayForToday } from '#day/entries/days.ts'
import { type DayView, viewOfDay } from '#day/view.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { Link } from '#web/navigation/link.tsx'
import { useNow } from '../../clock/now.tsx'
import { t } from '../../language/translate.ts'
import { useMirror } from '../../saved/mirror.ts'
import { useSaved } from '../../saved/use-saved.ts'
import { useDataOf } from '../../start/page-loading.ts'
import { useSaidInDay } from '../../today/use-said-in-day.ts'
import { dayName } from '../day-name-text.ts'
import type { DayData } from '../day-temples.ts'
import { useHere } from '../state/use-here.ts'
import { shortName } from '../timeline/names-text.ts'
import { aboutTimeText, roundTimeText } from '../timeline/stop-texts.ts'

const none: DayData['temples'] = []

/** The reader's day in two lines, from the data of the page of the day. */
export function DayOnTop() {
  const now = useNow()
  const { id } = useMirror()
  const { state, entries } = useSaved()
  const data = useDataOf<DayData>('/day')
  const said = useSaidInDay(data?.temples ?? none)
  const day = now ? dayForToday(entries, id, dateInIndia(now)) : undefined
  const here = useHere(day)
  if (!now || !data || !day || state === 'loading') return null
  return (
    <>
      <DayNow view={viewOfDay(day, entries, { ...data, ...said }, now, here)} today={dateInIndia(now)} />
      <Link className="button" to="/day">
        {t('My day')}
      </Link>
    </>
  )
}

/** Always the same number of lines, so that the page can reserve the room. */
function DayNow({ view, today }: { view: DayView; today: string }) {
  const { day, frame, ahead, timeline, phase } = view
  const isToAsk = phase === 'over' && ahead.length > 0
  const parts = partsOf(phase)
  return (
    <div className="day-now">
      <h2>{dayName(day.settings, frame.date, today)}</h2>
      {parts.map((part, index) => {
        const [temple, stop] = [ahead[index], timeline.stops[index]]
        return (
          temple &&
          stop && (
            <p key={part}>
              <span>{`${part} ${aboutTimeText(stop.arrivesAt)}`}</span>{' '}
              <strong>{shortName(temple.id)}</strong>
            </p>
          )
        )
      })}
      {isToAsk && <p>{t('Did you see these?')}</p>}
      {!isToAsk && ahead.length < 2 && (
        <p>{t('Back at about {time}', { time: roundTimeText(timeline.backAt) })}</p>
      )}
    </div>
  )
}

function partsOf(phase: DayView['phase']): string[] {
  if (phase === 'over') return []
  return phase === 'before' ? [t('Next'), t('Then')] : [t('Now'), t('Next')]
}
