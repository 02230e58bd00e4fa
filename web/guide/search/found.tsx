import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import type { GatewayId } from '#guide/schema.ts'
import { find } from '#guide/search/find.ts'
import { type Results, resultsOf } from '#guide/search/results.ts'
import { type OpenIndex, openIndex } from '#guide/search/score-words.ts'
import { useSaid } from '#web/guide/today/todays.ts'
import { useNow } from '#web/shell/now.tsx'
import { useDataOf } from '#web/shell/start/page-loading.ts'
import type { FoundBySearch } from './found-by-search.ts'
import {
  FoundAnswers,
  FoundFacts,
  FoundHelplines,
  FoundIntent,
  FoundOccasions,
  FoundPages,
  type FoundProps,
  FoundTemples,
  FoundUnknown,
} from './found-parts.tsx'
import { NothingFound } from './nothing-found.tsx'
import { type SearchData, searchPath } from './search-data.ts'
import './found.css'

type FoundListProps = {
  search: string
  from: GatewayId | null
  /** Whether the page has cards of the temples that were named. */
  hasCards: boolean
  onFound: (found: FoundBySearch) => void
  ask: (search: string) => void
}

export function FoundList({ search, from, hasCards, onFound, ask }: FoundListProps) {
  const guide = useDataOf<SearchData>(searchPath)
  const data = useSaid(guide, (said, of) => of && { ...of, temples: of.temples.map(said.searched) })
  const now = useNow()
  const today = now && dateInIndia(now)
  const index = useMemo(() => guide && today && openIndex(guide.index, today), [guide, today])
  const results = useMemo(() => (index ? resultsFor(search, index) : undefined), [search, index])
  useLayoutEffect(() => {
    if (results !== undefined) onFound(outcomeOf(search, results))
  }, [search, results, onFound])
  if (!data || !results) return null
  const found: FoundProps = { results, data, from }
  if (results.parts.length === 0) return <NothingFound search={search} helplines={data.helplines} ask={ask} />
  return (
    <div className="found if-any stack gap-3">
      {results.parts
        .filter((part) => part !== 'temples' || !hasCards)
        .map((part) => (
          <Part key={part} part={part} found={found} />
        ))}
    </div>
  )
}

/** Null where everything fits: nothing is shown beside the list. */
function resultsFor(search: string, index: OpenIndex): Results | null {
  const finds = find(search, index)
  return finds && resultsOf(finds)
}

function outcomeOf(search: string, results: Results | null): FoundBySearch {
  if (!results) return { search, temples: null, unknown: null, answers: 0 }
  const { intent, temples, unknown, facts, occasions, answers, helplines, pages } = results
  const lists = [facts, occasions, answers, helplines, pages]
  const count = lists.reduce((sum, { length }) => sum + length, intent ? 1 : 0)
  return { search, temples, unknown, answers: count }
}

function Part({ part, found }: { part: Results['parts'][number]; found: FoundProps }): ReactNode {
  switch (part) {
    case 'unknown':
      return <FoundUnknown {...found} />
    case 'facts':
      return <FoundFacts {...found} />
    case 'intent':
      return <FoundIntent {...found} />
    case 'occasions':
      return <FoundOccasions {...found} />
    case 'answers':
      return <FoundAnswers {...found} />
    case 'helplines':
      return <FoundHelplines {...found} />
    case 'pages':
      return <FoundPages {...found} />
    case 'temples':
      return <FoundTemples {...found} />
  }
}
