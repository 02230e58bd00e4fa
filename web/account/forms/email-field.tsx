import { t } from '#web/language/translate.ts'
import { Field } from './field.tsx'

/** Kept for the other forms of a guest, in this document alone. */
let typed = ''

/** The address of somebody who is not signed in, typed once: it goes along from login to registering, or to a mail. */
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
      // It may hold an address from before the page's JavaScript arrived.
      ref={(input) => {
        if (input?.value) typed = input.value
      }}
      onInput={(event) => {
        typed = event.currentTarget.value
      }}
    />
  )
}

/** Once somebody is signed in: the next one at this screen may be somebody else. */
export function forgetTypedEmail(): void {
  typed = ''
}
