import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import './language-switch.css'
import { inLanguage, type Language, languages, ownNames } from './languages.ts'
import { rememberLanguage } from './remembered-language.ts'
import { spokenLanguage, t } from './translate.ts'

/** The same page in each language. Other languages are other documents, so these are plain links. */
export function LanguageSwitch() {
  const { pathname } = useLocation()
  return (
    <nav className="language-switch" aria-label={t('Language')}>
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={inLanguage(pathname, language)}
              hrefLang={language}
              lang={language}
              aria-current={language === spokenLanguage() ? 'true' : undefined}
              onClick={(event) => go(event, language)}
            >
              {ownNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Keeps the query and the place on the page, which built links do not know. */
function go(event: MouseEvent<HTMLAnchorElement>, language: Language): void {
  rememberLanguage(language)
  const { pathname, search, hash } = location
  event.currentTarget.href = inLanguage(pathname, language) + search + hash
}
