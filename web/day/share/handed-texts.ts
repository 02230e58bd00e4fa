import { toFive } from '#day/plan/rounding.ts'
import type { CalendarEvent } from '#day/share/calendar.ts'
import type { Route, RoutePoint } from '#day/share/map-files.ts'
import { momentInIndia } from '#guide/opening-hours/india-time.ts'
import { trimEnds } from '#text/trim-ends.ts'
import { timeText } from '../../language/time-text.ts'
import { t } from '../../language/translate.ts'
import { aboutTimeText, legText, lunchText, problemText, stayText, waitText } from '../timeline/stop-texts.ts'
import { dayText } from './day-text.ts'
import type { HandedDay } from './handed-day.ts'

/** "My day · Tuesday 24 November". */
export function titleText({ name, date }: Pick<HandedDay, 'name' | 'date'>): string {
  return `${trimEnds(name.replace(/\s+/g, ' ')) || t('My day')} · ${dayText(new Date(date))}`
}

/** A message that reads well in a chat, ending with the link. */
export function chatText(day: HandedDay, address: string): string {
  const { start, leavesAt, stops, lunch, end, backAt } = day
  return [
    titleText(day),
    '',
    `${timeText(leavesAt)} ${start.name}`,
    ...stops.flatMap(({ temple, stop }, index) => [
      stop ? `${index + 1}. ${temple.name}\n    ${stayText(stop)}` : `${index + 1}. ${temple.name} ✓`,
      ...notesOn(day, index).map((note) => `    ${note}`),
    ]),
    ...(lunch?.beforeStop === stops.length ? [lunchText(lunch)] : []),
    `${aboutTimeText(backAt)} ${end.name}`,
    '',
    address,
  ].join('\n')
}

/** What is said of a stop beside its time: lunch, a wait, a doubt. */
export function notesOn({ stops, lunch }: HandedDay, index: number): string[] {
  const stop = stops[index]?.stop
  if (!stop) return []
  const lunchHere = lunch?.beforeStop === index ? lunch : null
  return [
    lunchHere && lunchText(lunchHere),
    waitText(stop),
    stop.problem && problemText(stop.problem),
  ].filter((note) => typeof note === 'string')
}

/** An event for each temple that is still ahead; those that were left out are taken back. */
export function calendarEvents(day: HandedDay, address: string): CalendarEvent[] {
  const { id, date, leavesAt, stops, leftOut } = day
  const about = (temple: HandedDay['leftOut'][number]) => ({
    uid: `${id}-${temple.id}@travel-visit`,
    title: temple.name,
    place: temple.name,
    coordinates: temple.coordinates,
    address,
  })
  const ahead = stops.flatMap(({ temple, stop }, index) =>
    stop
      ? [
          {
            ...about(temple),
            from: momentInIndia(date, toFive(stop.readyAt)),
            until: momentInIndia(date, toFive(stop.leavesAt)),
            description: [
              ...notesOn(day, index),
              legText(stop.leg),
              `${temple.forDriver.name}, ${temple.forDriver.place}`,
            ].join('\n'),
          },
        ]
      : [],
  )
  return [
    ...ahead,
    ...leftOut.map((temple) => ({
      ...about(temple),
      from: momentInIndia(date, leavesAt),
      until: null,
      description: '',
    })),
  ]
}

export function routeOf(day: HandedDay): Route {
  const { start, leavesAt, stops, lunch, end, backAt } = day
  const lunchLast = lunch?.beforeStop === stops.length ? [lunchText(lunch)] : []
  return {
    name: titleText(day),
    start: { ...start, description: timeText(leavesAt) },
    stops: stops.map(
      ({ temple, stop }, index): RoutePoint => ({
        name: temple.name,
        description: [stop ? stayText(stop) : '✓', ...notesOn(day, index)].join('\n'),
        coordinates: temple.coordinates,
      }),
    ),
    end: { ...end, description: [...lunchLast, aboutTimeText(backAt)].join('\n') },
  }
}
