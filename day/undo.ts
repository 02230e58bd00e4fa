import type { Change, Entries, EntryValue } from './entries/entry.ts'
import { isSame } from './same.ts'

export type Step = Change & { from: EntryValue | null }

/**
 * The steps that make the changes. Another tab may have written since the reader saw the page: they set only the fields
 * that the reader changed, and leave what was added or removed there.
 */
export function stepsFrom(changes: readonly Change[], shown: Entries, stored: Entries): Step[] {
  return changes.flatMap(({ key, value }) => {
    const before = entryIn(shown, key)
    const from = entryIn(stored, key)
    if (value && !before !== !from) return []
    const to = value && before && from ? withChange(from, before, value) : value
    return isSame(from, to) ? [] : [{ key, from, value: to }]
  })
}

export function undoing(steps: readonly Step[], stored: Entries): Change[] {
  return steps.flatMap(({ key, from, value: to }): Change[] => {
    const now = entryIn(stored, key)
    if (!from) return now ? [{ key, value: null }] : []
    if (!to) return now ? [] : [{ key, value: from }]
    if (!now) return []
    const untouched = changedFields(from, to).filter((field) => isSame(now[field], to[field]))
    return untouched.length > 0 ? [{ key, value: withFields(now, from, untouched) }] : []
  })
}

function entryIn(entries: Entries, key: string): EntryValue | null {
  return entries[key]?.value ?? null
}

function changedFields(from: EntryValue, to: EntryValue): string[] {
  const fields = new Set([...Object.keys(from), ...Object.keys(to)])
  return [...fields].filter((field) => !isSame(from[field], to[field]))
}

function withChange(value: EntryValue, before: EntryValue, after: EntryValue): EntryValue {
  const changed = changedFields(before, after)
  const merged = changed.flatMap((field) => {
    const [now, from, to] = [value, before, after].map((one) => one[field] as EntryValue)
    return now instanceof Object && from instanceof Object && to instanceof Object
      ? [[field, withChange(now, from, to)]]
      : []
  })
  return withFields(value, { ...after, ...Object.fromEntries(merged) }, changed)
}

function withFields(value: EntryValue, source: EntryValue, fields: readonly string[]): EntryValue {
  const kept = Object.entries(value).filter(([field]) => !fields.includes(field))
  const taken = Object.entries(source).filter(([field]) => fields.includes(field))
  return Object.fromEntries([...kept, ...taken])
}
