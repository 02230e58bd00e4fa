import { useActionState } from 'react'
import { openAccounts } from '../session/session.ts'
import { AccountForm } from './account-form.tsx'
import { hintFor, hintTexts } from './failure.ts'
import { Field } from './field.tsx'
import { PasswordField } from './password-field.tsx'
import { type Problem, ProblemSummary } from './problem-summary.tsx'
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
        submitLabel="REGISTER"
        pendingNote="Making your account…"
      >
        <Field
          id="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          problem={fields.email}
        />
        <PasswordField
          id="password"
          label="Password"
          autoComplete="new-password"
          required
          help="Longer is safer. A few words with spaces between them are easy to remember."
          problem={fields.password}
        />
        <PasswordField
          id="confirm_password"
          label="Confirm password"
          autoComplete="new-password"
          required
          problem={fields.confirm_password}
        />
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
    return null
  } catch (error) {
    const hint = hintFor(error, navigator.onLine)
    return {
      message: 'Enter Valid Details or Already a User ?',
      fields: refusedField(error),
      ...(hint && { hint: hintTexts[hint] }),
    }
  }
}
