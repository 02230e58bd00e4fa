import type { OpeningDay, OpeningHours } from '#guide/opening-hours/hours.ts'
import { t } from '../../language/translate.ts'
import { listed, sessionText, weekdayText } from './session-text.ts'

export function OpeningHoursText({ hours }: { hours: OpeningHours | null }) {
  if (hours === null) return <p>{t('Hours not known. Please ask at the temple')}</p>
  return (
    <>
      <p>{t('Hours: {times}', { times: listed(hours.sessions.map(sessionText)) })}</p>
      <Dispute of={hours} />
      {hours.exceptions?.map((day) => (
        <div key={day.weekdays.join()}>
          <p>
            {t('{weekdays}: {times}', {
              weekdays: listed(day.weekdays.map(weekdayText)),
              times: day.sessions.length === 0 ? t('closed') : listed(day.sessions.map(sessionText)),
            })}
          </p>
          <Dispute of={day} />
        </div>
      ))}
    </>
  )
}

function Dispute({ of: { disputed = [] } }: { of: OpeningDay }) {
  if (disputed.length === 0) return null
  return <p>{t('{times}: sources differ', { times: listed(disputed.map(sessionText)) })}</p>
}
