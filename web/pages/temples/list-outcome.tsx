import { useRef } from 'react'
import type { ListChoice } from '#guide/list-address.ts'
import type { ShownGateway } from '#guide/travel/shown-gateway.ts'
import { type FoundBySearch, findsNothing } from '#web/guide/search/found-by-search.ts'
import { counted } from '#web/language/counted.ts'
import { markForeignWords } from '#web/language/foreign-words.tsx'
import { t } from '#web/language/translate.ts'
import type { Position } from '#web/shell/position/position.ts'
import { positionText } from '#web/shell/position/position-text.ts'

type Outcome = {
  shown: number
  total: number
  foundBySearch: FoundBySearch | null
  choice: ListChoice
  sortedFrom: ShownGateway | undefined
  position: Position
  opening: string | null
  /** Whether other temples have opened or closed since the list was sorted. */
  isOutdated: boolean
}

type ListOutcomeProps = Outcome & {
  update: () => void
  /** Null until the app has started. */
  choose: ((change: Partial<ListChoice>) => void) | null
}

export function ListOutcome({ update, choose, ...outcome }: ListOutcomeProps) {
  const { choice, foundBySearch, isOutdated } = outcome
  const status = useRef<HTMLParagraphElement>(null)
  // The pressed button disappears and would take the focus with it.
  const readOn = () => status.current?.focus()
  return (
    <div className="list-outcome small-text tight">
      {/* What the search says in its place is seen, but not heard. */}
      <p
        role="status"
        tabIndex={-1}
        ref={status}
        className={findsNothing(foundBySearch) ? 'visually-hidden' : 'strong'}
      >
        {foundBySearch?.unknown && (
          <span className="visually-hidden">
            {`${t('Nothing found for “{search}”', { search: foundBySearch.unknown })} · `}
          </span>
        )}
        {outcomeText(outcome)
          .split('· ')
          .map((part, index, { length }) => (
            <span key={part}>{markForeignWords(index < length - 1 ? `${part}· ` : part)}</span>
          ))}
      </p>
      {isOutdated && (
        <button
          type="button"
          className="text-button"
          onClick={() => {
            update()
            readOn()
          }}
        >
          {t('Update the list')}
        </button>
      )}
      {choose && choice.search !== '' && !isOutdated && (
        <button
          type="button"
          className="text-button"
          onClick={() => {
            choose({ openNow: false, search: '' })
            readOn()
          }}
        >
          {t('Show all temples')}
        </button>
      )}
    </div>
  )
}

function outcomeText({
  shown,
  total,
  foundBySearch,
  choice,
  sortedFrom,
  position,
  opening,
  isOutdated,
}: Outcome): string {
  const problem = positionText(position)
  if (problem) return problem
  if (isOutdated) return t('What’s open has changed.')
  if (choice.search !== '' && !foundBySearch) return t('Searching…')
  if (findsNothing(foundBySearch)) return t('Nothing found for “{search}”', { search: choice.search })
  const answers = foundBySearch?.answers ?? 0
  const said = answers > 0 ? counted(answers, '{count} answer', '{count} answers', { count: answers }) : ''
  if (shown === 0) return said || t('No temples match.')
  const isFromHere = choice.from === null && position.state === 'known'
  const order = isFromHere ? t('Nearest to you first') : sortedFrom?.nearestFirst
  const left = shown < total && t('{count} of {total} temples', { count: shown, total })
  const all = !order && !opening && !left && !said && t('All {count} temples', { count: total })
  return [order, left, opening, all, said].filter(Boolean).join(' · ')
}
