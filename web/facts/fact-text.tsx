import type { Fact } from '#guide/fact-schema.ts'
import { markForeignWords } from '../language/foreign-words.tsx'
import { t } from '../language/translate.ts'
import { Doubt } from './doubt.tsx'

type FactTextProps = {
  id: string
  fact: Fact<string | null> | undefined
}

export function FactText({ id, fact }: FactTextProps) {
  if (!fact || fact.value === null) return <p id={id}>{t('We don’t know. Please ask at the temple.')}</p>
  return (
    <p id={id}>
      <span>{markForeignWords(fact.value)}</span> <Doubt of={id} fact={fact} />
    </p>
  )
}
