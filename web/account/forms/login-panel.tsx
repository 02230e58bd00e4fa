import { Link } from 'react-router'
import { t } from '#web/language/translate.ts'
import { LoginForm } from './login-form.tsx'

/** What the login screen offers; inert where it is only to be seen. */
export function LoginPanel({ inert = false }: { inert?: boolean }) {
  return (
    <div className="login-panel" inert={inert}>
      <h1>{t('USER LOGIN')}</h1>
      <LoginForm />
      <p>
        <Link to="/forgot">{t('Forgot your password?')}</Link>
      </p>
      <p>
        {t('New here?')} <Link to="/register">{t('Create an account')}</Link>
      </p>
    </div>
  )
}
