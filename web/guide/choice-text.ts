import type { ListChoice } from '#guide/list-address.ts'
import type { GatewayId } from '#guide/schema.ts'
import type { Tradition } from '#guide/tradition.ts'
import { message, spokenLocale, t } from '../language/translate.ts'

export const gatewayTexts: Record<GatewayId, string> = {
  airport: message('Airport'),
  railwayStation: message('Railway station'),
  busStand: message('Bus stand'),
}

export const traditionTexts: Record<Tradition, string> = {
  vaishnava: message('Vishnu and his consorts'),
  shaiva: message('Shiva'),
  other: message('Other deities'),
}

/** A choice in words, as the controls have them, for where there are no controls. */
export function choiceText(
  { from, openNow, tradition, withinKilometres, search }: ListChoice,
  now: Date,
): string {
  const parts = [
    from && `${t('I am at')}: ${t(gatewayTexts[from])}`,
    openNow && `${t('Open now')}: ${momentText(now)}`,
    tradition && t(traditionTexts[tradition]),
    withinKilometres && reachText(withinKilometres),
    search && `“${search}”`,
  ]
  return parts.filter(Boolean).join(' · ') || t('All temples')
}

export function reachText(kilometres: number): string {
  const format = new Intl.NumberFormat(spokenLocale(), { style: 'unit', unit: 'kilometer' })
  return t('At most {distance}', { distance: format.format(kilometres) })
}

function momentText(now: Date): string {
  return new Intl.DateTimeFormat(spokenLocale(), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(now)
}
