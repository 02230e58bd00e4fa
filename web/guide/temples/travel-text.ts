import type { Closing, Trip } from '#guide/opening-hours/visit-groups.ts'
import type { RoadEstimate } from '#guide/travel/road-estimate.ts'
import { unsureText } from '#web/guide/facts/doubt-text.ts'
import { counted } from '#web/language/counted.ts'
import { durationText } from '#web/language/duration-text.ts'
import { roughLengthText } from '#web/language/length-text.ts'
import { timeText } from '#web/language/time-text.ts'
import { t } from '#web/language/translate.ts'

/** Below this, pages tell no minutes by road: people often walk. The planner still counts them. */
export const walkMetres = 1000

/** "About 4 km from here, about 15 min". */
export function fromHereText({ metres, minutes }: RoadEstimate): string {
  return t('About {distance} from here, about {duration}', {
    distance: roughLengthText(metres),
    duration: travelTimeText(minutes),
  })
}

/** "About 1 h 20 min by road, at least 30 minutes inside; closes 9 pm". */
export function missedText(
  { travelMinutes, visitMinutes }: Trip,
  { at, isSure }: Closing,
  withTicket: boolean,
): string {
  const text = missedBy(travelMinutes, visitMinutes, timeText(at), withTicket)
  return isSure ? text : unsureText(text)
}

function missedBy(travelMinutes: number, visitMinutes: number, time: string, withTicket: boolean): string {
  const travel = travelTimeText(travelMinutes)
  if (visitMinutes === 0) return t('About {travel} by road; closes {time}', { travel, time })
  const visit = durationText(visitMinutes)
  if (withTicket) {
    return t('About {travel} by road, at least {visit} inside with a ticket; closes {time}', {
      travel,
      visit,
      time,
    })
  }
  return t('About {travel} by road, at least {visit} inside; closes {time}', { travel, visit, time })
}

/** "15 min", "1 h 20 min": rounded to five minutes, as it is an estimate. */
export function travelTimeText(exact: number): string {
  const rounded = exact < 8 ? Math.max(1, Math.round(exact)) : Math.round(exact / 5) * 5
  const hours = Math.floor(rounded / 60)
  const minutes = rounded % 60
  if (hours === 0) return t('{minutes} min', { minutes })
  return minutes === 0
    ? counted(hours, '{hours} h', '{hours} h', { hours })
    : counted(hours, '{hours} h {minutes} min', '{hours} h {minutes} min', { hours, minutes })
}
