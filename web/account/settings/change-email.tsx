import { useActionState } from 'react'
import { t } from '#web/language/translate.ts'
import { Translated } from '#web/language/translated.tsx'
import { AccountForm } from '../fields/account-form.tsx'
import { CurrentPasswordField } from '../fields/current-password-field.tsx'
import { Field } from '../fields/field.tsx'
import { type Problem, problemOf } from '../fields/problem.ts'
import { ProblemSummary } from '../fields/problem-summary.tsx'
import {
  currentPasswordProblem,
  readCurrentPassword,
  refusedCurrentPassword,
} from '../forms/current-password.ts'
import { DoneNote } from '../forms/done-note.tsx'
import { readEmail, refusedEmail } from '../forms/email.ts'
import type { OwnAccount } from '../session/own-account.ts'

type ChangeEmailProps = { own: OwnAccount; email: string }
type Outcome = { problem: Problem } | { sentTo: string } | null

const passwordId = 'email-current-password'

/** Asks for a new address. The account keeps the old one until the link in the mail to it is opened. */
export function ChangeEmail({ own, email }: ChangeEmailProps) {
  const [outcome, submit, pending] = useActionState<Outcome, FormData>(
    (_last, form) => changeEmail(own, email, form),
    null,
  )
  if (outcome && 'sentTo' in outcome) {
    return (
      <DoneNote>
        <p>
          <Translated
            text="We’ve sent an email to {newEmail}. Open the link in it to change your email address. Until then nothing changes: keep using {email}."
            parts={{ newEmail: <strong>{outcome.sentTo}</strong>, email }}
          />
        </p>
      </DoneNote>
    )
  }
  const problem = pending ? null : (outcome?.problem ?? null)
  return (
    <>
      <ProblemSummary problem={problem} />
      <AccountForm
        action={submit}
        pending={pending}
        submitLabel={t('Send an email to the new address')}
        pendingNote={t('Sending…')}
      >
        <Field
          id="email"
          label={t('New email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          help={t('We’ll send a link to it. Nothing changes until you open the link.')}
          problem={problem?.fields.email}
        />
        <CurrentPasswordField id={passwordId} email={email} problem={problem?.fields[passwordId]} />
      </AccountForm>
    </>
  )
}

async function changeEmail(own: OwnAccount, email: string, form: FormData): Promise<Outcome> {
  const newEmail = readEmail(form)
  const password = readCurrentPassword(form)
  const fields = {
    ...(newEmail === '' && { email: t('Enter your new email') }),
    ...(newEmail.toLowerCase() === email.toLowerCase() && { email: t('This is already your email address') }),
    ...currentPasswordProblem(password, passwordId),
  }
  if (Object.keys(fields).length > 0) return { problem: { fields } }
  try {
    await own.changeEmail(password, newEmail)
    return { sentTo: newEmail }
  } catch (error) {
    return {
      problem: problemOf(t('Your email address wasn’t changed'), error, {
        ...refusedEmail(error),
        ...refusedCurrentPassword(error, passwordId),
      }),
    }
  }
}
