import { ProblemSummary } from '#web/account/forms/account-form.tsx'
import { t } from '#web/language/translate.ts'
import type { ActionLink } from './action-link.ts'
import { CodeConfirmation } from './code-confirmation.tsx'
import { DeadLink } from './dead-link.tsx'
import { ResetPassword } from './reset-password.tsx'
import { useMailedCode } from './use-mailed-code.ts'
import { UsedLink } from './used-link.tsx'

/** Asks before it acts: mail scanners open every link, and some run the scripts of a page. */
export function FollowLink({ link }: { link: ActionLink }) {
  const { check, checkAgain, setDead } = useMailedCode(link.code)
  switch (check.state) {
    case 'checking':
      return <LinkCheck />
    case 'unanswered':
      return (
        <>
          <h1>{t('Link from an email')}</h1>
          <ProblemSummary problem={check.problem} />
          <p>
            <button type="button" className="button" onClick={checkAgain}>
              {t('Try again')}
            </button>
          </p>
        </>
      )
    case 'dead':
      return <DeadLink mode={link.mode} why={check.why} />
    case 'used':
      return <UsedLink kind={check.kind} />
    case 'usable':
      return check.mailed.kind === 'passwordReset' ? (
        <ResetPassword link={link} email={check.mailed.email} onDead={setDead} />
      ) : (
        <CodeConfirmation link={link} mailed={check.mailed} onDead={setDead} />
      )
  }
}

export function LinkCheck() {
  return (
    <>
      <h1>{t('Link from an email')}</h1>
      <p role="status">{t('Checking your link…')}</p>
    </>
  )
}
