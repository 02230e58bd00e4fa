import { t } from '#web/language/translate.ts'
import type { NewPasswordField } from '../forms/new-password.ts'
import { PasswordField } from './password-field.tsx'
import type { FieldProblems } from './problem.ts'

type NewPasswordFieldsProps = {
  /** Whether there is an old one. */
  isNew: boolean
  problems: FieldProblems<NewPasswordField>
}

/** The two fields in which somebody chooses a password. */
export function NewPasswordFields({ isNew, problems }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        id="password"
        label={isNew ? t('New password') : t('Password')}
        autoComplete="new-password"
        required
        help={t('Longer is safer. A few words with spaces between them are easy to remember.')}
        problem={problems.password}
      />
      <PasswordField
        id="confirm_password"
        label={isNew ? t('Confirm new password') : t('Confirm password')}
        autoComplete="new-password"
        required
        problem={problems.confirm_password}
      />
    </>
  )
}
