import { type Outing, type VisitGroup, visitGroups } from '#guide/opening-hours/visit-groups.ts'
import type { ShownTemple } from '#web/guide/temples/shown-temple.ts'
import { missedText } from '#web/guide/temples/travel-text.ts'
import { message, t } from '#web/language/translate.ts'
import { TempleGrid, type TempleGridProps } from './temple-grid.tsx'
import './temple-groups.css'

const headings: Record<VisitGroup, string> = {
  open: message('Open'),
  askFirst: message('Ask first'),
  opensLater: message('Opens later'),
  tooFar: message('Too far for today'),
  closedToday: message('Closed for the day'),
}

type TempleGroupsProps = Pick<TempleGridProps, 'noteOn' | 'gateways' | 'from' | 'now'> & {
  groups: Record<VisitGroup, readonly Outing<ShownTemple>[]>
}

export function TempleGroups({ groups, noteOn, ...list }: TempleGroupsProps) {
  const filled = visitGroups.filter((group) => groups[group].length > 0)
  return filled.map((group, index) => {
    const outings = groups[group]
    const reason = (temple: ShownTemple) => {
      const outing = outings.find((one) => one.temple === temple)
      return outing?.trip && outing.missed
        ? missedText(outing.trip, outing.missed, isShorterWithTicket(temple))
        : null
    }
    return (
      <section className="temple-group stack gap-1" key={group} aria-labelledby={`group-${group}`}>
        <h2 className="h3" id={`group-${group}`}>
          {t(headings[group])}
        </h2>
        <TempleGrid
          temples={outings.map(({ temple }) => temple)}
          noteOn={(temple) => reason(temple) ?? noteOn(temple)}
          before={filled.slice(0, index).reduce((count, one) => count + groups[one].length, 0)}
          level={3}
          {...list}
        />
      </section>
    )
  })
}

/** Only with a ticket is a visit this short: the card shows the time without one. */
function isShorterWithTicket({ visitMinutes, leastVisitMinutes }: ShownTemple): boolean {
  return visitMinutes !== null && leastVisitMinutes < visitMinutes.least
}
