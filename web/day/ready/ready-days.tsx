import type { DaySettings } from '#day/entries/values.ts'
import type { ReadyDay, ReadyDayName } from '#day/ready-days.ts'
import { useDayPage } from '#web/day/state/day-page.ts'
import { shortName } from '#web/day/timeline/names-text.ts'
import { queueText } from '#web/guide/temples/queue-line.tsx'
import { aboutText } from '#web/language/about-text.ts'
import { durationText } from '#web/language/duration-text.ts'
import { roughLengthText } from '#web/language/length-text.ts'
import { t } from '#web/language/translate.ts'
import './ready-days.css'

type ReadyDaysProps = {
  settings: DaySettings
  /** What was chosen in vain. */
  fitsNot: string | null
  onChoose: (name: ReadyDayName) => void
}

/** What many do with a day. The planner, which comes at a touch, makes it for this reader at a press. */
export function ReadyDays({ settings, fitsNot, onChoose }: ReadyDaysProps) {
  const { ready } = useDayPage()
  return (
    <section className="ready-days stack gap-2" aria-labelledby="ready-days">
      <h2 className="h3" id="ready-days">
        {t('Ready-made days')}
      </h2>
      <p className="note">{t('From where you start, today or the next day that fits.')}</p>
      <ul className="columns gap-2 plain-list">
        {ready.map((one) => (
          <li key={one.name}>
            <button type="button" className="sheet stack gap-1" onClick={() => onChoose(one.name)}>
              <strong>{titleOf(one.name)}</strong>
              {one.temples.length > 1 && <span>{one.temples.map(shortName).join(' · ')}</span>}
              <Takes ready={one} settings={settings} />
            </button>
            {fitsNot === one.name && (
              <p role="alert">{t('That takes more than a day from where you start.')}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The line of those without a ticket is no figure of the planner's; from a point, none is known before. */
function Takes({ ready: { temples, usual }, settings }: { ready: ReadyDay; settings: DaySettings }) {
  const { places } = useDayPage()
  const queue = places.temples.find(({ id }) => id === temples[0])?.queue
  if (queue) return <span>{queueText(queue)}</span>
  const { start, startsNearMe } = settings
  const from = typeof start === 'string' && !startsNearMe ? usual[start] : undefined
  if (!from) return null
  const { minutes, metres } = from
  const duration = durationText(Math.round(minutes / 30) * 30)
  return (
    <span>
      {[t('Usually about {duration}', { duration }), aboutText(roughLengthText(metres))].join(' · ')}
    </span>
  )
}

function titleOf(name: ReadyDayName): string {
  if (name === 'town') return t('Half a day in town')
  return name === 'srikalahasti' ? t('Srikalahasti and back') : shortName('tirumala')
}
