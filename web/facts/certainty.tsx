import type { Confidence, Fact, SourceKind } from '#guide/fact-schema.ts'
import { message, t } from '../language/translate.ts'
import './certainty.css'
import { memo } from 'react'
import { markForeignWords } from '../language/foreign-words.tsx'
import { useNow } from '../temples/now.tsx'
import { checkedOnText, isOldNow } from './checked-on.ts'

type Statement = { about: string; fact: Fact<unknown> }

const confidenceTexts: Record<Confidence, string> = {
  high: message('well sourced'),
  medium: message('fairly sure'),
  low: message('not sure'),
}

const sourceKindTexts: Record<SourceKind, string> = {
  official: message('official'),
  encyclopedia: message('encyclopedia'),
  newspaper: message('newspaper'),
  book: message('book'),
  blog: message('blog'),
}

/** How sure the guide is of the facts above, since when, and why: one tap away. */
export function Certainty({ of, statements }: { of: string; statements: Statement[] }) {
  const now = useNow()
  const known = statements.map((statement) => ({ ...statement, isOld: isOldNow(statement.fact, now) }))
  return (
    <details className="certainty">
      <summary>
        {t('How sure is this?')}
        <span className="visually-hidden"> {markForeignWords(of)}</span>
        {known.some(({ isOld }) => isOld) && (
          <span className="certainty-old"> {t('Checked over a year ago')}</span>
        )}
      </summary>
      <dl>
        {known.map((statement) => (
          <KnownStatement key={statement.about} {...statement} />
        ))}
      </dl>
    </details>
  )
}

type KnownStatementProps = Statement & { isOld: boolean }

/** Memoized: a list has forty of these and renders again every minute. */
const KnownStatement = memo(function KnownStatement({ about, fact, isOld }: KnownStatementProps) {
  const { confidence, note, checkedOn, sources } = fact
  return (
    <div>
      <dt>
        {markForeignWords(
          t('{what}: {certainty}', { what: about, certainty: t(confidenceTexts[confidence]) }),
        )}
      </dt>
      <dd>
        {note && <p>{markForeignWords(note)}</p>}
        <p>
          {checkedOnText(checkedOn, isOld, sources.length > 0)}{' '}
          {sources.length === 0 ? t('No source to cite.') : t('Sources:')}
        </p>
        {sources.length > 0 && (
          <ul className="certainty-sources">
            {sources.map(({ name, kind, url }) => (
              <li key={url}>
                <a href={url} rel="noreferrer" lang="en">
                  {name}
                </a>{' '}
                ({t(sourceKindTexts[kind])})
              </li>
            ))}
          </ul>
        )}
      </dd>
    </div>
  )
})
