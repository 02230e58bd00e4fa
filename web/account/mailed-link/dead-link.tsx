import { PanelHeading } from '#web/account/panel-heading.tsx'
import { message, t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import type { ActionLink } from './action-link.ts'
import type { DeadCode } from './use-mailed-code.ts'

export function DeadLink({ mode, why }: { mode: ActionLink['mode']; why: DeadCode }) {
  if (why === 'accountDisabled') {
    return (
      <>
        <PanelHeading>{t('This account is switched off')}</PanelHeading>
        <p>{t('Links for this account are off too. The people who run this site can switch it back on.')}</p>
      </>
    )
  }
  const { text, to, label } = waysOn[mode]
  return (
    <>
      <PanelHeading>{t('This link no longer works')}</PanelHeading>
      <p>{t('It has been used, has expired, or was replaced by a newer email.')}</p>
      <p>{t(text)}</p>
      <p>
        <Link className="button" to={to}>
          {t(label)}
        </Link>
      </p>
    </>
  )
}

const waysOn: Record<ActionLink['mode'], { text: string; to: string; label: string }> = {
  resetPassword: {
    text: message('If you still need a new password, ask for a new email.'),
    to: '/forgot',
    label: message('Send me a new link'),
  },
  verifyEmail: {
    text: message(
      'If your email address isn’t confirmed yet, you can send yourself a new email from your account.',
    ),
    to: '/account',
    label: message('Open my account'),
  },
  verifyAndChangeEmail: {
    text: message('If your email address hasn’t changed yet, ask for the change again in your account.'),
    to: '/account',
    label: message('Open my account'),
  },
  recoverEmail: {
    text: message('If someone else may know your password, choose a new one now.'),
    to: '/forgot',
    label: message('Choose a new password'),
  },
}
