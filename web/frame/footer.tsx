import { useEffect, useState } from 'react'
import { spokenLanguage, t } from '#web/language/translate.ts'
import { followStored, storedLanguages } from '#web/offline/stored-languages.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import { usePage } from '#web/shell/navigation/navigation.tsx'
import './footer.css'

export function Footer() {
  const { footnotes } = usePage()
  return (
    <footer className="footer on-screen note">
      {footnotes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p>
        <Link className="target" to="/offline">
          {t('Works offline')}
        </Link>
        <SavedMark />
      </p>
    </footer>
  )
}

function SavedMark() {
  const [isSaved, setSaved] = useState(false)
  useEffect(
    () => followStored(async () => setSaved((await storedLanguages()).includes(spokenLanguage()))),
    [],
  )
  return isSaved && <span> · {t('saved on this device')}</span>
}
