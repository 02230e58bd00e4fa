import { markForeignWords } from '#web/language/foreign-words.tsx'
import { inLanguage } from '#web/language/languages.ts'
import { spokenLanguage, t } from '#web/language/translate.ts'
import { siteOrigin } from '#web/shell/site-origin.ts'
import './wrong-here.css'

type WrongHereProps = {
  /** As the page's data has it. */
  contact: string
  /** The temple, or the question whose answer it is. */
  about: string
  /** The page's path, with where it says so. */
  path: string
}

/** A mail in the reader's language to whoever keeps the guide. Its style sheet hides it if nobody wants mail. */
export function WrongHere({ contact, about, path }: WrongHereProps) {
  const subject = t('Something is wrong: {about}', { about })
  const lines = [t('This is wrong:'), '', '', '']
  // The origin stays as it is written, since the server fills it in.
  const page = `${siteOrigin()}${encodeURI(inLanguage(path, spokenLanguage())).replaceAll('#', '%23')}`
  const body = `${encodeURIComponent(`${lines.join('\r\n')}`)}${page}`
  return (
    <a
      className="wrong-here on-screen"
      href={`mailto:${contact}?subject=${encodeURIComponent(subject)}&body=${body}`}
    >
      {t('Something wrong here?')}
      <span className="visually-hidden">{markForeignWords(` ${about}`)}</span>
    </a>
  )
}
