import type { DayTemple } from '#day/plan/day-temple.ts'
import { shortNames } from '#guide/map/short-names.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { spokenLanguage, spokenLocale } from '#web/language/translate.ts'

/** "Tiruchanoor and Kapila Theertham": short names, because full ones contain commas. */
export function namesText(ids: readonly TempleId[], temples: readonly DayTemple[]): string {
  const names = temples.filter(({ id }) => ids.includes(id)).map(({ id }) => shortName(id))
  return new Intl.ListFormat(spokenLocale()).format(names)
}

export function shortName(id: TempleId): string {
  return shortNames[id][spokenLanguage()]
}
