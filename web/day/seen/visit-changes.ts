import type { Visit } from '../../visits/days.ts'
import type { Change } from '../../visits/kept.ts'
import { visitKey } from '../../visits/keys.ts'

/**
 * A visit is identified by its day. One that moves to another day replaces what was kept for that day, except its note.
 */
export function visitChanged(visit: Visit | null, next: Visit, others: readonly Visit[]): Change[] {
  const there = others.find(({ date }) => date === next.date && date !== visit?.date)
  const note = [there?.note, next.note].filter(Boolean).join('\n')
  const { temple, date, isSeen: _, ...value } = { ...there, ...next, note, at: next.at ?? there?.at ?? null }
  return [
    ...(visit && visit.date !== date ? visitRemoved(visit) : []),
    { key: visitKey(temple, date), value },
  ]
}

export function visitRemoved({ temple, date }: Visit): Change[] {
  return [{ key: visitKey(temple, date), value: null }]
}

/** What was kept of these days of a temple. */
export function keptBefore(kept: readonly Visit[], keys: Iterable<string>): Change[] {
  return Array.from(keys, (key) => {
    const visit = kept.find(({ temple, date }) => visitKey(temple, date) === key)
    if (!visit) return { key, value: null }
    const { temple: _, date: __, ...value } = visit
    return { key, value }
  })
}
