import { parseAccept } from 'hono/utils/accept'

/** The languages that mails are written in, as BCP 47 tags. */
export const languages = ['en', 'te', 'hi', 'ta', 'kn'] as const
export type Language = (typeof languages)[number]

/**
 * The language for somebody who sends `wanted`: one tag, as in the SDK's `x-firebase-locale`, or a list with
 * weights, as in `Accept-Language` (RFC 9110, 12.5.4). English where none of ours is in it.
 */
export function mailLanguage(wanted: string | undefined): Language {
  const tags = parseAccept(wanted ?? '')
    .filter(({ q }) => q > 0)
    // Some systems write te_IN.
    .map(({ type }) => type.split(/[-_]/)[0]?.toLowerCase())
  for (const tag of tags) {
    const language = languages.find((ours) => ours === tag)
    if (language) return language
  }
  return 'en'
}
