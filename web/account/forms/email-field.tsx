import { t } from '#web/language/translate.ts'
import { Field } from './field.tsx'

/** Shared with a guest's other forms, within this document only. */
let typed = ''

/**
 * A guest's email address, typed once and carried over between the forms for login, registration and password reset.
 */
export function EmailField({ required = false }: { required?: boolean }) {
  return (
    <Field
      name="email"
      label={t('Email')}
      type="email"
      inputMode="email"
      autoComplete="username"
      required={required}
      defaultValue={typed}
      // May have been filled in before hydration.
      ref={(input) => {
        if (input?.value) typed = input.value
      }}
      onInput={(event) => {
        typed = event.currentTarget.value
      }}
    />
  )
}

/** Called after sign-in: the next person at this screen may be someone else. */
export function forgetTypedEmail(): void {
  typed = ''
}
