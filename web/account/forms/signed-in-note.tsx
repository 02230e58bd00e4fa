import { useEffect, useState } from 'react'
import { t } from '#web/language/translate.ts'
import './done-note.css'

let isNew = false

/** Set after registration, for the next page to announce. */
export function noteNewAccount(): void {
  isNew = true
}

/** Announces a new account, once. The focus is on the page, so reading starts here. */
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
