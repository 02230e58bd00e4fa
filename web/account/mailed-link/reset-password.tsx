import { useActionState } from 'react'
import { Link } from 'react-router'
import { t } from '#web/language/translate.ts'
import { Translated } from '#web/language/translated.tsx'
import { PanelHeading } from '#web/shell/panel-heading.tsx'
import { AccountForm } from '../fields/account-form.tsx'
import { HiddenUsername } from '../fields/hidden-username.tsx'
import { NewPasswordFields } from '../fields/new-password-fields.tsx'
import { type Problem, problemOf } from '../fields/problem.ts'
import { ProblemSummary } from '../fields/problem-summary.tsx'
import { newPasswordProblems, readNewPassword, refusedPassword } from '../forms/new-password.ts'
import { openAccounts } from '../session/session.ts'
import type { ActionLink } from './action-link.ts'
import { GoOn } from './go-on.tsx'
import { type DeadCode, deadCode } from './use-mailed-code.ts'

type ResetPasswordProps = { link: ActionLink; email: string; onDead: (why: DeadCode) => void }

/** Chooses a new password with the code of a mail. */
export function ResetPassword({ link, email, onDead }: ResetPasswordProps) {
  const [outcome, submit, pending] = useActionState<Problem | 'done' | null, FormData>(
    (_last, form) => reset(link.code, form, onDead),
    null,
  )
  if (outcome === 'done') {
    return (
      <>
        <PanelHeading>{t('Your new password is set')}</PanelHeading>
        <p>{t('Every device is signed out. Log in with {email} and the new password.', { email })}</p>
        <GoOn link={link}>
          <Link className="button" to="/login">
            {t('Log in')}
          </Link>
        </GoOn>
      </>
    )
  }
  const problem = pending ? null : outcome
  return (
    <>
      <PanelHeading>{t('Choose a new password')}</PanelHeading>
      <p>
        <Translated text="For the account of {email}." parts={{ email: <strong>{email}</strong> }} />
      </p>
      <ProblemSummary problem={problem} />
      <AccountForm
        action={submit}
        pending={pending}
        submitLabel={t('Set the new password')}
        pendingNote={t('Setting your new password…')}
      >
        <HiddenUsername email={email} />
        <NewPasswordFields isNew problems={problem?.fields ?? {}} />
      </AccountForm>
    </>
  )
}

async function reset(
  code: string,
  form: FormData,
  onDead: (why: DeadCode) => void,
): Promise<Problem | 'done' | null> {
  const entered = readNewPassword(form)
  const fields = newPasswordProblems(entered)
  if (Object.keys(fields).length > 0) return { fields }
  try {
    const accounts = await openAccounts()
    await accounts.codes.resetPassword(code, entered.password)
    return 'done'
  } catch (error) {
    const why = deadCode(error)
    if (!why) return problemOf(t('Your password wasn’t changed'), error, refusedPassword(error))
    onDead(why)
    return null
  }
}
