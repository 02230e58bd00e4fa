import { Suspense, useEffect, useOptimistic, useState } from 'react'
import { AskToLogIn, ToLogin } from '#web/account/ask-to-log-in.tsx'
import { PanelHeading } from '#web/account/panel-heading.tsx'
import { MembersOnly } from '#web/account/session/guards.tsx'
import { hasStoredSession } from '#web/account/session/stored-session.ts'
import { t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import { neededPart } from '#web/shell/start/late-part.tsx'
import type { Leaving } from './account-settings.tsx'
import './page.css'

// Guests do not need it.
const loadSettings = () => import('./account-settings.tsx')
const AccountSettings = neededPart(async () => (await loadSettings()).AccountSettings)

export default function AccountPage() {
  const [left, setLeft] = useState<Leaving | null>(null)
  // The session ends just before the action that ends it does, and the guests' page would flash up.
  const [leaving, setLeaving] = useOptimistic(left)
  // While the session is being restored.
  useEffect(() => void (hasStoredSession() && loadSettings().catch(() => {})), [])
  return (
    <MembersOnly guests={leaving ? <Farewell leaving={leaving} /> : <GuestNote />}>
      {(accounts) => (
        <div className="page account-page">
          <h1>{t('Your account')}</h1>
          <ul className="cluster gap-4 flat plain-list">
            <li>
              <Link className="tall" to="/day">
                {t('My day')}
              </Link>
            </li>
            <li>
              <Link className="tall" to="/seen">
                {t('What I’ve seen')}
              </Link>
            </li>
          </ul>
          <Suspense>
            <AccountSettings accounts={accounts} onLeaving={setLeaving} onLeft={setLeft} />
          </Suspense>
        </div>
      )}
    </MembersOnly>
  )
}

function Farewell({ leaving }: { leaving: Leaving }) {
  if (leaving === 'deleted') {
    return (
      <>
        <PanelHeading>{t('Your account has been deleted')}</PanelHeading>
        <p>{t('Goodbye, and safe travels. You can still read the guide.')}</p>
      </>
    )
  }
  return (
    <>
      <PanelHeading>{t('You’re logged out everywhere')}</PanelHeading>
      <p>{t('You’re logged out here. Your other devices follow the next time they look up your account.')}</p>
      <ToLogin />
    </>
  )
}

function GuestNote() {
  return (
    <>
      <AskToLogIn title={t('Your account')} why={t('Log in to see and change your account.')} />
      <p>
        {t('New here?')} <Link to="/register">{t('Create an account')}</Link>
      </p>
    </>
  )
}
