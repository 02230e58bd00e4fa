import type { Statement } from '#guide/fact-schema.ts'
import { t } from '#web/language/translate.ts'
import { StatementText } from './statement-text.tsx'

type FactTextProps = {
  id: string
  fact: Statement<string | null> | undefined
}

export function FactText({ id, fact }: FactTextProps) {
  if (!fact || fact.value === null) return <p id={id}>{t('We don’t know. Please ask at the temple.')}</p>
  return (
    <p id={id}>
      <StatementText id={id} of={{ ...fact, value: fact.value }} />
    </p>
  )
}
