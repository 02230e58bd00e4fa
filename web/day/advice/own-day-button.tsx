import { useState } from 'react'
import { giveOwnDay, ownDay } from '#day/own-day.ts'
import type { DayTemple } from '#day/plan/day-temple.ts'
import { useDayPage } from '#web/day/state/day-page.ts'
import { useShownDay } from '#web/day/state/shown-day.ts'
import { useDatedDays } from '#web/day/state/use-dated-days.ts'
import { shortName } from '#web/day/timeline/names-text.ts'
import { dayText, shortDayText } from '#web/language/date-text.ts'
import { t } from '#web/language/translate.ts'
import { newDayId } from '#web/saved/new-id.ts'

/** One press plans the temple's day, and keeps the one that is shown. Nothing if no day is free for it. */
export function OwnDayButton({ temple, className }: { temple: DayTemple; className: string }) {
  const { places, now, edits } = useDayPage()
  const { view } = useShownDay()
  const [id] = useState(newDayId)
  const own = ownDay(id, temple, view, useDatedDays(), places.gateways, now)
  if (!own) return null
  const name = shortName(temple.id)
  const date = own.settings.date ?? ''
  const outcome = t('{temple} has its own day: {date}', { temple: name, date: dayText(date) })
  return (
    <button
      type="button"
      className={className}
      onClick={() => edits.make(outcome, giveOwnDay(view, own), { offers: own.id })}
    >
      {t('Give {temple} its own day: {date}', { temple: name, date: shortDayText(date) })}
    </button>
  )
}
