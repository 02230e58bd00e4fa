import { isWord } from '#today/read-answer.ts'
import type { KeptWord } from '#today/standing.ts'

/** An address or an account's id; null for the operator's shell. */
type Speaker = string | null

export type LogEntry = KeptWord & { saidBy: Speaker; takenBackBy: Speaker }

/** The newest first. */
export type Log = readonly LogEntry[]

/** Null if the text is no answer of ours. What only a newer version knows is left out. */
export function readLog(text: string): Log | null {
  try {
    const { entries } = JSON.parse(text) as { entries?: unknown }
    return Array.isArray(entries) ? entries.filter(isEntry) : null
  } catch {
    return null
  }
}

function isEntry(entry: unknown): entry is LogEntry {
  if (!isWord(entry)) return false
  const { saidBy, takenBackAt, takenBackBy } = entry as Partial<LogEntry>
  return [saidBy, takenBackBy].every(isSpeaker) && (takenBackAt === null || Number.isSafeInteger(takenBackAt))
}

function isSpeaker(value: unknown): value is Speaker {
  return value === null || typeof value === 'string'
}
