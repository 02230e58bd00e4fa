import { limits } from '#day/entries/limits.ts'
import type { StopAhead } from '#day/stop-ahead.ts'
import { WrittenText } from '#web/day/choice/written-text.tsx'
import { t } from '#web/language/translate.ts'

type StopNoteProps = { ahead: StopAhead; onChange: (note: string) => void }

/** "Meet Ravi at gate 2": it is sent and printed with the plan, but no link has it. */
export function StopNote({ ahead: { temple, note }, onChange }: StopNoteProps) {
  return (
    <WrittenText
      label={
        <>
          {t('Note for this stop')}
          <span className="visually-hidden">{` ${temple.name}`}</span>
        </>
      }
      text={note}
      mostCharacters={limits.stopNoteCharacters}
      onWritten={onChange}
    />
  )
}
