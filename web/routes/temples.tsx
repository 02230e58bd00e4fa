import { memo, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { t } from '../language/translate.ts'
import { FoundTemples, type FoundTemplesProps } from '../list/found-temples.tsx'
import { ListControls } from '../list/list-controls.tsx'
import { useListChoice } from '../list/use-list-choice.ts'
import { dismissProblem } from '../position/position.ts'
import type { FoundBySearch } from '../search/found-by-search.ts'
import { SearchResults } from '../search/search-results.tsx'
import type { PageProps } from '../start/page.ts'
import { useSaidTemples } from '../today/todays.ts'
import type { loader } from './loaders/temples.server.ts'
import './temples.css'

export default function TemplesPage({ loaderData }: PageProps<typeof loader>) {
  const temples = useSaidTemples(loaderData.temples)
  return (
    <div className="page list-page">
      <h1>{t('Temples to visit near Tirupati')}</h1>
      <TempleList {...loaderData} temples={temples} />
    </div>
  )
}

type TempleListProps = Pick<FoundTemplesProps, 'temples' | 'gateways' | 'helplines'>

/** The list, filtered and sorted as the reader chooses. */
function TempleList({ temples, gateways, helplines }: TempleListProps) {
  const form = useRef<HTMLFormElement>(null)
  const [isAboutToSearch, setAboutToSearch] = useState(false)
  const [foundBySearch, setFoundBySearch] = useState<FoundBySearch | null>(null)
  const { choice, choose: chooseAtOnce, isTouched } = useListChoice(form, gateways)
  const choose = useCallback<typeof chooseAtOnce>(
    (change) => {
      dismissProblem()
      chooseAtOnce(change)
    },
    [chooseAtOnce],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same choice is the same list.
  const found = useMemo(() => choice, [JSON.stringify(choice)])
  // The controls respond at once; the list, which takes a slow phone longer to render, follows.
  const following = useDeferredValue(found)
  return (
    <>
      <ListControls
        form={form}
        gateways={gateways}
        choice={choice}
        choose={choose}
        onAboutToSearch={() => setAboutToSearch(true)}
      />
      <SearchResults
        isAboutToSearch={isAboutToSearch}
        search={following.search}
        from={following.from}
        hasCards
        onFound={setFoundBySearch}
        ask={(search) => choose({ search })}
      />
      <Found
        temples={temples}
        gateways={gateways}
        helplines={helplines}
        choice={isTouched ? following : found}
        foundBySearch={following.search === '' ? null : foundBySearch}
        choose={choose}
      />
    </>
  )
}

const Found = memo(FoundTemples)
