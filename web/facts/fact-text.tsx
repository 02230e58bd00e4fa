import type { Fact } from '#guide/fact-schema.ts'
import { markForeignWords } from '../language/foreign-words.tsx'
import { t } from '../language/translate.ts'

/** The text of a fact, or that it is not known. */
export function FactText({ fact }: { fact: Fact<string | null> | undefined }) {
  if (!fact || fact.value === null) return <p>{t('We don’t know. Please ask at the temple.')}</p>
  return (
    <p>
      {markForeignWords(fact.value)}
      <DoubtOnPaper fact={fact} />
    </p>
  )
}

/** Paper has nothing to tap, so uncertain facts are marked inline in print. */
export function DoubtOnPaper({ fact: { confidence } }: { fact: Fact<unknown> }) {
  return confidence === 'low' && <span className="on-paper"> ({t('not sure')})</span>
}
