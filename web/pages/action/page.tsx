import { useEffect, useMemo, useState } from 'react'
import { AccountScreen } from '#web/account/account-screen.tsx'
import { type ActionLink, readActionLink } from '#web/account/mailed-link/action-link.ts'
import { FollowLink, LinkCheck } from '#web/account/mailed-link/follow-link.tsx'
import { heldQuery } from '#web/account/mailed-link/held-query.ts'
import { t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import { useLocation } from '#web/shell/navigation/navigation.tsx'
import './page.css'

export default function ActionScreen() {
  const link = useActionLink()
  return (
    <AccountScreen>
      <div className="action">
        {link === undefined && <LinkCheck />}
        {link === null && <NoLink />}
        {link && <FollowLink key={link.code} link={link} />}
      </div>
    </AccountScreen>
  )
}

/** The link that opened the page; null if there is none, undefined before it has been read, as in the prerendered page. */
function useActionLink(): ActionLink | null | undefined {
  const { state } = useLocation()
  const [query, setQuery] = useState<string>()
  useEffect(() => setQuery(heldQuery(state) ?? ''), [state])
  return useMemo(
    () => (query === undefined ? undefined : (readActionLink(query, location.origin) ?? null)),
    [query],
  )
}

function NoLink() {
  return (
    <>
      <h1>{t('Nothing to do here')}</h1>
      <p>
        {t(
          'This page works only from a link in our emails. If you followed one, part of it is missing: open it again from the email, or copy all of it.',
        )}
      </p>
      <p>
        <Link to="/login">{t('Log in')}</Link>
      </p>
      <p>
        <Link to="/forgot">{t('Forgot your password?')}</Link>
      </p>
    </>
  )
}
