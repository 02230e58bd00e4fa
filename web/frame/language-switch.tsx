import { type KeyboardEvent, type MouseEvent, type ToggleEvent, useState } from 'react'
import { useLocation } from '#web/shell/navigation/navigation.tsx'
import './language-switch.css'
import { type Language, languages } from '#messages/languages.ts'
import { heldQuery } from '#web/account/mailed-link/held-query.ts'
import { inLanguage, ownNames } from '#web/language/languages.ts'
import { spokenLanguage, t } from '#web/language/translate.ts'
import { storedLanguages } from '#web/offline/stored-languages.ts'
import { LetterSizes } from './letter-sizes.tsx'
import { goTo } from './remembered-language.ts'

/**
 * Pages in other languages are other documents, so these are plain links. The button works without JavaScript. The sizes
 * of letters are in the list, because a button of their own would take a second row of a phone in Tamil.
 */
export function LanguageSwitch() {
  const { pathname, state } = useLocation()
  const spoken = spokenLanguage()
  const [openable, setOpenable] = useState<readonly Language[]>(languages)
  const [isOpen, setOpen] = useState(false)
  const look = async ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    setOpen(currentTarget.open)
    if (currentTarget.open) setOpenable(navigator.onLine ? languages : await storedLanguages())
  }
  return (
    <nav className="language-switch" aria-label={t('Language')}>
      <details className="menu" onKeyDown={closeOnEscape} onToggle={look}>
        <summary>
          <span className="letters-sign" aria-hidden="true">
            A+
          </span>
          <span className="visually-hidden">{t('Language')}: </span>
          <span className="language-name">{ownNames[spoken]}</span>
          <span className="visually-hidden">, {t('Letters')}</span>
        </summary>
        <ul className="sheet plain-list">
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
              {!openable.includes(language) && <small>{t('Not saved on this device')}</small>}
            </li>
          ))}
          {isOpen && <LetterSizes />}
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

function go(event: MouseEvent<HTMLAnchorElement>, language: Language, held: string | undefined): void {
  goTo(language)
  const { pathname, search, hash } = location
  const query = held === undefined ? search : inOtherLanguage(held, language)
  event.currentTarget.href = inLanguage(pathname, language) + query + hash
}

/** The page of a mailed link takes its language from the query. */
function inOtherLanguage(linkQuery: string, language: Language): string {
  const query = new URLSearchParams(linkQuery)
  query.set('lang', language)
  return `?${query}`
}
