import { searchWords } from '#guide/search/search-words.ts'
import type { SearchedPage } from '#guide/search/searched.ts'
import { searchedPages } from './searched-pages.ts'

/** Also found by their titles, as the reader sees them, except that of the town, which people add to any question. */
export function pagesToSearch(translate: (english: string) => string): SearchedPage[] {
  return searchedPages.map(({ path, title }) => ({
    path,
    words: [
      ...(path === '/forgot' ? searchWords.helplines.forgotten : []),
      ...(searchWords.pages[path] ?? []),
      ...(path === '/tirupati' ? [] : [title, translate(title)]),
    ],
  }))
}
