import type { ReactNode } from 'react'
import type { Topic } from '#guide/schema.ts'
import { markForeignWords } from '#web/language/foreign-words.tsx'
import { t } from '#web/language/translate.ts'
import { NavLink } from '#web/shell/navigation/link.tsx'
import './topic-tiles.css'

const icons: Record<Topic['id'], ReactNode> = {
  'around-tirupati': <path d="M9 8l1-3h4l1 3M7 13l1.5-5h7L17 13M5 21l1.5-8h11L19 21M3 21h18M12 2v3" />,
  darshan: <path d="M3 8h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4ZM14 8v10" />,
  'before-you-come': <path d="M4 8h16v12H4ZM9 8V5h6v3M4 13h16" />,
  'up-to-tirumala': <path d="M5 4h14v13H5ZM5 11h14M7 17v3M17 17v3M8 14h1M15 14h1" />,
  'on-foot': <path d="M3 20h5v-5h5v-5h5V5h3" />,
  'special-days': <path d="M4 6h16v14H4ZM4 10h16M8 3v5M16 3v5M8 14l3 3 5-5" />,
  'at-tirumala': <path d="M3 6v13M3 16h18v3M21 16v-3a3 3 0 0 0-3-3h-8v6M6 12h1" />,
}

type TopicTilesProps = { topics: readonly { id: Topic['id']; title: string }[] }

export function TopicTiles({ topics }: TopicTilesProps) {
  return (
    <nav className="topic-tiles on-screen" aria-label={t('Questions')}>
      <ul className="plain-list">
        {topics.map(({ id, title }) => (
          <li key={id}>
            <NavLink to={`/good-to-know/${id}`}>
              <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                {icons[id]}
              </svg>
              <span>{markForeignWords(title)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
