import type { SaidWait } from '#web/guide/today/todays.ts'
import { numberFormat } from '#web/language/formats.ts'
import { rangeText } from '#web/language/length-text.ts'
import { t } from '#web/language/translate.ts'
import './queue-line.css'

/** What an open door means to somebody without a ticket. Nothing where everybody joins one line. */
export function QueueLine({ wait }: { wait: SaidWait | undefined }) {
  return wait ? <p className="queue-line">{queueText(wait)}</p> : null
}

/** "8 to 30 h in line without a ticket". */
export function queueText({ leastMinutes, mostMinutes, said }: SaidWait): string {
  if (said) return said
  return t('{hours} h in line without a ticket', {
    hours: rangeText(hoursText(leastMinutes), hoursText(mostMinutes)),
  })
}

function hoursText(minutes: number): string {
  return numberText(minutes / 60)
}

const numberText = numberFormat({ maximumFractionDigits: 1 })
