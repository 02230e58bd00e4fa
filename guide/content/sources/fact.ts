import type { Confidence, Fact, Source } from '../../fact-schema.ts'
import { type SourceId, sources } from './sources.ts'

export type Evidence = {
  /** Defaults to low. */
  confidence?: Confidence
  /** If it differs from that of the file's other facts. */
  checkedOn?: string
  sources?: readonly SourceId[]
  note?: string
}

export const sourceById = Object.fromEntries(sources.map(({ id, source }) => [id, source])) as Record<
  SourceId,
  Source
>

/** For the facts of one file, most of which were checked on one day. Null: looked for, not found. */
export function factsCheckedOn(day: string) {
  return function fact<Value>(value: Value, evidence: Evidence = {}): Fact<Value> {
    const { confidence = 'low', checkedOn = day, sources: ids = [], note } = evidence
    return { value, confidence, checkedOn, sources: ids.map((id) => sourceById[id]), ...(note && { note }) }
  }
}
