import { t } from '#web/language/translate.ts'
import { Field } from './field.tsx'

let typed = ''

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
      // The field may have been filled in before hydration.
      ref={(input) => {
        if (input?.value) typed = input.value
      }}
      onInput={(event) => {
        typed = event.currentTarget.value
      }}
    />
  )
}

export function enterEmail(email: string): void {
  typed = email
}

/** Called after sign-in, as the next person at this screen may be someone else. */
export function forgetTypedEmail(): void {
  typed = ''
}
