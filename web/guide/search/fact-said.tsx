import { Fragment } from 'react'
import { hoursOnDate } from '#guide/opening-hours/dates.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import type { GatewayId } from '#guide/schema.ts'
import type { Intent } from '#guide/search/intents.ts'
import type { Stated } from '#guide/stated.ts'
import { StatedValue } from '#web/guide/facts/stated-value.tsx'
import { claimId } from '#web/guide/facts/statement-text.tsx'
import { cardLines, distanceId, distanceLine } from '#web/guide/temples/distance-text.ts'
import { BriefOpening } from '#web/guide/temples/opening/brief-opening.tsx'
import { timesOfDay } from '#web/guide/temples/opening/brief-opening-text.ts'
import { QueueLine } from '#web/guide/temples/queue-line.tsx'
import { ticketsPage, waitId, waitText } from '#web/guide/temples/tickets/ways-in.ts'
import { visitText } from '#web/guide/temples/visit-text.ts'
import { t } from '#web/language/translate.ts'
import { useNow } from '#web/shell/now.tsx'
import { intentTexts } from './intent-texts.ts'
import { type SearchData, type SearchedAnswer, type ToldIntent, toldIntents } from './search-data.ts'

export type FactSaidProps = {
  intent: Intent
  temple: SearchData['temples'][number]
  data: SearchData
  /** Null without a chosen start: then all distances are told. */
  from: GatewayId | null
}

export function FactSaid({ intent, temple, data, from }: FactSaidProps) {
  const page = `/temples/${temple.id}`
  if (intent === 'hours') return <HoursSaid temple={temple} page={page} />
  if (intent === 'distance') {
    const lines = cardLines(data.gateways, temple.distances)
    const chosen = lines.filter(({ gateway }) => gateway === from)
    return (chosen.length > 0 ? chosen : lines).map((line) => (
      <Said
        key={line.gateway}
        of={distanceId(line.gateway)}
        page={page}
        fact={line.fact}
        text={distanceLine(line)}
      />
    ))
  }
  if (intent === 'duration') return <VisitSaid temple={temple} page={page} />
  if (!isTold(intent)) return <NotKnown of={intent} />
  const fact = temple.told[intent]
  if (fact.value === null) return <NotKnown of={intent} />
  return <StatementSaid of={factIds[intent]} page={page} statement={{ ...fact, value: fact.value }} />
}

function isTold(intent: Intent): intent is ToldIntent {
  return (toldIntents as readonly Intent[]).includes(intent)
}

/** As the page of the temple calls them. */
const factIds: Readonly<Record<ToldIntent, string>> = {
  dress: 'dress',
  phone: 'phone-and-camera',
  footwear: 'footwear',
  tickets: 'tickets',
  way: 'ways',
  festivals: 'festival-days',
}

type OfTempleProps = Pick<FactSaidProps, 'temple'> & { page: string }

function VisitSaid({ temple: { visit, waysIn }, page }: OfTempleProps) {
  if (waysIn.length > 0)
    return waysIn.map(({ id, name, wait }) => (
      <Said
        key={id}
        of={waitId(id)}
        page={ticketsPage}
        fact={wait}
        text={`${name}: ${waitText(wait.value)}`}
      />
    ))
  if (visit.value === null) return <NotKnown of="duration" />
  return <Said of="visit" page={page} fact={visit} text={visitText(visit.value)} />
}

function HoursSaid({ temple: { openingHours, waysIn }, page }: OfTempleProps) {
  const now = useNow()
  const day = now && openingHours.value && hoursOnDate(dateInIndia(now), openingHours.value)
  const times = day && timesOfDay(day)
  const differ = day?.disputed && day.disputed.length > 0
  return (
    <>
      {times && (
        <Said
          of="opening-hours"
          page={page}
          fact={differ ? { ...openingHours, confidence: 'low' } : openingHours}
          text={times}
        />
      )}
      <BriefOpening fact={openingHours} now={now} />
      <QueueLine wait={waysIn[0]?.wait.value} />
    </>
  )
}

export function AnswerSaid({ of: { topic, factId, answer } }: { of: SearchedAnswer }) {
  return <StatementSaid of={factId} page={`/good-to-know/${topic}`} statement={answer} />
}

type StatementSaidProps = { of: string; page: string; statement: Stated<string> }

function StatementSaid({ of, page, statement: { claims = [], ...first } }: StatementSaidProps) {
  return (
    <p>
      <StatedValue of={of} page={page} fact={first} text={first.value} />
      {claims.map((claim) => (
        <Fragment key={claim.id}>
          {' '}
          <StatedValue of={claimId(of, claim)} page={page} fact={claim} text={claim.value} />
        </Fragment>
      ))}
    </p>
  )
}

type SaidProps = { of: string; page: string; fact: Stated<unknown>; text: string }

function Said({ text, ...where }: SaidProps) {
  return (
    <p>
      <StatedValue {...where} text={text} />
    </p>
  )
}

function NotKnown({ of }: { of: Intent }) {
  return <p>{t('{what}: no source found. Please ask there.', { what: t(intentTexts[of]) })}</p>
}
