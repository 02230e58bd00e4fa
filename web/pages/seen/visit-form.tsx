import { useId } from 'react'
import { limits } from '#day/entries/limits.ts'
import { t } from '#web/language/translate.ts'
import type { OpenForm } from './use-visit-form.ts'

type VisitFormProps = { form: OpenForm }

export function VisitForm({ form }: VisitFormProps) {
  const id = useId()
  const { draft, isRestored, today, write, saveNow, save, noteLength: count } = form
  const most = limits.noteCharacters
  const fault =
    count > most
      ? t('The note of that day would have {count} characters. At most {most} can be saved.', { count, most })
      : ''
  return (
    <form
      className="visit-form on-screen stack gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {isRestored && <p>{t('Not saved yet')}</p>}
      <label className="strong" htmlFor={`${id}-date`}>
        {t('Date')}
      </label>
      <input
        id={`${id}-date`}
        type="date"
        ref={isRestored ? null : focus}
        required
        max={today}
        value={draft.date}
        onChange={({ target }) => write({ date: target.value })}
        onBlur={saveNow}
      />
      <label className="strong" htmlFor={`${id}-note`}>
        {t('Note, for you alone')}
      </label>
      <textarea
        id={`${id}-note`}
        rows={3}
        maxLength={most}
        ref={(note) => note?.setCustomValidity(fault)}
        value={draft.note}
        onChange={({ target }) => write({ note: target.value })}
        onBlur={saveNow}
      />
      <FormButtons form={form} />
    </form>
  )
}

function FormButtons({ form: { remove, cancel } }: VisitFormProps) {
  return (
    <p className="cluster gap-2 flat middle">
      <button type="submit" className="button small">
        {t('Save')}
      </button>
      <button type="button" className="button small quiet" onClick={cancel}>
        {t('Cancel')}
      </button>
      {remove && (
        <button type="button" className="text-button" onClick={remove}>
          {t('Remove this visit')}
        </button>
      )}
    </p>
  )
}

function focus(input: HTMLInputElement | null): void {
  input?.focus()
}
