import { useId, useState } from 'react'
import { changeVisit, removeVisit } from '#day/change.ts'
import type { Visit } from '#day/entries/days.ts'
import { limits } from '#day/entries/limits.ts'
import { trimEnds } from '#text/trim-ends.ts'
import type { Edits } from '../day/use-edits.ts'
import { useSavedTyping } from '../day/use-saved-typing.ts'
import { t } from '../language/translate.ts'
import { useDraft } from './use-draft.ts'

type VisitFormProps = {
  /** Null for one that is not kept yet. */
  visit: Visit | null
  temple: Visit['temple']
  name: string
  /** Of the temple, when the form was opened. */
  kept: readonly Visit[]
  /** In India: nobody has seen a temple tomorrow. */
  today: string
  edits: Edits
  onClose: () => void
}

/** The day of a visit and its note. An unfinished note is kept, too, until the reader discards it. */
export function VisitForm({ visit, temple, name, kept, today, edits, onClose }: VisitFormProps) {
  const id = useId()
  const before = visit ?? { temple, date: today, at: null, note: '' }
  const [date, setDate] = useState(before.date)
  const [note, setNote] = useState(before.note)
  const draft = useDraft(kept, edits.write)
  const edited = (written: string): Visit => {
    // Ignores an unfinished date, or one to come.
    const known = date && date <= today ? date : before.date
    return { ...before, date: known, note: trimEnds(written), at: known === before.date ? before.at : null }
  }
  const { typed, forget, saveNow } = useSavedTyping((written) =>
    draft.keep(trimEnds(written) === before.note ? [] : changeVisit(visit, edited(written), kept)),
  )
  const close = () => {
    forget()
    onClose()
  }
  return (
    <form
      className="visit-form"
      onSubmit={(event) => {
        event.preventDefault()
        const said = visit ? t('Saved: {name}', { name }) : t('Seen: {name}', { name })
        edits.edit(said, changeVisit(visit, edited(note), kept), { drafted: draft.end() })
        close()
      }}
    >
      <label htmlFor={`${id}-date`}>{t('Date')}</label>
      <input
        id={`${id}-date`}
        type="date"
        ref={focus}
        required
        max={today}
        value={date}
        onChange={({ target }) => setDate(target.value)}
      />
      <label htmlFor={`${id}-note`}>{t('Note, for you alone')}</label>
      <textarea
        id={`${id}-note`}
        rows={3}
        maxLength={limits.noteCharacters}
        value={note}
        onChange={({ target }) => {
          setNote(target.value)
          typed(target.value)
        }}
        onBlur={saveNow}
      />
      <p>
        <button type="submit" className="button">
          {t('Save')}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            void edits.write(draft.end)
            close()
          }}
        >
          {t('Cancel')}
        </button>
        {visit && (
          <button
            type="button"
            className="text-button"
            onClick={() => {
              edits.edit(t('Not seen yet: {name}', { name }), removeVisit(visit), {
                drafted: draft.end(),
              })
              close()
            }}
          >
            {t('Not seen that day')}
          </button>
        )}
      </p>
    </form>
  )
}

/** The reader has just asked for this form. */
function focus(input: HTMLInputElement | null): void {
  input?.focus()
}
