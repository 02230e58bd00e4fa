import { isOld } from '#guide/age.ts'
import { confidences } from '#guide/fact-schema.ts'
import type { PlacedFact } from '#guide/facts.ts'
import { table } from '#operate/table.ts'

const longestValue = 60

export function factTable(facts: readonly PlacedFact[], today: string): string {
  const rows = facts.map(({ entry, field, fact }) => [
    isOld(fact, today) ? `${fact.checkedOn} old` : fact.checkedOn,
    fact.confidence,
    fact.sources.length,
    `${entry} ${field}`,
    shortened(fact.value === null ? null : textOf(fact.value)),
  ])
  const counts = confidences.map(
    (level) => `${facts.filter(({ fact }) => fact.confidence === level).length} ${level}`,
  )
  const old = facts.filter(({ fact }) => isOld(fact, today)).length
  const unknown = facts.filter(({ fact }) => fact.value === null).length
  return [
    table(rows, ['checked on', 'confidence', 'sources', 'fact', 'value']),
    '',
    `${facts.length} facts: ${counts.join(', ')}; ${unknown} not known; ${old} older than 12 months.`,
  ].join('\n')
}

export function factLines(facts: readonly PlacedFact[], today: string): string {
  return facts
    .map(({ entry, field, fact }) => JSON.stringify({ entry, field, old: isOld(fact, today), ...fact }))
    .join('\n')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function shortened(text: string | null): string | null {
  if (text === null || text.length <= longestValue) return text
  return `${text.slice(0, longestValue - 1)}…`
}
