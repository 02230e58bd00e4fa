import { DoneNote } from '#web/account/done-note.tsx'
import { AccountForm } from '#web/account/forms/account-form.tsx'
import { currentPassword } from '#web/account/forms/current-password.ts'
import { newPassword, passwordFailure } from '#web/account/forms/new-password.ts'
import { CurrentPasswordField, NewPasswordFields } from '#web/account/forms/password-fields.tsx'
import { useAccountForm } from '#web/account/forms/use-account-form.ts'
import type { OwnAccount } from '#web/account/session/own-account.ts'
import { t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'

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
