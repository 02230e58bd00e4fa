import type { KeyboardEvent } from 'react'
import { Doubt } from '#web/guide/facts/doubt.tsx'
import { ownNames } from '#web/language/languages.ts'
import { t } from '#web/language/translate.ts'
import { ShareButton } from '#web/shell/share-button.tsx'
import type { TemplePageData } from './temple-page.ts'
import './more-menu.css'

export function MoreMenu({ temple }: { temple: TemplePageData }) {
  const { name, otherNames, mapLinks } = temple
  return (
    <details className="more-menu menu on-screen" onKeyDown={closeOnEscape}>
      <summary className="icon-button">
        <span aria-hidden="true">⋯</span>
        <span className="visually-hidden">{t('More')}</span>
      </summary>
      <div className="sheet stack gap-2">
        <ShareButton title={name} label={t('Share')} />
        <p className="map-links">
          <a className="target" href={mapLinks.openStreetMap} rel="noreferrer" lang="en">
            OpenStreetMap
          </a>
        </p>
        <dl className="other-names stack gap-2">
          {otherNames.map((other) => (
            <div key={other.language}>
              <dt className="note" lang={other.language}>
                {ownNames[other.language]}
              </dt>
              <dd id={`name-${other.language}`}>
                <OtherName of={other} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  )
}

function OtherName({ of: { language, name, fact } }: { of: TemplePageData['otherNames'][number] }) {
  const text = <span lang={language}>{name}</span>
  if (!fact) return text
  return (
    <Doubt of={`name-${language}`} fact={fact}>
      {text}
    </Doubt>
  )
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}
