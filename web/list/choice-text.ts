import type { ListChoice } from '#guide/list-address.ts'
import { minuteOfWeek, minutesPerDay } from '#guide/opening-hours/india-time.ts'
import type { Tradition } from '#guide/tradition.ts'
import { dateFormat } from '../language/formats.ts'
import { kilometresText } from '../language/length-text.ts'
import { timeText } from '../language/time-text.ts'
import { message, t } from '../language/translate.ts'
import type { ListedGateway } from '../temples/listed-gateway.ts'

export const traditionTexts: Record<Tradition, string> = {
  vaishnava: message('Vishnu and his consorts'),
  shaiva: message('Shiva'),
  other: message('Other deities'),
}

export function choiceText(
  { from, openNow, tradition, withinKilometres, search }: ListChoice,
  gateways: readonly ListedGateway[],
  now: Date,
): string {
  const place = gateways.find(({ id }) => id === from)?.choice
  const parts = [
    place && `${t('I am at')}: ${place}`,
    openNow && `${t('Open now, or ask first')}: ${momentText(now)}`,
    tradition && t(traditionTexts[tradition]),
    withinKilometres && reachText(withinKilometres),
    search && `“${search}”`,
  ]
  return parts.filter(Boolean).join(' · ') || t('All temples')
}

export function reachText(kilometres: number): string {
  return t('Up to {distance}', { distance: kilometresText(kilometres) })
}

/** The time in India, whatever the phone's time zone. */
function momentText(moment: Date): string {
  return `${dateInIndia(moment)}, ${timeText(minuteOfWeek(moment) % minutesPerDay)}`
}

const dateInIndia = dateFormat({ dateStyle: 'medium', timeZone: 'Asia/Kolkata' })
