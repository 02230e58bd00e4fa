import { useId, useState } from 'react'
import { t } from '../../language/translate.ts'
import type { SeenTemple } from '../../visits/days.ts'

type VisitFormProps = {
  visit: SeenTemple
  /** In India: nobody has seen a temple tomorrow. */
  today: string
  onSave: (visit: SeenTemple) => void
  /** Absent for one that is not kept yet. */
  onRemove?: () => void
  onCancel: () => void
}

export function VisitForm({ visit, today, onSave, onRemove, onCancel }: VisitFormProps) {
  const id = useId()
  const [date, setDate] = useState(visit.date)
  const [note, setNote] = useState(visit.note)
  return (
    <form
      className="visit-form"
      onSubmit={(event) => {
        event.preventDefault()
        onSave({ ...visit, date, note: note.trim(), at: date === visit.date ? visit.at : null })
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
        onChange={({ target }) => setNote(target.value)}
      />
      <p>
        <button type="submit" className="button">
          {t('Save')}
        </button>
        <button type="button" className="button quiet" onClick={onCancel}>
          {t('Cancel')}
        </button>
        {onRemove && (
          <button type="button" className="text-button" onClick={onRemove}>
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
