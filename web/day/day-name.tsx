import { useEffect, useRef } from 'react'
import { trimEnds } from '#text/trim-ends.ts'
import { limits } from '#visits/limits.ts'
import { t } from '../language/translate.ts'
import type { Day } from '../visits/days.ts'
import { settingsChanged } from './changes.ts'
import type { Changes } from './use-changes.ts'
import { useSavedTyping } from './use-saved-typing.ts'

type DayNameProps = { day: Day; changes: Changes }

export function DayName({ day, changes }: DayNameProps) {
  const { name } = day.settings
  const input = useRef<HTMLInputElement>(null)
  const { typed, saveNow } = useSavedTyping((text) => {
    const next = trimEnds(text)
    if (next !== name) changes.change(t('Name changed'), settingsChanged(day, { name: next }))
  })
  useEffect(() => {
    // Changed in another tab, or taken back.
    if (input.current && input.current !== document.activeElement) input.current.value = name
  }, [name])
  return (
    <label className="day-choice">
      <span>{t('Name of the plan')}</span>
      <input
        ref={input}
        maxLength={limits.nameCharacters}
        defaultValue={name}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => typed(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        onBlur={saveNow}
      />
    </label>
  )
}
