import { Doubt } from '../../facts/doubt.tsx'
import { FactText } from '../../facts/fact-text.tsx'
import { markForeignWords } from '../../language/foreign-words.tsx'
import { type VisitByTicket, visitText } from '../visit-text.ts'
import './visit-lines.css'

export function VisitLines({ visits }: { visits: readonly VisitByTicket[] }) {
  const [only, ...others] = visits
  if (only && others.length === 0)
    return <FactText id={only.id} fact={{ ...only.fact, value: visitText(only) }} />
  return (
    <ul className="visit-lines">
      {visits.map((visit) => (
        <li key={visit.id} id={visit.id}>
          <Doubt of={visit.id} fact={visit.fact} />
          <span>{markForeignWords(visitText(visit) ?? '')}</span>
        </li>
      ))}
    </ul>
  )
}
