import type { ListChoice } from '#guide/list-address.ts'
import { minuteOfWeek, minutesPerDay } from '#guide/opening-hours/india-time.ts'
import type { ListedGateway } from '#web/guide/temples/listed-gateway.ts'
import { dateFormat } from '#web/language/formats.ts'
import { timeText } from '#web/language/time-text.ts'
import { t } from '#web/language/translate.ts'

export function choiceText(
  { from, openNow, search }: ListChoice,
  gateways: readonly ListedGateway[],
  now: Date,
): string {
  const place = gateways.find(({ id }) => id === from)?.choice
  const parts = [
    place && `${t('I am at')}: ${place}`,
    openNow && `${t('Open now, or ask first')}: ${momentText(now)}`,
    search && `“${search}”`,
  ]
  return parts.filter(Boolean).join(' · ') || t('All temples')
}

/** The time in India, whatever the phone's time zone. */
function momentText(moment: Date): string {
  return `${dateInIndia(moment)}, ${timeText(minuteOfWeek(moment) % minutesPerDay)}`
}

const dateInIndia = dateFormat({ dateStyle: 'medium', timeZone: 'Asia/Kolkata' })
