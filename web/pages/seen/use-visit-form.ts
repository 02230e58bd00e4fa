import { useState } from 'react'
import { changeVisit, removeVisit } from '#day/change.ts'
import { type Visit, visits } from '#day/entries/days.ts'
import { visitKey } from '#day/entries/keys.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { trimEnds } from '#text/trim-ends.ts'
import type { Edits } from '#web/day/state/use-edits.ts'
import { useSavedTyping } from '#web/day/state/use-saved-typing.ts'
import { t } from '#web/language/translate.ts'
import type { Draft } from '#web/saved/record.ts'
import type { Saved } from '#web/saved/use-saved.ts'
import { writeDraft } from '#web/saved/write.ts'

export type SeenTempleProps = {
  temple: { id: TempleId; name: string }
  saved: Saved
  edits: Edits
  /** The date in India, YYYY-MM-DD. */
  today: string
}

/** Stands for the date while a visit is not saved yet. */
export const newVisit = 'new'

export type OpenForm = {
  draft: Draft
  /** It was not opened on this page: it stands there because of a draft. */
  isRestored: boolean
  today: string
  write: (changed: Partial<Draft>) => void
  saveNow: () => void
  save: () => void
  /** Includes the note that is already saved for the chosen date. */
  noteLength: number
  remove: (() => void) | null
  cancel: () => void
}

type FormState =
  /** The form is there if a draft is. */
  { kind: 'stored' } | { kind: 'open'; draft: Draft; isRestored: boolean } | { kind: 'closed' }

/** The form for the visit of a date. What is written in it outlasts the page, as a draft, until it is saved or given up. */
export function useVisitForm(date: string, card: SeenTempleProps, onClose: () => void) {
  const { id, name } = card.temple
  const { saved, edits, today } = card
  const key = visitKey(id, date)
  const known = visits(saved.entries).filter(({ temple }) => temple === id)
  const visit = known.find((one) => one.date === date) ?? null
  const before: Visit = visit ?? { temple: id, date: today, at: null, note: '' }
  const stored = saved.drafts[key]
  const [shown, show] = useState<FormState>({ kind: 'stored' })
  const opened: FormState =
    shown.kind === 'stored' && stored ? { kind: 'open', draft: stored, isRestored: true } : shown
  const isSame = ({ date, note }: Draft) => date === before.date && trimEnds(note) === before.note
  const { typed, forget, saveNow } = useSavedTyping((next: Draft) => {
    void writeDraft(key, isSame(next) ? null : next, saved.owner)
  })
  const open = () => {
    const draft = stored ?? { date: before.date, note: before.note }
    show({ kind: 'open', draft, isRestored: false })
  }
  const hide = () => {
    forget()
    show({ kind: 'closed' })
    onClose()
  }
  const close = () => {
    hide()
    void writeDraft(key, null, saved.owner)
  }
  if (opened.kind !== 'open') return { visit, form: null, open }
  const { draft, isRestored } = opened
  const at = draft.date === before.date ? before.at : null
  const written = { ...before, date: draft.date, note: trimEnds(draft.note), at }
  const changes = changeVisit(visit, written, known)
  const form: OpenForm = {
    draft,
    isRestored,
    today,
    write: (changed) => {
      const next = { ...draft, ...changed }
      show({ kind: 'open', draft: next, isRestored })
      typed(next)
    },
    saveNow,
    save: () => {
      const outcome = visit ? t('Saved: {name}', { name }) : t('Seen: {name}', { name })
      hide()
      void edits.make(outcome, changes).then((isMade) => {
        // Another tab may have added or removed this visit in the meantime: what was written is not lost with that.
        const isLost = !isMade && !isSame(draft)
        void writeDraft(key, isLost ? draft : null, saved.owner)
        if (isLost) show(opened)
      })
    },
    noteLength: String(changes.at(-1)?.value?.note ?? '').length,
    remove:
      visit &&
      (() => {
        edits.make(t('Not seen yet: {name}', { name }), removeVisit(visit))
        close()
      }),
    cancel: close,
  }
  return { visit, form, open }
}
