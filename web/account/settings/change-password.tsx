import { useActionState } from 'react'
import { Link } from 'react-router'
import { t } from '#web/language/translate.ts'
import { AccountForm } from '../fields/account-form.tsx'
import { CurrentPasswordField } from '../fields/current-password-field.tsx'
import { NewPasswordFields } from '../fields/new-password-fields.tsx'
import { type Problem, problemOf } from '../fields/problem.ts'
import { ProblemSummary } from '../fields/problem-summary.tsx'
import {
  currentPasswordProblem,
  readCurrentPassword,
  refusedCurrentPassword,
} from '../forms/current-password.ts'
import { DoneNote } from '../forms/done-note.tsx'
import { newPasswordProblems, readNewPassword, refusedPassword } from '../forms/new-password.ts'
import type { OwnAccount } from '../session/own-account.ts'

const passwordId = 'password-current-password'

export function ChangePassword({ own, email }: { own: OwnAccount; email: string }) {
  const [outcome, submit, pending] = useActionState<Problem | 'changed' | null, FormData>(
    (_last, form) => changePassword(own, form),
    null,
  )
  if (outcome === 'changed') {
    return (
      <DoneNote>
        <p>
          {t(
            'Your password has been changed. You’re still signed in here; every other device is signed out.',
          )}
        </p>
      </DoneNote>
    )
  }
  const problem = pending ? null : outcome
  return (
    <>
      <ProblemSummary problem={problem} />
      <AccountForm
        action={submit}
        pending={pending}
        submitLabel={t('Change my password')}
        pendingNote={t('Changing your password…')}
      >
        <CurrentPasswordField id={passwordId} email={email} problem={problem?.fields[passwordId]} />
        <NewPasswordFields isNew problems={problem?.fields ?? {}} />
      </AccountForm>
      <p>
        <Link to="/forgot">{t('Forgot your current password?')}</Link>
      </p>
    </>
  )
}

async function changePassword(own: OwnAccount, form: FormData): Promise<Problem | 'changed'> {
  const password = readCurrentPassword(form)
  const chosen = readNewPassword(form)
  const fields = { ...currentPasswordProblem(password, passwordId), ...newPasswordProblems(chosen) }
  if (Object.keys(fields).length > 0) return { fields }
  try {
    await own.changePassword(password, chosen.password)
    return 'changed'
  } catch (error) {
    return problemOf(t('Your password wasn’t changed'), error, {
      ...refusedCurrentPassword(error, passwordId),
      ...refusedPassword(error),
    })
  }
}
