import { hoursOnDate } from '#guide/opening-hours/dates.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import type { GatewayId } from '#guide/schema.ts'
import type { Intent } from '#guide/search/words/intents.ts'
import { useNow } from '../clock/now.tsx'
import { isUnsureNow } from '../facts/checked-on.ts'
import { markForeignWords } from '../language/foreign-words.tsx'
import { t } from '../language/translate.ts'
import { cardLines, distanceLine } from '../temples/distance-text.ts'
import { BriefOpening } from '../temples/opening/brief-opening.tsx'
import { timesOfDay } from '../temples/opening/brief-opening-text.ts'
import { QueueLine } from '../temples/queue-line.tsx'
import { waitText } from '../temples/tickets/ways-in.ts'
import { visitText } from '../temples/visit-text.ts'
import { intentTexts } from './intent-texts.ts'
import {
  type SearchData,
  type SearchedTemple,
  type Stated,
  type ToldIntent,
  toldIntents,
} from './search-data.ts'

type FactSaidProps = {
  intent: Intent
  temple: SearchedTemple
  data: SearchData
  /** Null without a chosen start: then all distances are told. */
  from: GatewayId | null
}

/** What the guide says of one temple, or that it says nothing. */
export function FactSaid({ intent, temple, data, from }: FactSaidProps) {
  if (intent === 'hours') return <HoursSaid temple={temple} />
  if (intent === 'distance') {
    const lines = cardLines(data.gateways, temple.distances)
    const chosen = lines.filter(({ gateway }) => gateway === from)
    return (chosen.length > 0 ? chosen : lines).map((line) => (
      <Said key={line.gateway} fact={line.fact} text={distanceLine(line)} />
    ))
  }
  if (intent === 'duration') return <VisitSaid temple={temple} />
  if (isTold(intent)) return <Said fact={temple.told[intent]} text={temple.told[intent].value} of={intent} />
  const answer = data.answers.find(({ id, temples }) => id === intent && temples.includes(temple.id))
  return answer ? <Said fact={answer.answer} text={answer.answer.value} /> : <NotKnown of={intent} />
}

function isTold(intent: Intent): intent is ToldIntent {
  return (toldIntents as readonly Intent[]).includes(intent)
}

function VisitSaid({ temple: { visit, waysIn } }: Pick<FactSaidProps, 'temple'>) {
  if (waysIn.length === 0)
    return <Said fact={visit} text={visit.value && visitText(visit.value)} of="duration" />
  return waysIn.map(({ name, wait }) => (
    <Said key={name} fact={wait} text={`${name}: ${waitText(wait.value)}`} />
  ))
}

function HoursSaid({ temple: { id, openingHours, waysIn } }: Pick<FactSaidProps, 'temple'>) {
  const now = useNow()
  const hours = openingHours.value
  const times = now && hours && timesOfDay(hoursOnDate(dateInIndia(now), hours))
  return (
    <>
      {times && <Said fact={openingHours} text={times} />}
      <BriefOpening fact={openingHours} now={now} page={`/temples/${id}`} />
      <QueueLine wait={waysIn[0]?.wait.value} />
    </>
  )
}

type SaidProps = { fact: Stated<unknown>; text: string | null; of?: Intent }

function Said({ fact, text, of }: SaidProps) {
  const isUnsure = isUnsureNow(fact, useNow())
  if (text === null) return of ? <NotKnown of={of} /> : null
  return (
    <p>
      <span>{markForeignWords(text)}</span>
      {isUnsure && <span className="found-doubt">{` (${t('not sure')})`}</span>}
    </p>
  )
}

function NotKnown({ of }: { of: Intent }) {
  return <p>{t('{what}: no source found. Please ask there.', { what: t(intentTexts[of]) })}</p>
}
