import type { NewPasswordField } from './new-password.ts'
import { PasswordField } from './password-field.tsx'
import type { FieldProblems } from './problem.ts'

type NewPasswordFieldsProps = {
  /** What the first of the two is called; the second follows it. */
  label: 'Password' | 'New password'
  problems: FieldProblems<NewPasswordField>
}

/** The two fields in which somebody chooses a password. */
export function NewPasswordFields({ label, problems }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        id="password"
        label={label}
        autoComplete="new-password"
        required
        help="Longer is safer. A few words with spaces between them are easy to remember."
        problem={problems.password}
      />
      <PasswordField
        id="confirm_password"
        label={`Confirm ${label.toLowerCase()}`}
        autoComplete="new-password"
        required
        problem={problems.confirm_password}
      />
    </>
  )
}
