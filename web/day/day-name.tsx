import { useEffect, useRef } from 'react'
import { changeSettings } from '#day/change.ts'
import type { Day } from '#day/entries/days.ts'
import { limits } from '#day/entries/limits.ts'
import { trimEnds } from '#text/trim-ends.ts'
import { t } from '#web/language/translate.ts'
import { useDayPage } from './state/day-page.ts'
import { useSavedTyping } from './state/use-saved-typing.ts'

export function DayName({ day }: { day: Day }) {
  const { edits } = useDayPage()
  const { name } = day.settings
  const input = useRef<HTMLInputElement>(null)
  const { typed, saveNow } = useSavedTyping((text: string) => {
    const next = trimEnds(text)
    if (next !== name) edits.make(t('Name changed'), changeSettings(day, { name: next }))
  })
  useEffect(() => {
    // The name was changed in another tab, or the change was undone.
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
