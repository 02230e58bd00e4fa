import { parseAccept } from 'hono/utils/accept'
import { type Language, languages } from '#messages/languages.ts'

/** In characters: a browser with ten languages sends a hundred. */
const mostRead = 256

/** `wanted` is a tag, as in the SDK's `x-firebase-locale`, or a list, as in `Accept-Language`. */
export function mailLanguage(wanted: string | undefined): Language {
  const tags = parseAccept(wanted?.slice(0, mostRead) ?? '')
    .filter(({ q }) => q > 0)
    // Some systems send `te_IN`.
    .map(({ type }) => type.split(/[-_]/)[0]?.toLowerCase())
  for (const tag of tags) {
    const language = languages.find((ours) => ours === tag)
    if (language) return language
  }
  return 'en'
}
