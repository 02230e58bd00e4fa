import { parseAccept } from 'hono/utils/accept'

/** The languages that the product speaks, as BCP 47 names them. */
export const languages = ['en', 'te', 'hi', 'ta', 'kn'] as const
export type Language = (typeof languages)[number]

/** The best of our languages for a list such as `te-IN, en;q=0.5` (RFC 9110, 12.5.4); English for none. */
export function mailLanguage(wanted: string | undefined): Language {
  const tags = parseAccept(wanted ?? '').filter(({ q }) => q > 0)
  const found = tags.flatMap(({ type }) => languages.filter((language) => language === primaryTag(type)))
  return found[0] ?? 'en'
}

function primaryTag(tag: string): string {
  return tag.split('-')[0]?.toLowerCase() ?? ''
}
