import { Suspense, useDeferredValue } from 'react'
import type { DayTemple } from '#day/plan/day-temple.ts'
import { stopsAhead } from '#day/stop-ahead.ts'
import type { DayView } from '#day/view.ts'
import { placeLine } from '#web/day/point/place-texts.ts'
import { useDayPage } from '#web/day/state/day-page.ts'
import { driverPlace } from '#web/day/timeline/driver-place.ts'
import { aboutTimeText, legText, stayText } from '#web/day/timeline/stop-texts.ts'
import type { PrintedHelpline } from '#web/guide/paper/printed-helplines.tsx'
import { PrintedSheet } from '#web/guide/paper/printed-sheet.tsx'
import { SaidLines } from '#web/guide/today/said-lines.tsx'
import { timeText } from '#web/language/time-text.ts'
import { t } from '#web/language/translate.ts'
import { optionalPart } from '#web/shell/start/late-part.tsx'
import { dayAddress } from './day-address.ts'
import './day-on-paper.css'
import { lastLunchTexts, notesOn, titleText } from './share-texts.ts'

// Here before anybody prints: a browser that prints waits for nothing.
const DayCode = optionalPart(async () => (await import('./day-code.tsx')).DayCode)

export type PaperFacts = {
  /** The rule for phones at each temple: "not allowed inside". */
  phones: Readonly<Record<string, string>>
  /** The date of the fact that was checked the longest ago. */
  checkedOn: string
  helplines: readonly PrintedHelpline[]
}

/** One sheet, for the pocket and for the driver, who reads Telugu. */
export function DayOnPaper({ view, facts }: { view: DayView; facts: PaperFacts }) {
  const { now } = useDayPage()
  const address = useDeferredValue(dayAddress(view))
  const isLong = view.temples.length > 6
  return (
    <PrintedSheet
      className={`day-on-paper${isLong ? ' many' : ''}`}
      title={titleText(view)}
      columns={[t('Temple'), t('Time'), t('Distance'), t('Phones')]}
      rows={<PaperRows view={view} phones={facts.phones} />}
      foot={{ checkedOn: facts.checkedOn, helplines: facts.helplines, path: '/', now }}
      figure={
        <figure>
          <Suspense>
            <DayCode address={address} />
          </Suspense>
          <figcaption>{t('Scan to open this plan')}</figcaption>
        </figure>
      }
    >
      <SaidLines
        on={[...view.temples.map(({ id }) => id), 'lines', 'tokens', 'roads']}
        date={view.frame.date}
      />
    </PrintedSheet>
  )
}

function PaperRows({ view, phones }: { view: DayView; phones: PaperFacts['phones'] }) {
  const { places } = useDayPage()
  const { frame, seen, timeline } = view
  const { wayBack, backAt } = timeline
  const stops = [
    ...seen.map(({ temple }) => ({ temple, ahead: null })),
    ...stopsAhead(view).map((ahead) => ({ temple: ahead.temple, ahead })),
  ]
  return (
    <>
      <tr>
        <td>{placeLine(frame.start, places)}</td>
        <td>{timeText(frame.leavesAt)}</td>
        <td />
        <td />
      </tr>
      {stops.map(({ temple, ahead }, index) => (
        <tr key={temple.id}>
          <PaperTemple
            name={temple.name}
            forDriver={ahead ? driverPlace(ahead).forDriver : temple.forDriver}
            number={index + 1}
          />
          <td>
            <span>{ahead ? stayText(ahead.stop) : '✓'}</span>
            {ahead && <div>{notesOn(ahead).join(' · ')}</div>}
          </td>
          <td>{ahead && legText(ahead.stop.leg)}</td>
          <td>{phones[temple.id]}</td>
        </tr>
      ))}
      {lastLunchTexts(view).map((lunch) => (
        <tr key={lunch}>
          <td colSpan={4}>{lunch}</td>
        </tr>
      ))}
      <tr>
        <td>{placeLine(frame.end, places)}</td>
        <td>{aboutTimeText(backAt)}</td>
        <td>{wayBack && legText(wayBack)}</td>
        <td />
      </tr>
    </>
  )
}

type PaperTempleProps = Pick<DayTemple, 'name' | 'forDriver'> & { number: number }

function PaperTemple({ name, forDriver, number }: PaperTempleProps) {
  return (
    <th>
      <div>{`${number}. ${name}`}</div>
      <div lang="te">
        {name.startsWith(forDriver.name) ? forDriver.place : `${forDriver.name}, ${forDriver.place}`}
      </div>
    </th>
  )
}
