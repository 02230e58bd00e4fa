import { type ComponentProps, type InputEvent, useState } from 'react'
import { canonicalPassword } from '#text/canonical-password.ts'
import { openAccounts } from '#web/account/session/session.ts'
import { t } from '#web/language/translate.ts'
import { Field } from './field.tsx'
import { leastLengthField, usualLeastLength } from './new-password.ts'

/** The password can be shown: most mistakes on a small keyboard are typos. */
export function PasswordField({ label, ...field }: ComponentProps<typeof Field>) {
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...field}
      label={label}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      aside={
        <button type="button" className="text-button password-toggle" onClick={() => setShown(!shown)}>
          <span>{shown ? t('Hide') : t('Show')}</span>
          <span className="visually-hidden">{` ${label.toLowerCase()}`}</span>
        </button>
      }
    />
  )
}

export function CurrentPasswordField({ email }: { email: string }) {
  return (
    <>
      <HiddenUsername email={email} />
      <PasswordField
        name="current_password"
        label={t('Current password')}
        autoComplete="current-password"
        required
      />
    </>
  )
}

export function NewPasswordFields({ replacesOld = false }: { replacesOld?: boolean }) {
  const [least, setLeast] = useState<number>()
  const [{ isLong, isTwice }, setMet] = useState({ isLong: false, isTwice: false })
  const longEnough = least ?? usualLeastLength
  const askLeastLength = async () => {
    const accounts = await openAccounts()
    setLeast(await accounts.leastPasswordLength())
  }
  const look = ({ currentTarget: { form } }: InputEvent<HTMLInputElement>) => {
    const entered = new FormData(form ?? undefined)
    const [first, second] = ['password', 'confirm_password'].map((name) =>
      canonicalPassword(String(entered.get(name) ?? '')),
    ) as [string, string]
    setMet({ isLong: [...first].length >= longEnough, isTwice: first !== '' && first === second })
  }
  return (
    <>
      <PasswordField
        name="password"
        label={replacesOld ? t('New password') : t('Password')}
        autoComplete="new-password"
        required
        help={t('{least} characters or more. A few words with spaces between them are easy to remember.', {
          least: longEnough,
        })}
        isMet={isLong}
        onInput={look}
        onFocus={() => askLeastLength().catch(() => undefined)}
      />
      <input type="hidden" name={leastLengthField} value={least ?? ''} />
      <PasswordField
        name="confirm_password"
        label={replacesOld ? t('Confirm new password') : t('Confirm password')}
        autoComplete="new-password"
        required
        help={isTwice ? t('The passwords match') : t('The same password again')}
        isMet={isTwice}
        onInput={look}
      />
    </>
  )
}

/** https://www.chromium.org/developers/design-documents/create-amazing-password-forms/ */
export function HiddenUsername({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
}
