import type { Photograph } from '#guide/schema.ts'
import { Doubt } from '../../facts/doubt.tsx'
import { FactText } from '../../facts/fact-text.tsx'
import { ownNames } from '../../language/languages.ts'
import { t } from '../../language/translate.ts'
import './about-temple.css'
import type { TemplePageData } from './temple-page.ts'

export function AboutTemple({ temple }: { temple: TemplePageData }) {
  const { deity, description, otherNames, photograph } = temple
  return (
    <section className="about-temple" aria-labelledby="about">
      <h2 id="about">{t('About this temple')}</h2>
      <div className="lead">
        <FactText id="deity" fact={deity} />
      </div>
      <div className="temple-description">
        <FactText id="description" fact={description} />
      </div>
      <dl className="other-names">
        {otherNames.map(({ language, name, fact }) => (
          <div key={language}>
            <dt lang={language}>{ownNames[language]}</dt>
            <dd id={`name-${language}`}>
              {fact ? (
                <Doubt of={`name-${language}`} fact={fact}>
                  <span lang={language}>{name}</span>
                </Doubt>
              ) : (
                <span lang={language}>{name}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {photograph && <Credit of={photograph.value} />}
    </section>
  )
}

function Credit({ of: { filePage, author, licenceUrl, licence } }: { of: Photograph }) {
  return (
    <p id="photograph">
      {t('Photo:')}{' '}
      <a href={filePage} rel="noreferrer" lang="en">
        {author}
      </a>
      ,{' '}
      <a href={licenceUrl} rel="noreferrer" lang="en">
        {licence}
      </a>
    </p>
  )
}
