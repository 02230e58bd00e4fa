import { Link } from 'react-router'
import { t } from '#web/language/translate.ts'

/** For somebody who came without a link, or with half of one. */
export function NoLink() {
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
