import { isShort, type NamedDays } from '#guide/calendar/calendar.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { markForeignWords } from '#web/language/foreign-words.tsx'
import { occasionsOn, occasionText } from './occasion.ts'

type TodaysOccasionsProps = { of: readonly NamedDays[]; now: Date | null }

/** The build does not know the day: the script in the head shows those of today before they are painted. */
export function TodaysOccasions({ of: occasions, now }: TodaysOccasionsProps) {
  const days = occasions.filter(isShort)
  const shown = now ? occasionsOn(dateInIndia(now), days) : days
  return shown.map((occasion) => (
    <p
      key={occasion.id}
      className="todays-occasion wrong strong tight"
      data-days={now ? undefined : `${occasion.first}/${occasion.last}`}
      hidden={!now}
      suppressHydrationWarning
    >
      {markForeignWords(occasionText(occasion))}
    </p>
  ))
}
