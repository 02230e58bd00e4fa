import { useState } from 'react'
import { AccountForm } from '#web/account/forms/account-form.tsx'
import { enterEmail } from '#web/account/forms/email-field.tsx'
import { type FormProblem, hintFor, problemOf } from '#web/account/forms/problem.ts'
import { mailFailure, sendResetMail } from '#web/account/forms/send-reset-mail.ts'
import { useAccountForm } from '#web/account/forms/use-account-form.ts'
import { PanelHeading } from '#web/account/panel-heading.tsx'
import { noteEnd } from '#web/account/session/ended-note.tsx'
import { codeOf, noAnswer } from '#web/account/session/error-code.ts'
import { openAccounts } from '#web/account/session/session.ts'
import { t } from '#web/language/translate.ts'
import type { ActionLink } from './action-link.ts'
import { type ConfirmableCode, confirmationTexts, doneHeadings } from './confirmation-texts.ts'
import { GoOn } from './go-on.tsx'
import { SafeAgain } from './safe-again.tsx'
import { forgetTry, noteTry } from './tried-link.ts'
import { type DeadCode, deadCode } from './use-mailed-code.ts'
import { WayOn } from './way-on.tsx'

type CodeConfirmationProps = {
  link: ActionLink
  mailed: ConfirmableCode
  onDead: (why: DeadCode) => void
}

export function CodeConfirmation({ link, mailed, onDead }: CodeConfirmationProps) {
  const texts = confirmationTexts(mailed)
  const [consent, setConsent] = useState<string>()
  const form = useAccountForm({
    fields: {},
    submit: () => apply(link.code, mailed, consent),
    failure: texts.failure,
    unanswered: texts.unanswered,
    hint: (error) => takenHint(codeOf(error), mailed.kind),
    onRefused(error) {
      if (codeOf(error) !== noAnswer) forgetTry()
      const asked = consentIn(error)
      // Until then a tap is the other half of a double tap.
      if (asked) setTimeout(() => setConsent(asked), unreadMs)
      const why = deadCode(error)
      if (why) onDead(why)
    },
  })
  if (form.result.state === 'done') {
    return (
      <>
        <PanelHeading>{t(doneHeadings[mailed.kind])}</PanelHeading>
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
        submitLabel={consent ? t('Delete that account and continue') : texts.button}
        pendingNote={t('One moment…')}
      />
    </>
  )
}

/** Undoing a change of address also requests a mail. If only that fails, the change is undone all the same. */
async function apply(
  code: string,
  { kind, email }: ConfirmableCode,
  consent: string | undefined,
): Promise<{ mailProblem: FormProblem | null }> {
  const accounts = await openAccounts()
  noteTry(code, kind, new Date())
  await accounts.codes.apply(code, consent)
  forgetTry()
  if (kind === 'emailChange') {
    enterEmail(email)
    noteEnd({ email, by: 'email' })
  }
  if (kind !== 'emailRecovery') return { mailProblem: null }
  try {
    await sendResetMail(email)
    return { mailProblem: null }
  } catch (error) {
    return { mailProblem: problemOf(mailFailure(), hintFor(error)) }
  }
}

/** Sent by our own service only. In brackets is what says yes, if it comes with the code. */
const wouldDelete = 'auth/account-would-be-deleted'

const unreadMs = 1000

function consentIn(error: unknown): string | undefined {
  return codeOf(error) === wouldDelete ? /\[([\w-]+)\]/.exec(String(error))?.[1] : undefined
}

function takenHint(code: string | undefined, kind: ConfirmableCode['kind']): string | undefined {
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
