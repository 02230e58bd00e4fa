import { AskedMost } from '#web/guide/answers/asked-most.tsx'
import { Emergency, Helplines } from '#web/guide/answers/helplines.tsx'
import { TopicTiles } from '#web/guide/answers/topic-tiles.tsx'
import { SearchInPlace } from '#web/guide/search/search-in-place.tsx'
import { t } from '#web/language/translate.ts'
import { Onward, useLocation } from '#web/shell/navigation/navigation.tsx'
import type { PageProps } from '#web/shell/start/page.ts'
import type { loader } from './loader.server.ts'
import './page.css'

export default function GoodToKnowPage({ loaderData: { topics, helplines } }: PageProps<typeof loader>) {
  const { hash } = useLocation()
  const answered = topics.find(({ asked }) => asked.includes(hash.slice(1)))
  return (
    <div className="page good-to-know">
      {/* Old addresses are from when all answers were on this page. */}
      {answered && <Onward to={`/good-to-know/${answered.id}${hash}`} />}
      <h1>{t('Good to know')}</h1>
      <SearchInPlace />
      <div className="topics-beside stack">
        <div className="most-needed stack">
          <AskedMost topics={topics} />
          <Emergency helplines={helplines} />
        </div>
        <TopicTiles topics={topics} />
      </div>
      <Helplines helplines={helplines} />
    </div>
  )
}
