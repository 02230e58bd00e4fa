import { useState } from 'react'
import type { Change } from '#day/entries/entry.ts'
import { type Step, stepsFrom, undoing } from '#day/undo.ts'
import { t } from '../../language/translate.ts'
import { currentMirror } from '../../saved/mirror.ts'
import type { Saved } from '../../saved/use-saved.ts'
import { write } from '../../saved/write.ts'
import { openDay } from './open-day.ts'

export type Edits = {
  /** Makes changes that can be undone and says so; `opens` is the day to switch to. */
  edit: (said: string, changes: readonly Change[], other?: { opens?: string }) => void
  canUndo: boolean
  undo: () => void
  /** What was said last, a new object each time; its text is empty before, and once it has been read. */
  said: { text: string }
  dismiss: () => void
}

/** One edit, to undo it; `day` is the day that was shown before. */
type Edit = { said: string; steps: readonly Step[]; day: string | null }

/** Edits what belongs to the owner of these entries. */
export function useEdits({ entries, owner }: Saved): Edits {
  const [made, setMade] = useState<readonly Edit[]>([])
  const [said, say] = useState({ text: '' })
  return {
    edit: async (text, changes, { opens } = {}) => {
      const day = currentMirror().id
      const steps = await write((stored) => stepsFrom(changes, entries, stored), owner)
      await takeInHand(opens)
      if (steps.length === 0) return
      setMade((before) => [...before, { said: text, steps, day }])
      say({ text })
    },
    canUndo: made.length > 0,
    undo: async () => {
      const last = made.at(-1)
      if (!last) return
      setMade(made.slice(0, -1))
      await write((stored) => undoing(last.steps, stored), owner)
      await takeInHand(last.day)
      say({ text: t('Undone: {change}', { change: last.said }) })
    },
    said,
    dismiss: () => say({ text: '' }),
  }
}

async function takeInHand(day: string | null | undefined): Promise<void> {
  if (day && day !== currentMirror().id) await openDay(day)
}
