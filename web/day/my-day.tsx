import { Suspense, useDeferredValue, useEffect, useRef } from 'react'
import { type Day, dayToShow, templesOf } from '#day/entries/days.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { useSession } from '#web/account/session/session.ts'
import { useSaidInDay } from '#web/guide/today/use-said-in-day.ts'
import { useMirror } from '#web/saved/mirror.ts'
import { SavedNote } from '#web/saved/sync/saved-note.tsx'
import { usePerson, useSaved } from '#web/saved/use-saved.ts'
import { useNow } from '#web/shell/now.tsx'
import { neededPart, optionalPart } from '#web/shell/start/late-part.tsx'
import { focusHeading } from '#web/shell/use-focus-after-navigation.ts'
import { DayHeading } from './day-heading.tsx'
import type { DayData } from './day-temples.ts'
import { LastPlan } from './kept/last-plan.tsx'
import { useReceivedLink } from './received/received-link.ts'
import { UnreadableLink } from './received/unreadable-link.tsx'
import type { PaperFacts } from './share/day-on-paper.tsx'
import { DayPageContext, useDayPage } from './state/day-page.ts'
import './my-day.css'
// The sheets of what is drawn before its components are there.
import './day-plan.css'
import './day-tools.css'
import './timeline/day-stop.css'
import '#web/guide/facts/doubt.css'
import './timeline/day-timeline.css'
import { StartDay } from './start-day.tsx'
import { useEdits } from './state/use-edits.ts'

// These load only for readers who have planned something.
const loadPlans = () => import('./day-plans.tsx')
const DayPlans = neededPart(async () => (await loadPlans()).DayPlans)
const ReceivedDay = neededPart(async () => (await import('./received/received-day.tsx')).ReceivedDay)
const EndedNote = optionalPart(async () => (await import('#web/account/session/ended-note.tsx')).EndedNote)

/** Prerendered pages don't know the reader's day; until React does, what its script has drawn stays. */
export function MyDay(props: DayData) {
  return <DayOfSomebody key={usePerson()} {...props} />
}

function DayOfSomebody({ temples: usual, gateways, ready, paper }: DayData) {
  const { temples, roads } = useSaidInDay(usual)
  const now = useNow()
  const saved = useSaved()
  const { state, entries } = saved
  const { id } = useMirror()
  const edits = useEdits(saved)
  const received = useReceivedLink()
  const day = state === 'loading' ? undefined : dayToShow(entries, id, dateInIndia(now ?? new Date()))
  useFromTheTop(day?.id)
  const isKnown = now !== null && state !== 'loading'
  return (
    <>
      <DayHeading />
      {isKnown ? (
        <DayPageContext
          value={{
            places: { temples, gateways, roads },
            usual: { temples: usual, gateways },
            ready,
            entries,
            now,
            edits,
          }}
        >
          {received !== null && typeof received !== 'string' ? (
            <Suspense fallback={<LastPlan />}>
              <ReceivedDay day={received} paper={paper} />
            </Suspense>
          ) : (
            <>
              {received && <UnreadableLink fault={received} />}
              {!day && <SessionEnded />}
              <PlanOrStart day={day} paper={paper} />
              <SavedNote />
            </>
          )}
        </DayPageContext>
      ) : (
        <LastPlan />
      )}
    </>
  )
}

function SessionEnded() {
  const session = useSession()
  return (
    <div className="day-ended" role="status">
      {session.state === 'guest' && session.ended && (
        <Suspense>
          <EndedNote />
        </Suspense>
      )}
    </div>
  )
}

function PlanOrStart({ day, paper }: { day: Day | undefined; paper: PaperFacts }) {
  const { places } = useDayPage()
  const isPlanned = (one: Day | undefined) =>
    templesOf(one).some((temple) => places.temples.some(({ id }) => id === temple))
  // The planner may still have to load: until then the form of the day that has just been planned stays.
  const before = useDeferredValue(day)
  const formDay = isPlanned(day) ? before : day
  return (
    <Suspense fallback={<LastPlan />}>
      {day && isPlanned(formDay) ? (
        <DayPlans shown={day} paper={paper} />
      ) : (
        <Start key={formDay?.id} day={formDay} />
      )}
    </Suspense>
  )
}

/** The planner starts loading at the first touch, a moment before the press that needs it. */
function Start({ day }: { day: Day | undefined }) {
  return (
    <div onPointerDownCapture={loadPlans} onFocusCapture={loadPlans}>
      <StartDay day={day} />
    </div>
  )
}

function useFromTheTop(day: string | undefined): void {
  const shown = useRef(day)
  useEffect(() => {
    const isAnother = shown.current !== undefined && day !== undefined && day !== shown.current
    shown.current = day
    if (!isAnother) return
    scrollTo(0, 0)
    // The button that was pressed has gone, and the focus with it.
    if (document.activeElement === document.body) focusHeading()
  }, [day])
}
