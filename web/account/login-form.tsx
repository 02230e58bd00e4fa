import { useActionState } from 'react'
import { t } from '../language/translate.ts'
import { openAccounts } from '../session/session.ts'
import { AccountForm } from './account-form.tsx'
import { readEmail } from './email.ts'
import { Field } from './field.tsx'
import { PasswordField } from './password-field.tsx'
import { type Problem, problemOf } from './problem.ts'
import { ProblemSummary } from './problem-summary.tsx'

/** Sends whatever was entered: the identity service alone says what is right. */
export function LoginForm() {
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
