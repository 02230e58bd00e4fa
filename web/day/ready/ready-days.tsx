import { useMemo } from 'react'
import type { Day } from '#day/entries/days.ts'
import { type ReadyDay, readyDays } from '#day/ready-days.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import type { Coordinates } from '#guide/schema.ts'
import { aboutText } from '../../language/about-text.ts'
import { dayText } from '../../language/date-text.ts'
import { roughLengthText } from '../../language/length-text.ts'
import { t } from '../../language/translate.ts'
import { useDayPage } from '../state/day-page.ts'
import { roundTimeText } from '../timeline/stop-texts.ts'
import './ready-days.css'

type ReadyDaysProps = { day: Day; here: Coordinates | null; onChoose: (planned: Day) => void }

/** Whole plans that one press takes over, with the hours and the place of the form beside them. */
export function ReadyDays({ day, here, onChoose }: ReadyDaysProps) {
  const { places, now } = useDayPage()
  const found = useMemo(() => readyDays(day, places, here, now), [day, places, here, now])
  if (found.length === 0) return null
  return (
    <section className="ready-days" aria-labelledby="ready-days">
      <h2 id="ready-days">{t('Ready-made days')}</h2>
      <ul>
        {found.map((ready) => (
          <li key={ready.name}>
            <button type="button" onClick={() => onChoose(ready.view.day)}>
              <ReadyDayText {...ready} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ReadyDayText({ name, view: { ahead, frame, timeline } }: ReadyDay) {
  const { now } = useDayPage()
  const names = ahead.map((temple) => temple.name)
  const date = frame.date === dateInIndia(now) ? t('Today') : dayText(frame.date)
  const hours = t('{from} to {until}', {
    from: roundTimeText(frame.leavesAt),
    until: roundTimeText(timeline.backAt),
  })
  return (
    <>
      <strong>{titleOf(name, names)}</strong>
      {name !== 'tirumala' && <span>{names.join(' · ')}</span>}
      <span>{[date, hours, aboutText(roughLengthText(timeline.roadMetres))].join(' · ')}</span>
      {name === 'tirumala' && frame.ticket.kind === 'none' && (
        <span>{t('Without a ticket it takes a day of its own')}</span>
      )}
    </>
  )
}

function titleOf(name: ReadyDay['name'], [temple = '']: readonly string[]): string {
  if (name === 'town') return t('Half a day in town')
  return name === 'srikalahasti' ? t('Srikalahasti and back') : temple
}
