import type { Photograph } from '#guide/schema.ts'
import { Doubt } from '#web/guide/facts/doubt.tsx'
import { FactText } from '#web/guide/facts/fact-text.tsx'
import { t } from '#web/language/translate.ts'
import { Chapter } from './chapter.tsx'
import type { TemplePageData } from './temple-page.ts'

export function AboutTemple({ temple }: { temple: TemplePageData }) {
  const { deity, description, festivals, officialPage, photograph } = temple
  return (
    <Chapter id="about" title={t('About this temple')}>
      <div className="lead">
        <FactText id="deity" fact={deity} />
      </div>
      <div className="on-screen">
        <FactText id="description" fact={description} />
      </div>
      <div className="on-screen stack gap-1">
        <h3 id="festivals">{t('Festivals')}</h3>
        <FactText id="festival-days" fact={festivals} />
        <h3>{t('Official page')}</h3>
        <p id="official-page">
          {officialPage.value === null ? (
            t('We haven’t found one.')
          ) : (
            <>
              <a className="target" href={officialPage.value} rel="noreferrer" lang="en">
                {new URL(officialPage.value).hostname}
              </a>{' '}
              <Doubt of="official-page" fact={officialPage} />
            </>
          )}
        </p>
        {photograph && <Credit of={photograph.value} />}
      </div>
    </Chapter>
  )
}

function Credit({ of: { filePage, author, licenceUrl, licence } }: { of: Photograph }) {
  return (
    <p id="photograph">
      {t('Photo:')}{' '}
      <a className="target" href={filePage} rel="noreferrer" lang="en">
        {author}
      </a>
      ,{' '}
      <a className="target" href={licenceUrl} rel="noreferrer" lang="en">
        {licence}
      </a>
    </p>
  )
}
