import { Suspense, useEffect, useRef } from 'react'
import type { DayTemple } from '#day/day-temple.ts'
import { days, dayToShow, templesOf } from '#day/entries/days.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { useSession } from '../account/session/session.ts'
import { useNow } from '../clock/now.tsx'
import { useMirror } from '../saved/mirror.ts'
import { SavedNote } from '../saved/sync/saved-note.tsx'
import { usePerson, useSaved } from '../saved/use-saved.ts'
import { focusHeading } from '../shell/use-focus-after-navigation.ts'
import { neededPart, optionalPart } from '../start/late-part.tsx'
import type { ListedGateway } from '../temples/distance-text.ts'
import { DaysMenu } from './days-menu.tsx'
import { useReceivedLink } from './received/received-link.ts'
import { UnreadableLink } from './received/unreadable-link.tsx'
import type { PaperFacts } from './share/day-on-paper.tsx'
import './my-day.css'
import { StartDay } from './start-day.tsx'
import { useEdits } from './use-edits.ts'

// Only once something has been planned.
const loadPlan = () => import('./day-plan.tsx')
const DayPlan = neededPart(async () => (await loadPlan()).DayPlan)
const ReceivedDay = neededPart(async () => (await import('./received/received-day.tsx')).ReceivedDay)
const EndedNote = optionalPart(async () => (await import('../account/session/ended-note.tsx')).EndedNote)

type MyDayProps = {
  temples: readonly DayTemple[]
  gateways: readonly ListedGateway[]
  paper: PaperFacts
}

/** The day in hand. Prerendered pages don't know it; routes/day.css reserves its room. */
export function MyDay(props: MyDayProps) {
  return <DayOfSomebody key={usePerson()} {...props} />
}

function DayOfSomebody({ temples, gateways, paper }: MyDayProps) {
  const now = useNow()
  const session = useSession()
  const saved = useSaved()
  const { state, entries } = saved
  const { id } = useMirror()
  const edits = useEdits(saved)
  const received = useReceivedLink()
  const day = state === 'loading' ? undefined : dayToShow(entries, id)
  useFromTheTop(day?.id)
  const pending = <div className="day-pending" />
  if (!now || state === 'loading') return pending
  const shared = { temples, gateways, now, edits }
  if (received !== null && typeof received !== 'string') {
    return (
      <Suspense fallback={pending}>
        <ReceivedDay day={received} entries={entries} {...shared} />
      </Suspense>
    )
  }
  return (
    <>
      {received && <UnreadableLink fault={received} />}
      {!day && (
        <div className="day-ended" role="status">
          {session.state === 'guest' && session.ended && (
            <Suspense>
              <EndedNote />
            </Suspense>
          )}
        </div>
      )}
      {day && <DaysMenu days={days(entries)} day={day} today={dateInIndia(now)} edits={edits} />}
      {day && templesOf(day).some((temple) => temples.some((one) => one.id === temple)) ? (
        <Suspense fallback={pending}>
          <DayPlan key={day.id} day={day} paper={paper} entries={entries} {...shared} />
        </Suspense>
      ) : (
        // Starts loading at the first touch, a moment before the press that needs it.
        <div onPointerDownCapture={loadPlan} onFocusCapture={loadPlan}>
          <StartDay key={day?.id} day={day} {...shared} />
        </div>
      )}
      <SavedNote />
    </>
  )
}

/** Scrolls to the top when another day is shown. */
function useFromTheTop(day: string | undefined): void {
  const shown = useRef(day)
  useEffect(() => {
    const isAnother = shown.current !== undefined && day !== undefined && day !== shown.current
    shown.current = day
    if (!isAnother) return
    scrollTo(0, 0)
    // The pressed button is gone.
    if (document.activeElement === document.body) focusHeading()
  }, [day])
}
