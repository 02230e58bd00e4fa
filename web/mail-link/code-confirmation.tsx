import { useActionState } from 'react'
import { AccountForm } from '../account/account-form.tsx'
import { codeOf } from '../account/failure.ts'
import { type Problem, problemOf } from '../account/problem.ts'
import { ProblemSummary } from '../account/problem-summary.tsx'
import { t } from '../language/translate.ts'
import { openAccounts } from '../session/session.ts'
import { PanelHeading } from '../shell/panel-heading.tsx'
import type { ActionLink } from './action-link.ts'
import { type ConfirmableCode, confirmationTexts } from './confirmation-texts.ts'
import { type DeadCode, deadCode } from './dead-code.ts'
import { GoOn } from './go-on.tsx'
import { SafeAgain } from './safe-again.tsx'
import { WayOn } from './way-on.tsx'

type CodeConfirmationProps = {
  link: ActionLink
  mailed: ConfirmableCode
  onDead: (why: DeadCode) => void
}

/** Says what a code does, and does it when the button is pressed. */
export function CodeConfirmation({ link, mailed, onDead }: CodeConfirmationProps) {
  const texts = confirmationTexts(mailed)
  const [outcome, submit, pending] = useActionState<Problem | 'done' | null, FormData>(
    () => apply(link.code, texts.failure, onDead),
    null,
  )
  if (outcome === 'done') {
    return (
      <>
        <PanelHeading>{texts.doneHeading}</PanelHeading>
        <p>{texts.done}</p>
        {mailed.kind === 'email-recovery' && <SafeAgain email={mailed.email} />}
        <GoOn link={link}>
          <WayOn />
        </GoOn>
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

async function apply(
  code: string,
  failure: string,
  onDead: (why: DeadCode) => void,
): Promise<Problem | 'done' | null> {
  try {
    const accounts = await openAccounts()
    await accounts.codes.apply(code)
    return 'done'
  } catch (error) {
    const why = deadCode(error)
    if (why) {
      onDead(why)
      return null
    }
    const taken = codeOf(error) === 'auth/email-already-in-use'
    return {
      ...problemOf(failure, error),
      ...(taken && { hint: t('Another account has this address by now.') }),
    }
  }
}
