import { type ComponentProps, useState } from 'react'
import { t } from '#web/language/translate.ts'
import { Field } from './field.tsx'

/** A password that can be looked at: most mistakes on a small keyboard are typing mistakes. */
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
          {shown ? t('Hide') : t('Show')}
          <span className="visually-hidden"> {label.toLowerCase()}</span>
        </button>
      }
    />
  )
}
