import { useEffect, useState } from 'react'
import { t } from '#web/language/translate.ts'
import './done-note.css'
import { forgetNewAccount, hasNewAccount } from './new-account.ts'

/** Says once that registering has succeeded. The page has taken the focus, and is read from here on. */
export function NewAccountNote() {
  const [shown] = useState(hasNewAccount)
  useEffect(forgetNewAccount, [])
  if (!shown) return null
  return (
    <div className="page">
      <p className="done-note" role="status">
        {t('Your account is ready and you’re signed in.')}
      </p>
    </div>
  )
}
