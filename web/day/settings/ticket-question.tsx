import { useEffect, useRef } from 'react'
import type { DaySettings } from '#day/entries/values.ts'
import { type TicketKind, usualFoot } from '#day/plan/day-frame.ts'
import type { Foot } from '#guide/travel/feet.ts'
import { walkersAge } from '#guide/travel/walkers-age.ts'
import { Choice } from '#web/day/choice/choice.tsx'
import { useDayPage } from '#web/day/state/day-page.ts'
import { message, t } from '#web/language/translate.ts'
import './ticket-question.css'
import { TimeSelect } from './time-select.tsx'

type TicketChoice = { kind: TicketKind; foot?: Foot; text: string }

const choices: readonly TicketChoice[] = [
  { kind: 'none', text: message('None') },
  { kind: 'timedToken', text: message('Timed token (SSD)') },
  { kind: 'specialEntry', text: message('Special Entry') },
  { kind: 'walkersToken', foot: 'srivariMettu', text: message('Divya Darshan, Srivari Mettu') },
  { kind: 'walkersToken', foot: 'alipiri', text: message('Divya Darshan, Alipiri') },
]

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
  const { temples } = useDayPage().places
  const footpaths = temples.find((temple) => temple.footpaths)?.footpaths
  const climbFrom = (foot?: Foot) => (foot && footpaths?.[foot].climb.mostMinutes) ?? 0
  useEffect(() => {
    if (isNew) question.current?.querySelector('select')?.focus()
  }, [isNew])
  return (
    <div className="day-ticket columns" ref={question}>
      <Choice
        label={t('Your ticket for Tirumala')}
        value={String(choices.findIndex((choice) => isChosen(choice, ticket)))}
        onChoose={(chosen) => {
          const { kind, foot } = choices[Number(chosen)] as TicketChoice
          const at = ticket.kind === 'none' ? firstHour(leavesAt + climbFrom(foot)) : ticket.at
          onChange(kind === 'none' ? { kind } : { kind, at, ...(foot && { foot }) })
        }}
      >
        {choices.map(({ text }, index) => (
          <option key={text} value={index}>
            {t(text)}
          </option>
        ))}
      </Choice>
      {ticket.kind === 'walkersToken' && (
        <p>
          {t('The temple board (TTD) asks people over {age} or ill not to walk up.', { age: walkersAge })}
        </p>
      )}
      {ticket.kind !== 'none' && (
        <TimeSelect
          label={t('Time on the ticket')}
          value={ticket.at}
          onChoose={(at) => at !== null && onChange({ ...ticket, at })}
        />
      )}
    </div>
  )
}

function isChosen({ kind, foot }: TicketChoice, ticket: DaySettings['ticket']): boolean {
  if (ticket.kind === 'none' || ticket.kind !== kind) return ticket.kind === kind
  return !foot || foot === (ticket.foot ?? usualFoot)
}

/** The first full hour by which the reader can be at the gate. */
function firstHour(leavesAt: number): number {
  return Math.min(23, Math.max(12, Math.ceil((leavesAt + wayMinutes) / 60))) * 60
}
