import { useActionState } from 'react'
import { t } from '#web/language/translate.ts'
import { AccountForm } from '../fields/account-form.tsx'
import { CurrentPasswordField } from '../fields/current-password-field.tsx'
import { type Problem, problemOf } from '../fields/problem.ts'
import { ProblemSummary } from '../fields/problem-summary.tsx'
import {
  currentPasswordProblem,
  readCurrentPassword,
  refusedCurrentPassword,
} from '../forms/current-password.ts'
import { refusedPassword } from '../forms/new-password.ts'
import type { OwnAccount } from '../session/own-account.ts'
import { logOut } from '../session/session.ts'

type SignOutEverywhereProps = {
  own: OwnAccount
  email: string
  /** Called inside the action, before the session ends. */
  onLeaving: () => void
  onLeft: () => void
}

const passwordId = 'everywhere-current-password'

export function SignOutEverywhere({ own, email, onLeaving, onLeft }: SignOutEverywhereProps) {
  const [problem, submit, pending] = useActionState<Problem | null, FormData>(async (_last, form) => {
    onLeaving()
    const refusal = await endSessions(own, form)
    if (!refusal) onLeft()
    return refusal
  }, null)
  const shown = pending ? null : problem
  return (
    <>
      <ProblemSummary problem={shown} />
      <AccountForm
        action={submit}
        pending={pending}
        submitLabel={t('Sign out everywhere')}
        pendingNote={t('Signing you out…')}
      >
        <CurrentPasswordField id={passwordId} email={email} problem={shown?.fields[passwordId]} />
      </AccountForm>
    </>
  )
}

async function endSessions(own: OwnAccount, form: FormData): Promise<Problem | null> {
  const password = readCurrentPassword(form)
  const fields = currentPasswordProblem(password, passwordId)
  if (Object.keys(fields).length > 0) return { fields }
  try {
    await own.endSessions(password)
    await logOut()
    return null
  } catch (error) {
    const problem = problemOf(t('You weren’t signed out'), error, refusedCurrentPassword(error, passwordId))
    const tooWeak = Object.keys(refusedPassword(error)).length > 0
    return tooWeak
      ? {
          ...problem,
          hint: t(
            'Your password is too easy to guess. Please change it above: that signs out every other device too.',
          ),
        }
      : problem
  }
}
