import { useEffect, useState } from 'react'
import type { Language } from '#messages/languages.ts'
import { ownNames } from '#web/language/languages.ts'
import { t } from '#web/language/translate.ts'
import { Translated } from '#web/language/translated.tsx'
import { Link } from '#web/shell/navigation/link.tsx'
import { unsavedLanguage } from './unsaved-language.ts'
import './update-notice.css'

export function UnsavedNotice() {
  const [language, setLanguage] = useState<Language | null>(null)
  useEffect(() => setLanguage(unsavedLanguage()), [])
  if (!language) return null
  const close = () => {
    delete document.documentElement.dataset.unsaved
    setLanguage(null)
  }
  return (
    <div className="update-notice on-screen cluster middle">
      <p role="status">
        <Translated
          text="{language} isn’t saved on this device, and didn’t come in time."
          parts={{ language: <span lang={language}>{ownNames[language]}</span> }}
        />
      </p>
      <Link to="/offline" onClick={close}>
        {t('What’s saved')}
      </Link>
      <button type="button" className="text-button" onClick={close}>
        {t('Close')}
      </button>
    </div>
  )
}
