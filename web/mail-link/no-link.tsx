import { Link } from 'react-router'
import { t } from '../language/translate.ts'

/** For somebody who came without a link, or with half of one. */
export function NoLink() {
  return (
    <>
      <h1>{t('Nothing to do here')}</h1>
      <p>
        {t(
          'This page is opened by a link in a mail from us. If you came from one, the link is not whole: open it again from the mail, or copy all of it.',
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
