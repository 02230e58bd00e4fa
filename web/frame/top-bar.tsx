import { useSession } from '#web/account/session/session.ts'
import { markForeignWords } from '#web/language/foreign-words.tsx'
import { t } from '#web/language/translate.ts'
import { Link, NavLink } from '#web/shell/navigation/link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Places } from './places.tsx'
import './top-bar.css'

export function TopBar() {
  return (
    <header className="top-bar on-screen">
      <a className="visually-hidden" href="#main">
        {t('Skip to content')}
      </a>
      <div className="top-bar-row cluster gap-2 flat middle">
        <Link className="top-bar-title" to="/tirupati">
          {/* With a higher priority, React would preload it before the page has set its referrer policy. */}
          <img src="/icons/favicon.svg" alt="" width={28} height={28} fetchPriority="low" />
          <span>{markForeignWords(t('Welcome to Travel Visit'))}</span>
        </Link>
        <Places />
        <nav className="top-bar-account small-text cluster" aria-label={t('Account')}>
          <AccountLinks />
        </nav>
        <LanguageSwitch />
      </div>
    </header>
  )
}

function AccountLinks() {
  const { state } = useSession()
  if (state === 'restoring') return null
  if (state === 'member') {
    return (
      <>
        <NavLink to="/account">{t('Account')}</NavLink>
        <Link to="/logout">{t('Logout')}</Link>
      </>
    )
  }
  return (
    <>
      <NavLink to="/login">{t('Login')}</NavLink>
      <NavLink to="/register">{t('Register')}</NavLink>
    </>
  )
}
