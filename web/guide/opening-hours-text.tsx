import type { OpeningHours } from '#guide/opening-hours/schema.ts'
import { t } from '../language/translate.ts'
import { sessionText, weekdayText } from './opening-text.ts'

/** When a temple is open in an ordinary week, and what sources disagree about. */
export function OpeningHoursText({ hours }: { hours: OpeningHours | null }) {
  if (hours === null) return <p>{t('Hours not known: ask at the temple')}</p>
  const { sessions, exceptions = [], disputed = [] } = hours
  return (
    <>
      <p>{t('Hours: {times}', { times: listed(sessions.map(sessionText)) })}</p>
      {exceptions.map(({ weekdays, sessions }) => (
        <p key={weekdays.join()}>
          {t('{weekdays}: {times}', {
            weekdays: listed(weekdays.map(weekdayText)),
            times: sessions.length === 0 ? t('closed') : listed(sessions.map(sessionText)),
          })}
        </p>
      ))}
      {disputed.length > 0 && (
        <p>{t('Sources disagree about {times}', { times: listed(disputed.map(sessionText)) })}</p>
      )}
    </>
  )
}

function listed(parts: string[]): string {
  return parts.join(', ')
}
