import { inSpokenLocale } from './formats.ts'
import { pluralKey } from './message-key.ts'
import { t } from './translate.ts'

export function counted(
  count: number,
  one: string,
  other: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return formOf(count) === 'one' ? t(one, values) : t(other, values, pluralKey(one, other))
}

/** All our languages have these two forms, but disagree about 0 and fractions. */
const formOf = inSpokenLocale<number>((locale) => {
  const rules = new Intl.PluralRules(locale)
  return { format: (count) => rules.select(count) }
})
