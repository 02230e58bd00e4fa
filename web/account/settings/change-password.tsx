import { Link } from 'react-router'
import { t } from '#web/language/translate.ts'
import { AccountForm } from '../forms/account-form.tsx'
import { currentPassword } from '../forms/current-password.ts'
import { DoneNote } from '../forms/done-note.tsx'
import { newPassword } from '../forms/new-password.ts'
import { CurrentPasswordField, NewPasswordFields } from '../forms/password-fields.tsx'
import { useAccountForm } from '../forms/use-account-form.ts'
import type { OwnAccount } from '../session/own-account.ts'

export function ChangePassword({ own, email }: { own: OwnAccount; email: string }) {
  const form = useAccountForm({
    fields: { current_password: currentPassword, ...newPassword },
    submit: ({ current_password, password }) => own.changePassword(current_password, password),
    failure: t('Your password wasn’t changed'),
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
        <NewPasswordFields isNew />
      </AccountForm>
      <p>
        <Link to="/forgot">{t('Forgot your current password?')}</Link>
      </p>
    </>
  )
}
