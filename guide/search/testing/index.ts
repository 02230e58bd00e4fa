import { guide } from '#guide/guide.ts'
import type { Find } from '#guide/search/find.ts'
import { searchIndex } from '#guide/search/index.ts'
import { type OpenIndex, openIndex } from '#guide/search/score-words.ts'
import { searched } from '#guide/search/searched.ts'
import { translateGuide } from '#guide/texts.ts'
import { type Language, languages } from '#messages/languages.ts'
import { contentOf, messagesOf } from '#site/messages/messages-of.ts'
import { pagesToSearch } from '#web/guide/search/page-words.server.ts'
import { translateWith } from '#web/language/translate.ts'

const guides = new Map(languages.map((language) => [language, translateGuide(guide, contentOf(language))]))

const opened = new Map<string, OpenIndex>()

/** As the page of that language has it; opened once for all tests, because that takes longer than many queries. */
export function indexFor(language: Language, today = '2026-11-27'): OpenIndex {
  const key = `${language} ${today}`
  const index = opened.get(key) ?? open(language, today)
  opened.set(key, index)
  return index
}

function open(language: Language, today: string): OpenIndex {
  const others = languages.filter((one) => one !== language)
  const [own = guide, ...rest] = [language, ...others].flatMap((one) => guides.get(one) ?? [])
  const pages = pagesToSearch(translateWith(messagesOf(language)))
  return openIndex(searchIndex(searched([own, ...rest], guide, pages)), today)
}

/** What the tables of queries call what comes first, in up to two ways. */
export function namesOf(found: Find | undefined): string[] {
  if (!found) return ['nothing']
  const { target } = found
  switch (target.kind) {
    case 'temple':
      return [`temple:${target.temple}`, `page:/temples/${target.temple}`]
    case 'fact':
      return [`${target.intent}@${target.temple}`]
    case 'intent':
      return [`intent:${target.intent}`]
    case 'occasion':
      return [`occasion:${target.id}`]
    case 'answer':
      return [`answer:${target.id}`]
    case 'helpline':
      return ['helpline']
    case 'unknown':
      return ['nothing']
    case 'page':
      return [`page:${target.path}`]
  }
}
