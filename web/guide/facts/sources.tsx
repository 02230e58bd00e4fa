import { memo, type ReactNode } from 'react'
import type { Confidence, Statement } from '#guide/fact-schema.ts'
import { markForeignWords } from '#web/language/foreign-words.tsx'
import { message, t } from '#web/language/translate.ts'
import { useNow } from '#web/shell/now.tsx'
import { isOldNow } from './checked-on.ts'
import { sourceId } from './doubt.tsx'
import { Evidence } from './evidence.tsx'
import { claimId } from './statement-text.tsx'
import './sources.css'

/** `at` is the id of the element that states the fact, if not `id`. */
export type CitedFact = { id: string; at?: string; about: string; fact: Statement<unknown> }

const confidenceTexts: Record<Confidence, string> = {
  high: message('well sourced'),
  medium: message('fairly sure'),
  low: message('not sure'),
}

type SourcesProps = {
  of: readonly CitedFact[]
  /** Leads to what another page has the sources of. */
  children?: ReactNode
}

export function Sources({ of, children }: SourcesProps) {
  const now = useNow()
  const known = of.flatMap(partsOf).map((cited) => ({ ...cited, isOld: isOldNow(cited.fact, now) }))
  return (
    <section className="sources small-text on-screen" aria-labelledby="sources">
      <details>
        <summary>
          <h2 id="sources">{t('Sources')}</h2>
          {known.some(({ isOld }) => isOld) && (
            <span className="sources-old wrong"> {t('Checked over a year ago')}</span>
          )}
        </summary>
        <dl>
          {known.map((cited) => (
            <Source key={cited.id} {...cited} />
          ))}
        </dl>
        {children}
      </details>
    </section>
  )
}

function partsOf(cited: CitedFact): CitedFact[] {
  const { id, fact } = cited
  const claims = (fact.claims ?? []).map((claim) => ({
    id: claimId(id, claim),
    about: claim.value,
    fact: claim,
  }))
  return [cited, ...claims]
}

/** Memoized, because a page has twenty of these and renders again every minute. */
const Source = memo(function Source({ id, at = id, about, fact, isOld }: CitedFact & { isOld: boolean }) {
  const { value, confidence } = fact
  return (
    <div id={sourceId(id)}>
      <dt className="strong">
        <a href={`#${at}`}>{markForeignWords(about)}</a>:{' '}
        <span>{value === null ? t('Not known') : t(confidenceTexts[confidence])}</span>
      </dt>
      <dd className="soft">
        <Evidence fact={fact} isOld={isOld} />
      </dd>
    </div>
  )
})
