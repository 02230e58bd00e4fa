import type { ListChoice } from '#guide/list-address.ts'
import type { ShownGateway } from '#guide/travel/shown-gateway.ts'
import { momentInIndiaText } from '#web/language/date-text.ts'
import { t } from '#web/language/translate.ts'

export function choiceText(
  { from, openNow, search }: ListChoice,
  gateways: readonly ShownGateway[],
  now: Date,
): string {
  const place = gateways.find(({ id }) => id === from)?.choice
  const parts = [
    place && `${t('I am at')}: ${place}`,
    openNow && `${t('Open now, or ask first')}: ${momentInIndiaText(now)}`,
    search && `“${search}”`,
  ]
  return parts.filter(Boolean).join(' · ') || t('All temples')
}
