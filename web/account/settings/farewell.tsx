import { Link } from 'react-router'
import { t } from '#web/language/translate.ts'
import { PanelHeading } from '#web/shell/panel-heading.tsx'

/** What somebody has just left by; the page goes on to say so after they are signed out. */
export type Leaving = 'deleted' | 'signed out everywhere'

export function Farewell({ leaving }: { leaving: Leaving }) {
  if (leaving === 'deleted') {
    return (
      <>
        <PanelHeading>{t('Your account has been deleted')}</PanelHeading>
        <p>{t('Goodbye, and safe travels. The guide stays open to you.')}</p>
      </>
    )
  }
  return (
    <>
      <PanelHeading>{t('You’re signed out everywhere')}</PanelHeading>
      <p>{t('Here, and on every other device as soon as it asks for your account.')}</p>
      <p>
        <Link className="button" to="/login">
          {t('Log in')}
        </Link>
      </p>
    </>
  )
}
