import { memo, useCallback, useDeferredValue, useRef, useState } from 'react'
import type { FoundBySearch } from '#web/guide/search/found-by-search.ts'
import { SearchResults } from '#web/guide/search/search-results.tsx'
import { useSaidTemples } from '#web/guide/today/todays.ts'
import { t } from '#web/language/translate.ts'
import { dismissProblem } from '#web/shell/position/position.ts'
import type { PageProps } from '#web/shell/start/page.ts'
import { useUnchanged } from '#web/shell/use-unchanged.ts'
import { FoundTemples, type FoundTemplesProps } from './found-temples.tsx'
import { ListControls } from './list-controls.tsx'
import type { loader } from './loader.server.ts'
import { useListChoice } from './use-list-choice.ts'
import './page.css'

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
  // The same choice is the same list.
  const found = useUnchanged(choice)
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
