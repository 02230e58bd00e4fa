import { t } from '#web/language/translate.ts'
import { currentPasswordName } from '../forms/current-password.ts'
import { HiddenUsername } from './hidden-username.tsx'
import { PasswordField } from './password-field.tsx'

type CurrentPasswordFieldProps = {
  id: string
  /** Whose password it is. */
  email: string
  problem: string | undefined
}

/** Asks for the password once more, and tells password managers which of several it is. */
export function CurrentPasswordField({ id, email, problem }: CurrentPasswordFieldProps) {
  return (
    <>
      <HiddenUsername email={email} />
      <PasswordField
        id={id}
        name={currentPasswordName}
        label={t('Current password')}
        autoComplete="current-password"
        required
        problem={problem}
      />
    </>
  )
}
