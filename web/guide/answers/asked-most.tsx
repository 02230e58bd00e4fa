import { t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import './asked-most.css'
import { isMostAsked, mostAsked } from './most-asked.ts'
import type { AskedTopic } from './topics.server.ts'

export function AskedMost({ topics }: { topics: readonly AskedTopic[] }) {
  const links = topics.flatMap(({ id: topic, asked }) =>
    asked.filter(isMostAsked).map((id) => ({ id, to: `/good-to-know/${topic}#${id}` })),
  )
  return (
    <nav className="asked-most stack gap-2 on-screen" aria-labelledby="asked-most">
      <h2 id="asked-most">{t('Asked most')}</h2>
      <ul className="columns gap-2 plain-list">
        {Object.keys(mostAsked).flatMap((one) =>
          links
            .filter(({ id }) => id === one)
            .map(({ id, to }) => (
              <li key={id}>
                <Link className="sheet" to={to}>
                  {t(mostAsked[id])}
                </Link>
              </li>
            )),
        )}
      </ul>
    </nav>
  )
}
