import type { StopAhead } from '#day/stop-ahead.ts'
import { t } from '#web/language/translate.ts'
import {
  closingText,
  isDoubt,
  problemText,
  visitLengthText,
  waitForLunchText,
  waitText,
} from './stop-texts.ts'

export function StopDetails({ ahead }: { ahead: StopAhead }) {
  const { temple, stop, lunch, now, mayOpenEarlier, isInLine, breaksFirst } = ahead
  const wait = waitText(stop, now)
  const details = [
    lunch && waitForLunchText(stop, lunch),
    wait,
    wait && mayOpenEarlier && t('May be open earlier'),
    stop.isCrowded && t('Crowded at this hour'),
    (!isInLine || !temple.queue) && visitLengthText(stop),
    closingText(stop, now),
    stop.problem && isDoubt(stop.problem) && problemText(stop.problem),
    breaksFirst && !stop.problem && t('The first you’d miss if you run late'),
  ].filter((detail) => typeof detail === 'string')
  return (
    <ul className="day-details if-any note">
      {details.map((detail) => (
        <li key={detail}>{detail}</li>
      ))}
    </ul>
  )
}
