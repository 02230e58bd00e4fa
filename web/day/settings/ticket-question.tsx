import { useEffect, useRef } from 'react'
import type { DaySettings } from '#day/entries/values.ts'
import { type TicketKind, ticketKinds } from '#day/plan/day-frame.ts'
import { message, t } from '../../language/translate.ts'
import { Choice } from '../choice/choice.tsx'
import './ticket-question.css'
import { TimeSelect } from './time-select.tsx'

const kinds: Record<TicketKind, string> = {
  none: message('None'),
  timedToken: message('Timed token (SSD)'),
  specialEntry: message('Special Entry (300 rupees)'),
  walkersToken: message('Divya Darshan token'),
}

type TicketQuestionProps = {
  ticket: DaySettings['ticket']
  leavesAt: number
  /** It has just appeared, away from where the reader is looking. */
  isNew: boolean
  onChange: (ticket: DaySettings['ticket']) => void
}

/** To drive up the hill road, and be at the gate half an hour early. */
const wayMinutes = 120

export function TicketQuestion({ ticket, leavesAt, isNew, onChange }: TicketQuestionProps) {
  const question = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) question.current?.querySelector('select')?.focus()
  }, [isNew])
  return (
    <div className="day-ticket" ref={question}>
      <Choice
        label={t('Your ticket for Tirumala')}
        value={ticket.kind}
        onChoose={(chosen) => {
          const kind = ticketKinds.find((one) => one === chosen)
          if (kind === 'none') onChange({ kind })
          else if (kind) onChange({ kind, at: ticket.kind === 'none' ? firstHour(leavesAt) : ticket.at })
        }}
      >
        {ticketKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(kinds[kind])}
          </option>
        ))}
      </Choice>
      {ticket.kind === 'walkersToken' && (
        <p>{t('The temple board (TTD) asks people over 60 or ill not to walk up.')}</p>
      )}
      {ticket.kind === 'none' ? (
        <p>{t('Without a ticket, the queue takes most of the day.')}</p>
      ) : (
        <TimeSelect
          label={t('Time on the ticket')}
          value={ticket.at}
          onChoose={(at) => at !== null && onChange({ ...ticket, at })}
        />
      )}
    </div>
  )
}

/** The first full hour by which the reader can be at the gate. */
function firstHour(leavesAt: number): number {
  return Math.min(23, Math.max(12, Math.ceil((leavesAt + wayMinutes) / 60))) * 60
}
