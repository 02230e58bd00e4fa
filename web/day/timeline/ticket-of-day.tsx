import { TicketQuestion } from '#web/day/settings/ticket-question.tsx'
import { useShownDay } from '#web/day/state/shown-day.ts'

export function TicketOfDay() {
  const { view, asksTicket, change } = useShownDay()
  const { day, frame } = view
  return (
    <TicketQuestion
      ticket={day.settings.ticket}
      leavesAt={frame.leavesAt}
      isNew={asksTicket}
      onChange={(ticket) => change({ ticket })}
    />
  )
}
