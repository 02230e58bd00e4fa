import { useActionState } from 'react'
import { Link } from 'react-router'
import { t } from '#web/language/translate.ts'
import { PanelHeading } from '#web/shell/panel-heading.tsx'
import { AccountForm } from '../fields/account-form.tsx'
import { type Problem, problemOf } from '../fields/problem.ts'
import { ProblemSummary } from '../fields/problem-summary.tsx'
import { codeOf } from '../forms/failure.ts'
import { sendResetMail } from '../forms/send-reset-mail.ts'
import { isAuthenticated, openAccounts, useSession } from '../session/session.ts'
import type { ActionLink } from './action-link.ts'
import { type ConfirmableCode, confirmationTexts } from './confirmation-texts.ts'
import { GoOn } from './go-on.tsx'
import { SafeAgain } from './safe-again.tsx'
import { type DeadCode, deadCode } from './use-mailed-code.ts'

type CodeConfirmationProps = {
  link: ActionLink
  mailed: ConfirmableCode
  onDead: (why: DeadCode) => void
}

/** Says what a code does, and does it when the button is pressed. */
export function CodeConfirmation({ link, mailed, onDead }: CodeConfirmationProps) {
  const texts = confirmationTexts(mailed)
  const [outcome, submit, pending] = useActionState<Outcome, FormData>(
    () => apply(link.code, mailed, texts.failure, onDead),
    null,
  )
  if (outcome && 'done' in outcome) {
    return (
      <>
        <PanelHeading>{texts.doneHeading}</PanelHeading>
        <p>{texts.done}</p>
        {mailed.kind === 'email-recovery' ? (
          <SafeAgain email={mailed.email} problem={outcome.mailProblem} />
        ) : (
          <GoOn link={link}>
            <WayOn />
          </GoOn>
        )}
      </>
    )
  }
  return (
    <>
      <PanelHeading>{texts.heading}</PanelHeading>
      <p>{texts.explanation}</p>
      <ProblemSummary problem={pending ? null : outcome} />
      <AccountForm
        action={submit}
        pending={pending}
        submitLabel={texts.button}
        pendingNote={t('One moment…')}
      />
    </>
  )
}

/** A change of address may have ended the session of this very browser. */
function WayOn() {
  return isAuthenticated(useSession()) ? (
    <Link className="button" to="/account">
      {t('Open my account')}
    </Link>
  ) : (
    <Link className="button" to="/login">
      {t('Log in')}
    </Link>
  )
}

/** Undoing a change of address asks for a mail too, which may fail after it. */
type Outcome = Problem | { done: true; mailProblem: Problem | null } | null

async function apply(
  code: string,
  { kind, email }: ConfirmableCode,
  failure: string,
  onDead: (why: DeadCode) => void,
): Promise<Outcome> {
  try {
    const accounts = await openAccounts()
    await accounts.codes.apply(code)
    return { done: true, mailProblem: kind === 'email-recovery' ? await sendResetMail(email) : null }
  } catch (error) {
    const why = deadCode(error)
    if (why) {
      onDead(why)
      return null
    }
    const taken = codeOf(error) === 'auth/email-already-in-use'
    return {
      ...problemOf(failure, error),
      ...(taken && { hint: takenHint(kind) }),
    }
  }
}

function takenHint(kind: ConfirmableCode['kind']): string {
  return kind === 'email-recovery'
    ? t(
        'Another account now uses this email. Ask for a new password for it, log in, delete it, then open this link again.',
      )
    : t('Another account now uses this email.')
}
