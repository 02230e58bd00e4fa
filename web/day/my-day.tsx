import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { useNow } from '../clock/now.tsx'
import type { ListedGateway } from '../temples/distance-text.ts'
import { useDayInHand } from '../visits/day-in-hand.ts'
import { days, dayToHold, templesOf } from '../visits/days.ts'
import { KeptNote } from '../visits/sync/kept-note.tsx'
import { useVisits } from '../visits/use-visits.ts'
import { DayPlan } from './day-plan.tsx'
import type { DayTemple } from './day-temple.ts'
import { DaysMenu } from './days-menu.tsx'
import type { PaperFacts } from './handover/day-on-paper.tsx'
import { ReceivedDay, UnreadableLink } from './received/received-day.tsx'
import { useReceivedLink } from './received/received-link.ts'
import './my-day.css'
import { StartDay } from './start-day.tsx'
import { useChanges } from './use-changes.ts'

type MyDayProps = {
  temples: readonly DayTemple[]
  gateways: readonly ListedGateway[]
  paper: PaperFacts
}

/** The day in hand, as far as it is planned. Prerendered pages know nothing of it and reserve the room. */
export function MyDay({ temples, gateways, paper }: MyDayProps) {
  const now = useNow()
  const { state, entries } = useVisits()
  const { id } = useDayInHand()
  const changes = useChanges(entries)
  const received = useReceivedLink()
  if (!now || state === 'loading') return <div className="day-pending" />
  const day = dayToHold(entries, id)
  const shared = { temples, gateways, now, changes }
  if (received !== null && typeof received !== 'string') return <ReceivedDay linked={received} {...shared} />
  return (
    <>
      {received && <UnreadableLink fault={received} />}
      {day && <DaysMenu days={days(entries)} day={day} today={dateInIndia(now)} />}
      {day && templesOf(day).some((temple) => temples.some((one) => one.id === temple)) ? (
        <DayPlan key={day.id} day={day} paper={paper} entries={entries} {...shared} />
      ) : (
        <StartDay key={day?.id} day={day} {...shared} />
      )}
      <KeptNote />
    </>
  )
}
