import type { Entries } from '#day/entries/entry.ts'
import { stopKey } from '#day/entries/keys.ts'
import type { DayPlaces } from '#day/places.ts'
import { toFive } from '#day/plan/rounding.ts'
import type { CalendarEvent } from '#day/share/calendar.ts'
import type { Route, RoutePoint } from '#day/share/map-files.ts'
import { lunchBeforeReturn, type StopAhead, stopsAhead } from '#day/stop-ahead.ts'
import type { DayView } from '#day/view.ts'
import { momentInIndia } from '#guide/opening-hours/india-time.ts'
import { trimEnds } from '#text/trim-ends.ts'
import { placeLine } from '#web/day/point/place-texts.ts'
import { driverPlace } from '#web/day/timeline/driver-place.ts'
import {
  aboutTimeText,
  climbText,
  legText,
  lunchText,
  problemText,
  shortText,
  stayText,
  waitText,
} from '#web/day/timeline/stop-texts.ts'
import { todayText } from '#web/guide/temples/occasions/occasion.ts'
import { dayText } from '#web/language/date-text.ts'
import { timeText } from '#web/language/time-text.ts'
import { t } from '#web/language/translate.ts'

/** "My day · Tuesday 24 November". */
export function titleText({ day, frame }: Pick<DayView, 'day' | 'frame'>): string {
  const name = trimEnds(day.settings.name.replace(/\s+/g, ' '))
  return `${name || t('My day')} · ${dayText(frame.date)}`
}

export function chatText(view: DayView, places: DayPlaces, address: string): string {
  const { frame, seen, timeline } = view
  return [
    titleText(view),
    '',
    `${timeText(frame.leavesAt)} ${placeLine(frame.start, places)}`,
    ...seen.map(({ temple }, index) => `${index + 1}. ${temple.name} ✓`),
    ...stopsAhead(view).flatMap((ahead) => [
      `${ahead.number}. ${ahead.temple.name}`,
      ...linesOn(ahead).map((line) => `    ${line}`),
    ]),
    ...lastLunchTexts(view),
    `${aboutTimeText(timeline.backAt)} ${placeLine(frame.end, places)}`,
    '',
    address,
  ].join('\n')
}

/** For readers who are not told of the leg before. */
function linesOn(ahead: StopAhead): string[] {
  return [climbText(ahead.stop.leg), stayText(ahead.stop), ...notesOn(ahead)].filter((line) => line !== null)
}

export function notesOn({ stop, lunch, shutFor, isMust, isLocked, note }: StopAhead): string[] {
  return [
    note.replace(/\s+/g, ' '),
    isMust && t('Must see'),
    isLocked && t('Locked'),
    lunch && lunchText(lunch),
    waitText(stop),
    shortText(stop),
    shutFor && todayText(shutFor),
    stop.problem && problemText(stop.problem),
  ].filter((one) => typeof one === 'string' && one !== '') as string[]
}

export function lastLunchTexts(view: DayView): string[] {
  const lunch = lunchBeforeReturn(view)
  return lunch ? [lunchText(lunch)] : []
}

/** Cancels the events of temples that were left out: an earlier file may have brought them. */
export function calendarEvents(
  view: DayView,
  entries: Entries,
  { temples }: Pick<DayPlaces, 'temples'>,
  address: string,
): CalendarEvent[] {
  const { id } = view.day
  const { date, leavesAt } = view.frame
  const about = ({ name, coordinates, ...temple }: DayPlaces['temples'][number]) => ({
    uid: `${id}-${temple.id}@travel-visit`,
    title: name,
    place: name,
    coordinates,
    address,
  })
  const ahead = stopsAhead(view).map((one) => ({
    ...about(one.temple),
    from: momentInIndia(date, toFive(one.stop.readyAt)),
    until: momentInIndia(date, toFive(one.stop.leavesAt)),
    description: [...notesOn(one), legText(one.stop.leg), driverText(one)].join('\n'),
  }))
  const leftOut = temples.filter(
    (temple) => stopKey(id, temple.id) in entries && !view.temples.some((one) => one.id === temple.id),
  )
  const from = momentInIndia(date, leavesAt)
  return [...ahead, ...leftOut.map((temple) => ({ ...about(temple), from, until: null, description: '' }))]
}

function driverText(ahead: StopAhead): string {
  const { forDriver } = driverPlace(ahead)
  return `${forDriver.name}, ${forDriver.place}`
}

export function routeOf(view: DayView, places: DayPlaces): Route {
  const { frame, seen, timeline } = view
  const point = (place: typeof frame.start, description: string): RoutePoint => ({
    name: placeLine(place, places),
    description,
    coordinates: place.coordinates,
  })
  const stop = ({ name, coordinates }: StopAhead['temple'], lines: string[]): RoutePoint => ({
    name,
    description: lines.join('\n'),
    coordinates,
  })
  return {
    name: titleText(view),
    start: point(frame.start, timeText(frame.leavesAt)),
    stops: [
      ...seen.map(({ temple }) => stop(temple, ['✓'])),
      ...stopsAhead(view).map((ahead) => stop(ahead.temple, linesOn(ahead))),
    ],
    end: point(frame.end, [...lastLunchTexts(view), aboutTimeText(timeline.backAt)].join('\n')),
  }
}
