import { AccountForm } from '#web/account/forms/account-form.tsx'
import { enterEmail } from '#web/account/forms/email-field.tsx'
import { EmailText } from '#web/account/forms/email-text.tsx'
import { newPassword, passwordFailure } from '#web/account/forms/new-password.ts'
import { HiddenUsername, NewPasswordFields } from '#web/account/forms/password-fields.tsx'
import { useAccountForm } from '#web/account/forms/use-account-form.ts'
import { PanelHeading } from '#web/account/panel-heading.tsx'
import { noteEnd } from '#web/account/session/ended-note.tsx'
import { openAccounts } from '#web/account/session/session.ts'
import { t } from '#web/language/translate.ts'
import { Translated } from '#web/language/translated.tsx'
import { Link } from '#web/shell/navigation/link.tsx'
import type { ActionLink } from './action-link.ts'
import { GoOn } from './go-on.tsx'
import { type DeadCode, deadCode } from './use-mailed-code.ts'

type ResetPasswordProps = { link: ActionLink; email: string; onDead: (why: DeadCode) => void }

export function ResetPassword({ link, email, onDead }: ResetPasswordProps) {
  const form = useAccountForm({
    fields: newPassword,
    async submit({ password }) {
      const accounts = await openAccounts()
      await accounts.codes.resetPassword(link.code, email, password)
      enterEmail(email)
      noteEnd({ email, by: 'password' })
    },
    ...passwordFailure(),
    onRefused(error) {
      const why = deadCode(error)
      if (why) onDead(why)
    },
  })
  if (form.result.state === 'done') {
    return (
      <>
        <PanelHeading>{t('Your new password is set')}</PanelHeading>
        <p>
          <Translated
            text="Every device is logged out. Log in with {email} and the new password."
            parts={{ email: <EmailText email={email} /> }}
          />
        </p>
        <GoOn link={link}>
          <Link className="button" to="/login">
            {t('Log in')}
          </Link>
        </GoOn>
      </>
    )
  }
  return (
    <>
      <PanelHeading>{t('Choose a new password')}</PanelHeading>
      <p>
        <Translated text="For the account of {email}." parts={{ email: <EmailText email={email} /> }} />
      </p>
      <AccountForm
        form={form}
        submitLabel={t('Set the new password')}
        pendingNote={t('Setting your new password…')}
      >
        <HiddenUsername email={email} />
        <NewPasswordFields replacesOld />
      </AccountForm>
    </>
  )
}
