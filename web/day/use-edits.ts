import { useState } from 'react'
import type { Change, Entries } from '#day/entries/entry.ts'
import { type Step, stepsFrom, undoing } from '#day/undo.ts'
import { t } from '../language/translate.ts'
import { currentMirror } from '../saved/mirror.ts'
import type { Saved } from '../saved/use-saved.ts'
import { write } from '../saved/write.ts'
import { openDay } from './open-day.ts'

/** What was done, in words and as steps, and which day was in hand. */
type Done = { said: string; steps: readonly Step[]; day: string | null }

export type Edits = {
  /** What was done last, a new object each time; its text is empty at first. */
  said: { text: string }
  /** `opens` is the day to take in hand; `drafted` is what had been kept where an unfinished note now is. */
  edit: (
    said: string,
    changes: readonly Change[],
    other?: { opens?: string; drafted?: readonly Change[] },
  ) => void
  /** As `edit`, without a word and without Undo. */
  write: (changesOf: (stored: Entries) => readonly Change[]) => Promise<void>
  canUndo: boolean
  undo: () => void
  /** What was done last has been read. */
  dismiss: () => void
}

/** Writes changes of whoever the entries belong to, and undoes them one by one. */
export function useEdits({ entries, owner }: Saved): Edits {
  const [done, setDone] = useState<readonly Done[]>([])
  const [said, say] = useState({ text: '' })
  const writeOwn: Edits['write'] = (changesOf) => write(changesOf, owner)
  return {
    said,
    write: writeOwn,
    canUndo: done.length > 0,
    edit: (text, changes, { opens, drafted = [] } = {}) => {
      const day = currentMirror().id
      void make(changes, opens ?? null, drafted).then((steps) => {
        if (steps.length === 0) return
        setDone((before) => [...before, { said: text, steps, day }])
        say({ text })
      })
    },
    undo: () => {
      const last = done.at(-1)
      if (!last) return
      setDone(done.slice(0, -1))
      const text = t('Undone: {change}', { change: last.said })
      void takeBack(last).then(() => say({ text }))
    },
    dismiss: () => say({ text: '' }),
  }

  async function make(
    changes: readonly Change[],
    opens: string | null,
    drafted: readonly Change[],
  ): Promise<readonly Step[]> {
    let steps: readonly Step[] = []
    await writeOwn((stored) => {
      steps = stepsFrom(changes, withoutDraft(entries, drafted), withoutDraft(stored, drafted))
      const made = steps.map(({ key, to }) => ({ key, value: to }))
      return [...drafted.filter(({ key }) => !made.some((one) => one.key === key)), ...made]
    })
    await takeInHand(opens)
    return steps
  }

  async function takeBack({ steps, day }: Done): Promise<void> {
    await writeOwn((stored) => undoing(steps, stored))
    await takeInHand(day)
  }
}

function withoutDraft(entries: Entries, drafted: readonly Change[]): Entries {
  const before = drafted.map(({ key, value }) => [key, { clock: '', ...entries[key], value }] as const)
  return { ...entries, ...Object.fromEntries(before) }
}

async function takeInHand(day: string | null): Promise<void> {
  if (day !== null && day !== currentMirror().id) await openDay(day)
}
