import { linkText } from '#day/share/link.ts'
import { sentDay } from '#day/share/sent-day.ts'
import type { DayView } from '#day/view.ts'
import { inLanguage } from '#web/language/languages.ts'
import { spokenLanguage } from '#web/language/translate.ts'
import { siteOrigin } from '#web/shell/site-origin.ts'

/** Opens this day on anybody's phone: it carries the whole day. */
export function dayAddress(view: DayView): string {
  return `${siteOrigin()}${inLanguage('/day', spokenLanguage())}#${linkText(sentDay(view))}`
}
