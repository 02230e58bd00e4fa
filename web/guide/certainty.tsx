import { isOld } from '#guide/age.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import type { Confidence, Fact, SourceKind } from '#guide/schema.ts'
import { message, spokenLocale, t } from '../language/translate.ts'
import './certainty.css'
import { markForeignWords } from '../language/foreign-words.tsx'
import { useNow } from './use-now.ts'

type Statement = { about: string; fact: Fact<unknown> }

const words: Record<Confidence, string> = {
  high: message('well sourced'),
  medium: message('fairly sure'),
  low: message('not sure'),
}

const kinds: Record<SourceKind, string> = {
  official: message('official'),
  encyclopedia: message('encyclopedia'),
  newspaper: message('newspaper'),
  book: message('book'),
  blog: message('blog'),
}

/** How sure the guide is of what stands above it, since when, and why: in one tap. */
export function Certainty({ of, statements }: { of: string; statements: Statement[] }) {
  const now = useNow()
  const isOldNow = (fact: Fact<unknown>) => now !== null && isOld(fact, dateInIndia(now))
  return (
    <details className="certainty">
      <summary>
        {t('How sure is this?')}
        <span className="visually-hidden"> {markForeignWords(of)}</span>
        {statements.some(({ fact }) => isOldNow(fact)) && (
          <span className="certainty-old"> {t('Checked more than a year ago')}</span>
        )}
      </summary>
      <dl>
        {statements.map(({ about, fact }) => (
          <div key={about}>
            <dt>
              {markForeignWords(
                t('{what}: {certainty}', { what: about, certainty: t(words[fact.confidence]) }),
              )}
            </dt>
            <dd>
              {fact.note && <p>{markForeignWords(fact.note)}</p>}
              <p>
                {t('Checked on {date}, in saved copies.', { date: dateText(fact.checkedOn) })}{' '}
                {isOldNow(fact) && `${t('That is more than a year ago: ask before you rely on it.')} `}
                {fact.sources.length === 0 ? t('No source to cite.') : t('Sources:')}
              </p>
              {fact.sources.length > 0 && (
                <ul className="certainty-sources">
                  {fact.sources.map(({ name, kind, url }) => (
                    <li key={url}>
                      <a href={url} rel="noreferrer" lang="en">
                        {name}
                      </a>{' '}
                      ({t(kinds[kind])})
                    </li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** In UTC, as a date alone names a day and not a moment. */
export function dateText(isoDate: string): string {
  return new Intl.DateTimeFormat(spokenLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(isoDate),
  )
}
