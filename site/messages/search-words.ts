import { guide } from '#guide/guide.ts'
import { searched } from '#guide/search/searched.ts'
import { pagesToSearch } from '#web/guide/search/page-words.server.ts'

export function lackingSearchWords(language: string): string[] {
  const ownLetters = new RegExp(`\\p{Script=${new Intl.Locale(language).maximize().script}}`, 'u')
  const all = searched(
    [guide],
    guide,
    pagesToSearch((text) => text),
  )
  const lacking = all.filter(({ names = [], phrases = [], whole = [] }) => {
    const words = [...names, ...phrases, ...whole]
    return words.length > 0 && !words.some(({ text }) => ownLetters.test(text))
  })
  const said = new Set(all.flatMap(({ texts = [] }) => texts.map(({ text }) => text)))
  const months = new Set(
    all.flatMap(({ target }) =>
      target.kind === 'occasion'
        ? new Date(target.last).toLocaleDateString(language, { month: 'long', timeZone: 'UTC' })
        : [],
    ),
  )
  return [
    ...lacking.map(({ target }) =>
      Object.values(target)
        .filter((part) => typeof part === 'string')
        .join(' '),
    ),
    ...[...months]
      .filter((month) => !said.has(month) || !ownLetters.test(month))
      .map((month) => `month ${month}`),
  ]
}
