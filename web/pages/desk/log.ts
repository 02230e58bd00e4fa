import { isWord } from '#today/read-answer.ts'
import type { KeptWord } from '#today/standing.ts'

type Speaker = string | null

export type LogEntry = KeptWord & { saidBy: Speaker; takenBackBy: Speaker }

export type Log = readonly LogEntry[]

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
