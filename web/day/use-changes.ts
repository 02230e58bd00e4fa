import { useState } from 'react'
import type { Entries } from '#visits/entry.ts'
import { t } from '../language/translate.ts'
import { dayInHand } from '../visits/day-in-hand.ts'
import type { Change } from '../visits/kept.ts'
import { write } from '../visits/write.ts'
import { openDay } from './open-day.ts'

/** What was done, in words, what takes it back, and which day was in hand. */
type Done = { said: string; back: readonly Change[]; day: string | null }

export type Changes = {
  /** What was done last, another object each time; its text is empty at first. */
  said: { text: string }
  /** `opens` is a day to take in hand. */
  change: (said: string, changes: readonly Change[], opens?: string) => void
  canUndo: boolean
  undo: () => void
}

/** Writes changes, and takes them back one by one. */
export function useChanges(entries: Entries): Changes {
  const [done, setDone] = useState<readonly Done[]>([])
  const [said, say] = useState({ text: '' })
  return {
    said,
    canUndo: done.length > 0,
    change: (text, changes, opens) => {
      if (changes.length === 0) return
      const back = changes.map(({ key }) => ({ key, value: entries[key]?.value ?? null }))
      setDone([...done, { said: text, back, day: dayInHand().id }])
      void writeAndOpen(changes, opens ?? null).then(() => say({ text }))
    },
    undo: () => {
      const last = done.at(-1)
      if (!last) return
      setDone(done.slice(0, -1))
      const text = t('Undone: {change}', { change: last.said })
      void writeAndOpen(last.back, last.day).then(() => say({ text }))
    },
  }
}

async function writeAndOpen(changes: readonly Change[], day: string | null): Promise<void> {
  await write(changes)
  if (day !== null && day !== dayInHand().id) await openDay(day)
}
