import { useActionState } from 'react'
import { t } from '#web/language/translate.ts'
import { AccountForm } from '../fields/account-form.tsx'
import { Field } from '../fields/field.tsx'
import { NewPasswordFields } from '../fields/new-password-fields.tsx'
import { type Problem, problemOf } from '../fields/problem.ts'
import { ProblemSummary } from '../fields/problem-summary.tsx'
import { openAccounts } from '../session/session.ts'
import { noteNewAccount } from './new-account-note.tsx'
import { readRegistration, refusedField, registrationProblems } from './registration.ts'

export function RegisterForm() {
  const [problem, submit, pending] = useActionState<Problem | null, FormData>(
    (_last, form) => register(form),
    null,
  )
  const fields = (!pending && problem?.fields) || {}
  return (
    <>
      <ProblemSummary problem={pending ? null : problem} />
      <AccountForm
        action={submit}
        pending={pending}
        submitLabel={t('REGISTER')}
        pendingNote={t('Creating your account…')}
      >
        <Field
          id="email"
          label={t('Email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          problem={fields.email}
        />
        <NewPasswordFields isNew={false} problems={fields} />
      </AccountForm>
    </>
  )
}

async function register(form: FormData): Promise<Problem | null> {
  const registration = readRegistration(form)
  const fields = registrationProblems(registration)
  if (Object.keys(fields).length > 0) return { fields }
  try {
    const accounts = await openAccounts()
    await accounts.register(registration)
    noteNewAccount()
    return null
  } catch (error) {
    return problemOf(t('Enter Valid Details or Already a User ?'), error, refusedField(error))
  }
}
