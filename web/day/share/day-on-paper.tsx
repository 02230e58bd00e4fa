import { timeText } from '../../language/time-text.ts'
import { spokenLanguage, t } from '../../language/translate.ts'
import { PaperFoot } from '../../paper/paper-foot.tsx'
import type { PrintedHelpline } from '../../paper/printed-helplines.tsx'
import { aboutTimeText, legText, lunchText, stayText } from '../timeline/stop-texts.ts'
import './day-on-paper.css'
import type { HandedDay } from './handed-day.ts'
import { notesOn, titleText } from './handed-texts.ts'

/** What is printed beside the day. */
export type PaperFacts = {
  /** Whether phones are allowed, by temple: "~not allowed inside". */
  phones: Readonly<Record<string, string>>
  /** The oldest day of checking. */
  checkedOn: string
  helplines: readonly PrintedHelpline[]
}

type DayOnPaperProps = { day: HandedDay; facts: PaperFacts; now: Date }

/** The day on one sheet, for the pocket and for the driver, who reads Telugu. Hidden on screens. */
export function DayOnPaper({ day, facts, now }: DayOnPaperProps) {
  const { start, leavesAt, stops, lunch, wayBack, end, backAt } = day
  return (
    <div className={`on-paper day-on-paper${stops.length > 6 ? ' many' : ''}`} aria-hidden="true">
      <p className="paper-title">{titleText(day)}</p>
      <table>
        <thead>
          <tr>
            <th>{t('Temple')}</th>
            <th>{t('Time')}</th>
            <th>{t('Distance')}</th>
            <th>{t('Phones')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{start.name}</td>
            <td>{timeText(leavesAt)}</td>
            <td />
            <td />
          </tr>
          {stops.map(({ temple, stop }, index) => (
            <tr key={temple.id}>
              <th>
                <div>{`${index + 1}. ${temple.name}`}</div>
                <div lang="te">
                  {spokenLanguage() === 'te'
                    ? temple.forDriver.place
                    : `${temple.forDriver.name}, ${temple.forDriver.place}`}
                </div>
              </th>
              <td>
                <span>{stop ? stayText(stop) : '✓'}</span>
                {notesOn(day, index).map((note) => (
                  <div key={note}>{note}</div>
                ))}
              </td>
              <td>{stop && legText(stop.leg)}</td>
              <td>{facts.phones[temple.id]}</td>
            </tr>
          ))}
          {lunch?.beforeStop === stops.length && (
            <tr>
              <td colSpan={4}>{lunchText(lunch)}</td>
            </tr>
          )}
          <tr>
            <td>{end.name}</td>
            <td>{aboutTimeText(backAt)}</td>
            <td>{wayBack && legText(wayBack)}</td>
            <td />
          </tr>
        </tbody>
      </table>
      <dl className="paper-blanks">
        {[t('Driver’s number'), t('Where we meet'), t('When we meet')].map((blank) => (
          <div key={blank}>
            <dt>{blank}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <PaperFoot checkedOn={facts.checkedOn} helplines={facts.helplines} path="/day" now={now} />
    </div>
  )
}
