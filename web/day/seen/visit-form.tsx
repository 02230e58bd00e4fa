import { useId, useState } from 'react'
import { t } from '../../language/translate.ts'
import type { SeenTemple } from '../../visits/days.ts'
import { useSavedTyping } from '../use-saved-typing.ts'

type VisitFormProps = {
  visit: SeenTemple
  /** In India: nobody has seen a temple tomorrow. */
  today: string
  /** Also of a note that is half written when the reader leaves the page. */
  onSave: (visit: SeenTemple) => void
  /** Absent for one that is not kept yet. */
  onRemove?: () => void
  onClose: () => void
}

export function VisitForm({ visit, today, onSave, onRemove, onClose }: VisitFormProps) {
  const id = useId()
  const [date, setDate] = useState(visit.date)
  const [note, setNote] = useState(visit.note)
  const edited = (written: string): SeenTemple => {
    // A day that is half written, too, or to come.
    const known = date && date <= today ? date : visit.date
    return { ...visit, date: known, note: written.trim(), at: known === visit.date ? visit.at : null }
  }
  const { typed, forget } = useSavedTyping((written) => {
    if (written.trim() !== visit.note) onSave(edited(written))
  }, false)
  const close = () => {
    forget()
    onClose()
  }
  return (
    <form
      className="visit-form"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(edited(note))
        close()
      }}
    >
      <label htmlFor={`${id}-date`}>{t('Day')}</label>
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
        maxLength={500}
        value={note}
        onChange={({ target }) => {
          setNote(target.value)
          typed(target.value)
        }}
      />
      <p>
        <button type="submit" className="button">
          {t('Save')}
        </button>
        <button type="button" className="button quiet" onClick={close}>
          {t('Cancel')}
        </button>
        {onRemove && (
          <button
            type="button"
            className="text-button"
            onClick={() => {
              onRemove()
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
