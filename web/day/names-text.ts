import type { TempleId } from '#guide/temple-ids.ts'
import { spokenLocale } from '../language/translate.ts'
import type { DayTemple } from './day-temple.ts'

/** "Tiruchanoor and Kapila Theertham". */
export function namesText(ids: readonly TempleId[], temples: readonly DayTemple[]): string {
  const names = temples.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  return new Intl.ListFormat(spokenLocale()).format(names)
}
