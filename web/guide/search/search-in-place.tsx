import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react'
import { searchInAddress } from '#guide/list-address.ts'
import { counted } from '#web/language/counted.ts'
import { t } from '#web/language/translate.ts'
import { useQuery } from '#web/shell/navigation/navigation.tsx'
import { useNow } from '#web/shell/now.tsx'
import { rememberedGateway } from '#web/shell/position/remembered-gateway.ts'
import { isStarting } from '#web/shell/start/early-presses.ts'
import type { FoundBySearch } from './found-by-search.ts'
import { SearchBox } from './search-box.tsx'
import { SearchResults } from './search-results.tsx'
import { useLateAddress } from './use-late-address.ts'

/** The same search as on the list of temples, on a page without cards. The address follows what is searched. */
export function SearchInPlace() {
  const box = useRef<HTMLInputElement>(null)
  const query = useQuery()
  const { write, isOwn } = useLateAddress()
  const [isAboutToSearch, setAboutToSearch] = useState(false)
  const [found, setFound] = useState<FoundBySearch | null>(null)
  // Hydration must draw the page as it was built: without a query.
  const [search, setSearch] = useState(useNow() === null ? '' : asked(query))
  useLayoutEffect(() => {
    if (isOwn(query)) return
    // What was typed before the page had started counts more than its address.
    const early = isStarting() ? box.current?.value.trim().normalize() : ''
    setSearch(early || asked(query))
    if (early) write(addressOf(early), true)
  }, [query, write, isOwn])
  const following = useDeferredValue(search)
  const ask = (next: string) => {
    setSearch(next.trim().normalize())
    write(addressOf(next), true)
  }
  return (
    <search className="search-in-place">
      <form onSubmit={(event) => event.preventDefault()}>
        <SearchBox box={box} search={search} onSearch={ask} onAboutToSearch={() => setAboutToSearch(true)} />
      </form>
      {/* Results that are on the screen need no status beside them. */}
      <p className={found ? 'visually-hidden' : undefined} role="status">
        {following !== '' && (found ? found.search === following && outcomeText(found) : t('Searching…'))}
      </p>
      <SearchResults
        isAboutToSearch={isAboutToSearch}
        search={following}
        from={rememberedGateway()}
        hasCards={false}
        onFound={setFound}
        ask={ask}
      />
    </search>
  )
}

function addressOf(search: string): string {
  const q = searchInAddress(search)
  return q ? `?${new URLSearchParams({ q })}` : '?'
}

function asked(query: URLSearchParams): string {
  return query.get('q')?.trim().normalize() ?? ''
}

function outcomeText({ search, temples, unknown, answers }: FoundBySearch): string {
  const count = answers + (temples?.length ?? 0)
  const nothing = count === 0 ? search : unknown
  return [
    nothing !== null && t('Nothing found for “{search}”', { search: nothing }),
    count > 0 && counted(count, '{count} answer', '{count} answers', { count }),
  ]
    .filter(Boolean)
    .join(' · ')
}
