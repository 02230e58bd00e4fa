import { useActionState } from 'react'
import { Link } from 'react-router'
import { t } from '#web/language/translate.ts'
import { AccountForm } from '../fields/account-form.tsx'
import { Field } from '../fields/field.tsx'
import { PasswordField } from '../fields/password-field.tsx'
import { type Problem, problemOf } from '../fields/problem.ts'
import { ProblemSummary } from '../fields/problem-summary.tsx'
import { openAccounts } from '../session/session.ts'
import { readEmail } from './email.ts'

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

/** Sends whatever was entered: the identity service alone says what is right. */
function LoginForm() {
  const [problem, submit, pending] = useActionState<Problem | null, FormData>(
    (_last, form) => logIn(form),
    null,
  )
  return (
    <>
      <ProblemSummary problem={pending ? null : problem} />
      <AccountForm
        action={submit}
        pending={pending}
        submitLabel={t('LOG IN')}
        pendingNote={t('Signing you in…')}
      >
        <Field id="email" label={t('Email')} type="email" inputMode="email" autoComplete="username" />
        <PasswordField id="password" label={t('Password')} autoComplete="current-password" />
      </AccountForm>
    </>
  )
}

async function logIn(form: FormData): Promise<Problem | null> {
  const email = readEmail(form)
  const password = String(form.get('password') ?? '')
  try {
    const accounts = await openAccounts()
    await accounts.logIn({ email, password })
    return null
  } catch (error) {
    return problemOf(t('Credentials does not match'), error)
  }
}
