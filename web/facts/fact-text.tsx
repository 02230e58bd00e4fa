import type { Fact } from '#guide/schema.ts'
import { markForeignWords } from '../language/foreign-words.tsx'
import { t } from '../language/translate.ts'
import { DoubtOnPaper } from './doubt-on-paper.tsx'

/** A fact in words, or that nobody has told us. */
export function FactText({ fact }: { fact: Fact<string | null> }) {
  return (
    <p>
      {markForeignWords(fact.value ?? t('We don’t know. Please ask at the temple.'))}
      {fact.value !== null && <DoubtOnPaper fact={fact} />}
    </p>
  )
}
