import { useEffect, useRef } from 'react'
import { limits } from '#day/entries/limits.ts'
import type { StopAhead } from '#day/stop-ahead.ts'
import { trimEnds } from '#text/trim-ends.ts'
import { useSavedTyping } from '#web/day/state/use-saved-typing.ts'
import { t } from '#web/language/translate.ts'

type StopNoteProps = { ahead: StopAhead; onChange: (note: string) => void }

/** "Meet Ravi at gate 2": it is sent and printed with the plan, but no link has it. */
export function StopNote({ ahead: { temple, note }, onChange }: StopNoteProps) {
  const input = useRef<HTMLInputElement>(null)
  const { typed, saveNow } = useSavedTyping((text: string) => {
    const next = trimEnds(text)
    if (next !== note) onChange(next)
  })
  useEffect(() => {
    // Another tab has changed it, or the change was undone.
    if (input.current && input.current !== document.activeElement) input.current.value = note
  }, [note])
  return (
    <label className="day-choice">
      <span>
        {t('Note for this stop')}
        <span className="visually-hidden">{` ${temple.name}`}</span>
      </span>
      <input
        ref={input}
        maxLength={limits.stopNoteCharacters}
        defaultValue={note}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => typed(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        onBlur={saveNow}
      />
    </label>
  )
}
