import { shortNames } from '#guide/map/short-names.ts'
import { templeIds } from '#guide/temple-ids.ts'
import type { Language } from '#messages/languages.ts'
import type { TodayTexts } from './today-texts.ts'

export function todayTextsIn(language: Language): TodayTexts {
  const names = templeIds.map((id) => [id, shortNames[id][language]])
  return { names: Object.fromEntries(names) }
}
