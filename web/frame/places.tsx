import type { ReactNode } from 'react'
import { t } from '#web/language/translate.ts'
import { useMirror } from '#web/saved/mirror.ts'
import { NavLink } from '#web/shell/navigation/link.tsx'
import './places.css'

export function Places() {
  return (
    <nav className="places cluster gap-4 flat" aria-label={t('Guide')}>
      <Place to="/temples" name={t('Temples')}>
        <path d="M12 2v3M9 8l1-3h4l1 3M7 13l1.5-5h7L17 13M5 21l1.5-8h11L19 21M3 21h18M10 21v-4h4v4" />
      </Place>
      <Place to="/day" name={t('My day')} count={<DayCount />}>
        <path d="M6 4v4M6 12v3M6 19v1" />
        <circle cx="6" cy="10" r="2" />
        <circle cx="6" cy="17" r="2" />
        <path d="M11 10h9M11 17h9" />
      </Place>
      <Place to="/map" name={t('Map')}>
        <path d="M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11Z" />
        <circle cx="12" cy="10" r="2.3" />
      </Place>
      <Place to="/good-to-know" name={t('Info')}>
        <circle cx="12" cy="12" r="9" />
        <path d="M12 11v5.5M12 7.3v.2" />
      </Place>
    </nav>
  )
}

type PlaceProps = { to: string; name: string; count?: ReactNode; children: ReactNode }

function Place({ to, name, count, children }: PlaceProps) {
  return (
    <NavLink to={to}>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
      <span>
        <span>{name}</span>
        {count}
      </span>
    </NavLink>
  )
}

/** The style sheet shows the number, from before the app has started. */
function DayCount() {
  const count = useMirror().temples.length
  return (
    <>
      <span className="day-count" aria-hidden="true" />
      {count > 0 && <span className="visually-hidden">{`, ${t('Temples: {count}', { count })}`}</span>}
    </>
  )
}
