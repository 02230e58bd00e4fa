import { parseAccept } from 'hono/utils/accept'
import { type Language, languages } from '#messages/languages.ts'

/** `wanted` is a tag, as in the SDK's `x-firebase-locale`, or a list, as in `Accept-Language`. */
export function mailLanguage(wanted: string | undefined): Language {
  const tags = parseAccept(wanted ?? '')
    .filter(({ q }) => q > 0)
    // Some systems send `te_IN`.
    .map(({ type }) => type.split(/[-_]/)[0]?.toLowerCase())
  for (const tag of tags) {
    const language = languages.find((ours) => ours === tag)
    if (language) return language
  }
  return 'en'
}
