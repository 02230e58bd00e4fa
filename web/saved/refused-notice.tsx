import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { t } from '#web/language/translate.ts'

let isShown = false

export function showRefused(): void {
  if (isShown) return
  isShown = true
  const place = document.createElement('div')
  // A dialog would cover it, and leave its button out of reach.
  const dialog = document.querySelector('dialog[open]')
  dialog?.addEventListener('close', () => document.body.append(place), { once: true })
  ;(dialog ?? document.body).append(place)
  createRoot(place).render(<RefusedNotice />)
}

function RefusedNotice() {
  const [isOpen, setOpen] = useState(true)
  // Screen readers announce text added to a status, not a status added with its text.
  const [isSaid, setSaid] = useState(false)
  useEffect(() => setSaid(true), [])
  if (!isOpen) return null
  return (
    <div className="update-notice on-screen cluster middle">
      <p role="status">
        {isSaid &&
          t('This browser saves nothing here: your plans and visits are gone when you close the page.')}
      </p>
      <button type="button" className="text-button" onClick={() => setOpen(false)}>
        {t('Close')}
      </button>
    </div>
  )
}
