import { Link } from 'react-router'
import { t } from '#web/language/translate.ts'

/** For somebody who is not signed in. */
export function GuestNote() {
  return (
    <>
      <h1>{t('Your account')}</h1>
      <p>{t('Log in to see and change your account.')}</p>
      <p>
        <Link className="button" to="/login">
          {t('Log in')}
        </Link>
      </p>
      <p>
        {t('New here?')} <Link to="/register">{t('Create an account')}</Link>
      </p>
    </>
  )
}
