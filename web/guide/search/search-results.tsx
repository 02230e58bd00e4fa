import { type ComponentProps, Suspense } from 'react'
import { neededPart } from '#web/shell/start/late-part.tsx'
import type { FoundList as LoadedList } from './found.tsx'

const FoundList = neededPart(async () => (await import('./found.tsx')).FoundList)

type SearchResultsProps = ComponentProps<typeof LoadedList> & { isAboutToSearch: boolean }

export function SearchResults({ isAboutToSearch, ...list }: SearchResultsProps) {
  if (!isAboutToSearch && list.search === '') return null
  return (
    <Suspense>
      <FoundList {...list} />
    </Suspense>
  )
}
