import { changeSettings } from '#day/change.ts'
import type { Day } from '#day/entries/days.ts'
import { limits } from '#day/entries/limits.ts'
import { t } from '#web/language/translate.ts'
import { WrittenText } from './choice/written-text.tsx'
import { useDayPage } from './state/day-page.ts'

export function DayName({ day }: { day: Day }) {
  const { edits } = useDayPage()
  return (
    <WrittenText
      label={t('Name of the plan')}
      text={day.settings.name}
      mostCharacters={limits.nameCharacters}
      onWritten={(name) => edits.make(t('Name changed'), changeSettings(day, { name }))}
    />
  )
}
