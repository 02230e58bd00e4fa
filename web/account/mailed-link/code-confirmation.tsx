import { useState } from 'react'
import { Link } from 'react-router'
import { t } from '#web/language/translate.ts'
import { AccountForm } from '../forms/account-form.tsx'
import { enterEmail } from '../forms/email-field.tsx'
import { codeOf, type FormProblem, problemOf } from '../forms/problem.ts'
import { sendResetMail } from '../forms/send-reset-mail.ts'
import { useAccountForm } from '../forms/use-account-form.ts'
import { PanelHeading } from '../panel-heading.tsx'
import { noteEnd } from '../session/ended-note.tsx'
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

export function CodeConfirmation({ link, mailed, onDead }: CodeConfirmationProps) {
  const texts = confirmationTexts(mailed)
  const [deletes, setDeletes] = useState(false)
  const form = useAccountForm({
    fields: {},
    submit: () => apply(link.code, mailed),
    failure: texts.failure,
    hint: (error) => hintFor(codeOf(error), mailed.kind),
    onRefused(error) {
      setDeletes(codeOf(error) === wouldDelete)
      const why = deadCode(error)
      if (why) onDead(why)
    },
  })
  if (form.result.state === 'done') {
    return (
      <>
        <PanelHeading>{texts.doneHeading}</PanelHeading>
        <p>{texts.done}</p>
        {mailed.kind === 'emailRecovery' ? (
          <SafeAgain email={mailed.email} problem={form.result.value.mailProblem} />
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
      <AccountForm
        form={form}
        submitLabel={deletes ? t('Delete that account and continue') : texts.button}
        pendingNote={t('One moment…')}
      />
    </>
  )
}

/** Undoing a change of address also requests a mail. If only that fails, the change is undone all the same. */
async function apply(
  code: string,
  { kind, email }: ConfirmableCode,
): Promise<{ mailProblem: FormProblem | null }> {
  const accounts = await openAccounts()
  await accounts.codes.apply(code)
  if (kind === 'emailChange') {
    enterEmail(email)
    noteEnd({ email, by: 'email' })
  }
  if (kind !== 'emailRecovery') return { mailProblem: null }
  try {
    await sendResetMail(email)
    return { mailProblem: null }
  } catch (error) {
    return { mailProblem: problemOf(t('We couldn’t send the email'), error) }
  }
}

/** Sent by our own service only, which takes the same call for a yes from a second to ten minutes later. */
const wouldDelete = 'auth/account-would-be-deleted'

function hintFor(code: string | undefined, kind: ConfirmableCode['kind']): string | undefined {
  if (code === wouldDelete) {
    return t(
      'Another account now uses this email. That account has to be deleted first, with everything in it.',
    )
  }
  if (code !== 'auth/email-already-in-use') return undefined
  return kind === 'emailRecovery'
    ? t(
        'Another account now uses this email. Ask for a new password for it, log in, delete it, then open this link again.',
      )
    : t('Another account now uses this email.')
}

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
