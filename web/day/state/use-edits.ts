import { useState } from 'react'
import type { Change } from '#day/entries/entry.ts'
import { dayKey } from '#day/entries/keys.ts'
import { isSame } from '#day/same.ts'
import { type Step, stepsFrom, undoing } from '#day/undo.ts'
import { t } from '#web/language/translate.ts'
import { currentMirror } from '#web/saved/mirror.ts'
import type { Saved } from '#web/saved/use-saved.ts'
import { write } from '#web/saved/write.ts'
import { openDay } from './open-day.ts'

export type Edits = {
  /**
   * Makes the changes of one edit, and says so; `opens` is the day to switch to, `offers` one that the reader may want to
   * see. False if another tab's stand against them.
   */
  make: (
    outcome: string,
    changes: readonly Change[],
    other?: { opens?: string; offers?: string },
  ) => Promise<boolean>
  canUndo: boolean
  undo: () => void
  /** What was done last, a new object each time; its text is empty once it has been dismissed. */
  outcome: { text: string; offers?: string | undefined }
  /** The day that it offers to see, unless another tab has removed that since. */
  offered: string | undefined
  dismiss: () => void
}

/** `day` is the day that was shown before the edit. */
type Edit = { steps: readonly Step[]; day: string | null }

export function useEdits({ entries, owner }: Saved): Edits {
  const [done, setDone] = useState<readonly Edit[]>([])
  const [outcome, tell] = useState<Edits['outcome']>({ text: '' })
  return {
    make: async (text, changes, { opens, offers } = {}) => {
      const day = currentMirror().id
      let isThere = false
      const steps = await write((stored) => {
        isThere = changes.every(({ key, value }) => isSame(stored[key]?.value ?? null, value))
        return stepsFrom(changes, entries, stored)
      }, owner)
      await switchTo(opens)
      if (steps.length === 0) return isThere
      setDone((before) => [...before, { steps, day }])
      tell({ text, offers })
      return true
    },
    canUndo: done.length > 0,
    undo: async () => {
      const last = done.at(-1)
      if (!last) return
      setDone(done.slice(0, -1))
      await write((stored) => undoing(last.steps, stored), owner)
      await switchTo(last.day)
      tell({ text: t('Change undone') })
    },
    outcome,
    offered: outcome.offers && entries[dayKey(outcome.offers)]?.value ? outcome.offers : undefined,
    dismiss: () => tell({ text: '' }),
  }
}

async function switchTo(day: string | null | undefined): Promise<void> {
  if (day && day !== currentMirror().id) await openDay(day)
}
