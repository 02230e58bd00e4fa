import { Link } from '#web/navigation/link.tsx'
import { DoneNote } from '../account/done-note.tsx'
import { AccountForm } from '../account/forms/account-form.tsx'
import { currentPassword } from '../account/forms/current-password.ts'
import { newPassword, passwordFailure } from '../account/forms/new-password.ts'
import { CurrentPasswordField, NewPasswordFields } from '../account/forms/password-fields.tsx'
import { useAccountForm } from '../account/forms/use-account-form.ts'
import type { OwnAccount } from '../account/session/own-account.ts'
import { t } from '../language/translate.ts'

export function ChangePassword({ own, email }: { own: OwnAccount; email: string }) {
  const form = useAccountForm({
    fields: { current_password: currentPassword, ...newPassword },
    submit: ({ current_password, password }) => own.changePassword(current_password, password),
    ...passwordFailure(),
  })
  if (form.result.state === 'done') {
    return (
      <DoneNote>
        <p>
          {t(
            'Your password has been changed. You’re still logged in here; every other device is logged out.',
          )}
        </p>
      </DoneNote>
    )
  }
  return (
    <>
      <AccountForm
        form={form}
        id="password"
        submitLabel={t('Change my password')}
        pendingNote={t('Changing your password…')}
      >
        <CurrentPasswordField email={email} />
        <NewPasswordFields replacesOld />
      </AccountForm>
      <p>
        <Link to="/forgot">{t('Forgot your current password?')}</Link>
      </p>
    </>
  )
}
