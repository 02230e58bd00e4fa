import type { KeyboardEvent, MouseEvent } from 'react'
import { useLocation } from 'react-router'
import './language-switch.css'
import { heldQuery } from '../account/mailed-link/action-link.ts'
import { inLanguage, type Language, languages, ownNames } from './languages.ts'
import { goTo } from './remembered-language.ts'
import { spokenLanguage, t } from './translate.ts'

/**
 * The same page in each language. Other languages are other documents, so these are plain links, behind a button that
 * works without JavaScript and whose letters can be known for what they are by those who read none of the words.
 */
export function LanguageSwitch() {
  const { pathname, state } = useLocation()
  const spoken = spokenLanguage()
  return (
    <nav className="language-switch" aria-label={t('Language')}>
      <details onKeyDown={closeOnEscape}>
        <summary>
          <span aria-hidden="true">
            A <span lang="te">అ</span> <span lang="hi">अ</span>
          </span>
          <span className="visually-hidden">{t('Language')}: </span>
          <span className="language-name">{ownNames[spoken]}</span>
        </summary>
        <ul>
          {languages.map((language) => (
            <li key={language}>
              <a
                href={inLanguage(pathname, language)}
                hrefLang={language}
                lang={language}
                aria-current={language === spoken ? 'true' : undefined}
                onClick={(event) => go(event, language, heldQuery(state))}
              >
                {ownNames[language]}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

/** Keeps the query and the place on the page, which built links do not know. */
function go(event: MouseEvent<HTMLAnchorElement>, language: Language, held: string | undefined): void {
  goTo(language)
  const { pathname, search, hash } = location
  const query = held === undefined ? search : inOtherLanguage(held, language)
  event.currentTarget.href = inLanguage(pathname, language) + query + hash
}

/** The page of a mailed link follows the language that the link names. */
function inOtherLanguage(linkQuery: string, language: Language): string {
  const query = new URLSearchParams(linkQuery)
  query.set('lang', language)
  return `?${query}`
}
