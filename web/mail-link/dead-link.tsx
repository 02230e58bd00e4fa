import { Link } from 'react-router'
import { message, t } from '../language/translate.ts'
import { PanelHeading } from '../shell/panel-heading.tsx'
import type { ActionLink } from './action-link.ts'
import type { DeadCode } from './dead-code.ts'

/** Says that a link is of no use, and how to come by one that is. */
export function DeadLink({ mode, why }: { mode: ActionLink['mode']; why: DeadCode }) {
  if (why === 'account disabled') {
    return (
      <>
        <PanelHeading>{t('This account is switched off')}</PanelHeading>
        <p>{t('Its links do nothing while it is. Whoever runs this site can switch it on again.')}</p>
      </>
    )
  }
  const { text, to, label } = waysOn[mode]
  return (
    <>
      <PanelHeading>{t('This link no longer works')}</PanelHeading>
      <p>{t('It was used already, is too old, or a newer mail has taken its place.')}</p>
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
    text: message('If your password is not changed yet, ask for a new mail.'),
    to: '/forgot',
    label: message('Send me a new link'),
  },
  verifyEmail: {
    text: message('If your address is not confirmed yet, your account has a button that sends a new mail.'),
    to: '/account',
    label: message('Open my account'),
  },
  verifyAndChangeEmail: {
    text: message('If your address is not changed yet, ask for the change once more in your account.'),
    to: '/account',
    label: message('Open my account'),
  },
  recoverEmail: {
    text: message('If somebody else may know your password, choose a new one now.'),
    to: '/forgot',
    label: message('Choose a new password'),
  },
}
