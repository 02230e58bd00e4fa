import { type ReactNode, useEffect, useRef } from 'react'
import { trimEnds } from '#text/trim-ends.ts'
import { useSavedTyping } from '#web/day/state/use-saved-typing.ts'
import './choice.css'

type WrittenTextProps = {
  label: ReactNode
  text: string
  mostCharacters: number
  onWritten: (text: string) => void
}

export function WrittenText({ label, text, mostCharacters, onWritten }: WrittenTextProps) {
  const input = useRef<HTMLInputElement>(null)
  const { typed, saveNow } = useSavedTyping((next: string) => {
    const trimmed = trimEnds(next)
    if (trimmed !== text) onWritten(trimmed)
  })
  useEffect(() => {
    // Another tab has changed it, or the change was undone.
    if (input.current && input.current !== document.activeElement) input.current.value = text
  }, [text])
  return (
    <label className="day-choice strong tight stack gap-1">
      <span>{label}</span>
      <input
        ref={input}
        maxLength={mostCharacters}
        defaultValue={text}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => typed(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        onBlur={saveNow}
      />
    </label>
  )
}
