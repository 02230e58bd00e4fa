import type { RefObject } from 'react'
import type { ListChoice } from '#guide/list-address.ts'
import { t } from '../language/translate.ts'
import type { ListedGateway } from '../temples/distance-text.ts'

type ListOutcomeProps = {
  shown: number
  total: number
  choice: ListChoice
  gateways: readonly ListedGateway[]
  status: RefObject<HTMLParagraphElement | null>
}

/** What the choice did: the order of the list, and how much of it is left. Spoken when it changes. */
export function ListOutcome({ shown, total, choice, gateways, status }: ListOutcomeProps) {
  const order = gateways.find(({ id }) => id === choice.from)?.nearestFirst
  const count =
    shown === total
      ? !order && t('All {count} temples', { count: total })
      : t('{count} of {total} temples', { count: shown, total })
  return (
    <p role="status" tabIndex={-1} ref={status}>
      {shown === 0 ? t('No temples match.') : [order, count].filter(Boolean).join(' · ')}
    </p>
  )
}
