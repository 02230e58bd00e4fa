import type { RefObject } from 'react'
import type { ListChoice } from '#guide/list-address.ts'
import { t } from '../language/translate.ts'
import type { Position } from '../position/position.ts'
import { positionText } from '../position/position-text.ts'
import type { ListedGateway } from '../temples/distance-text.ts'

type ListOutcomeProps = {
  shown: number
  total: number
  choice: ListChoice
  gateways: readonly ListedGateway[]
  position: Position
  /** What is open, if that was asked for. */
  opening: string | null
  /** Whether other temples are open than when the list was put in order. */
  isOutdated: boolean
  status: RefObject<HTMLParagraphElement | null>
}

/** What the choice did: the order of the list, and how much of it is left. Spoken when it changes. */
export function ListOutcome({ status, ...outcome }: ListOutcomeProps) {
  return (
    <p role="status" tabIndex={-1} ref={status}>
      {outcomeText(outcome)}
    </p>
  )
}

function outcomeText({
  shown,
  total,
  choice,
  gateways,
  position,
  opening,
  isOutdated,
}: Omit<ListOutcomeProps, 'status'>): string {
  const problem = positionText(position)
  if (problem) return problem
  if (isOutdated) return t('What’s open has changed.')
  if (shown === 0) return t('No temples match.')
  const isFromHere = choice.from === null && position.state === 'known'
  const order = isFromHere
    ? t('Nearest to you first')
    : gateways.find(({ id }) => id === choice.from)?.nearestFirst
  const left = shown < total && t('{count} of {total} temples', { count: shown, total })
  const all = !order && !opening && !left && t('All {count} temples', { count: total })
  return [order, left, opening, all].filter(Boolean).join(' · ')
}
