import { Onward, useLocation } from '#web/navigation/navigation.tsx'
import { AskedMost } from '../answers/asked-most.tsx'
import { Emergency, Helplines } from '../answers/helplines.tsx'
import { TopicTiles } from '../answers/topic-tiles.tsx'
import { t } from '../language/translate.ts'
import { SearchInPlace } from '../search/search-in-place.tsx'
import type { PageProps } from '../start/page.ts'
import type { loader } from './loaders/good-to-know.server.ts'
import './good-to-know.css'

export default function GoodToKnowPage({ loaderData: { topics, helplines } }: PageProps<typeof loader>) {
  const { hash } = useLocation()
  const answered = topics.find(({ asked }) => asked.includes(hash.slice(1)))
  return (
    <div className="page good-to-know">
      {/* Old addresses are from when all answers were on this page. */}
      {answered && <Onward to={`/good-to-know/${answered.id}${hash}`} />}
      <h1>{t('Good to know')}</h1>
      <SearchInPlace />
      <div className="topics-beside">
        <div className="most-needed">
          <AskedMost topics={topics} />
          <Emergency helplines={helplines} />
        </div>
        <TopicTiles topics={topics} />
      </div>
      <Helplines helplines={helplines} />
    </div>
  )
}
