import { minuteOfDay } from '#day/frame.ts'
import type { KeptPlan, KeptRoom, KeptStop } from '#day/kept/kept-plan.ts'
import type { DayPlaces } from '#day/places.ts'
import { type StopAhead, stopsAhead } from '#day/stop-ahead.ts'
import type { DayView } from '#day/view.ts'
import { footOnMaps } from '#guide/travel/feet.ts'
import { placeTexts } from '#web/day/point/place-texts.ts'
import { shortName } from '#web/day/timeline/names-text.ts'
import { isDoubt, roundTimeText, rowLegText, rowTimesText, waitText } from '#web/day/timeline/stop-texts.ts'
import { backText, dayTitle, hoursText, leaveText } from '#web/day/timeline/summary-text.ts'
import { timeText } from '#web/language/time-text.ts'
import { spokenLanguage } from '#web/language/translate.ts'

/** `view` is without the reader's position, which nothing stores: after a reload its page shows the day so, too. */
export function keptPlan(
  view: DayView,
  owner: string,
  places: DayPlaces,
  room: KeptRoom,
  now: Date,
): KeptPlan {
  const { day, frame, seen, timeline, rest } = view
  const isStarted = day.settings.leavesAt !== null || seen.length > 0
  const lastLeaves = timeline.stops.at(-1)?.leavesAt ?? 0
  const dated = { settings: day.settings, date: frame.date }
  return {
    owner,
    day: day.id,
    language: spokenLanguage(),
    date: frame.date,
    computedAt: minuteOfDay(frame.date, now),
    setsOutAt: isStarted ? rest.frame.leavesAt : null,
    overAt: Math.max(frame.backBy, timeline.backAt, lastLeaves),
    title: dayTitle(dated, frame.date),
    titleBefore: dayTitle(dated, ''),
    hours: hoursText(view),
    back: backText(view),
    start: { name: placeTexts(frame.start, places).name, time: leaveText(view), leg: '' },
    stops: [...seen.map(seenStop), ...stopsAhead(view).map(stopToCome)],
    end: {
      name: placeTexts(frame.end, places).name,
      time: roundTimeText(timeline.backAt),
      leg: timeline.wayBack ? rowLegText(timeline.wayBack) : '',
    },
    room,
  }
}

function seenStop({ temple, at }: DayView['seen'][number]): KeptStop {
  return {
    temple: temple.id,
    name: shortName(temple.id),
    isSeen: true,
    arrivesAt: at ?? 0,
    leavesAt: at ?? 0,
    stay: at === null ? '' : timeText(at),
    leg: '',
    wait: '',
    isUnsure: false,
    to: temple.coordinates,
    from: null,
  }
}

function stopToCome({ temple, stop, origin }: StopAhead): KeptStop {
  const { climb } = stop.leg
  return {
    temple: temple.id,
    name: shortName(temple.id),
    isSeen: false,
    arrivesAt: stop.arrivesAt,
    leavesAt: stop.leavesAt,
    stay: rowTimesText(stop),
    leg: rowLegText(stop.leg),
    wait: waitText(stop) ?? '',
    isUnsure: stop.problem !== null && isDoubt(stop.problem),
    to: climb ? footOnMaps[climb.foot] : temple.coordinates,
    from: origin ?? null,
  }
}
