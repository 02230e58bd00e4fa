import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { spokenLanguage, t } from '../language/translate.ts'
import { followStored, storedLanguages } from '../offline/stored-languages.ts'
import { usePage } from '../start/page.ts'
import './footer.css'

export function Footer() {
  const { footnotes } = usePage()
  return (
    <footer className="footer">
      {footnotes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p>
        <Link to="/offline">{t('Works offline')}</Link>
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
