import { useEffect, useState } from 'react'
import { t } from '#web/language/translate.ts'
import './done-note.css'

let isNew = false

/** An account has just been made here; the page that comes next says so. */
export function noteNewAccount(): void {
  isNew = true
}

/** Says once that registering has succeeded. The page has taken the focus, and is read from here on. */
export function NewAccountNote() {
  const [shown] = useState(isNew)
  useEffect(() => {
    isNew = false
  }, [])
  if (!shown) return null
  return (
    <div className="page">
      <p className="done-note" role="status">
        {t('Your account is ready and you’re signed in.')}
      </p>
    </div>
  )
}
