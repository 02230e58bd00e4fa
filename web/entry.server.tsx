import type { ComponentType } from 'react'
import { prerender } from 'react-dom/static'
import type { Language } from '#messages/languages.ts'
import { footnotesOf } from './frame/footnotes.server.ts'
import { searchDataIn } from './guide/search/search-data.server.ts'
import { searchPath } from './guide/search/search-data.ts'
import { todayTextsIn } from './guide/today/today-texts.server.ts'
import { textsPath } from './guide/today/today-texts.ts'
import { messagesOf, messagesOfSections, withoutStandIns } from './language/messages.server.ts'
import { speak } from './language/translate.ts'
import type { PageAddress } from './pages.ts'
import { Document } from './root.tsx'
import { Navigation } from './shell/navigation/navigation.tsx'
import type { BuiltPage, LoaderArgs } from './shell/start/page.ts'
import type { PageHead } from './shell/start/page-head.ts'
import { type PageParts, PagePartsContext } from './shell/start/page-parts.tsx'

type Pages = Record<string, ComponentType<{ loaderData: unknown }>>
type Loaders = Record<
  string,
  {
    loader?: (args: LoaderArgs) => unknown
    head: (data: unknown) => PageHead
    texts?: readonly string[]
  }
>

const components = import.meta.glob('./pages/*/page.tsx', { eager: true, import: 'default' }) as Pages
const loaders = import.meta.glob('./pages/*/loader.server.ts', { eager: true }) as Loaders

export type Files = Pick<BuiltPage, 'build' | 'modules' | 'styles'> & {
  styleText: string
  app: Omit<PageParts['start'], 'page'>
}

/** These lie beside the data of pages, and are loaded as that is. */
export function dataFiles(language: Language): { path: string; content: string }[] {
  const file = (path: string, section: string, data: unknown) => ({
    path,
    content: JSON.stringify({
      messages: messagesOfSections(language, [section]),
      data: withoutStandIns(data).data,
    }),
  })
  return [
    file(searchPath, 'search', searchDataIn(language)),
    file(textsPath, 'today', todayTextsIn(language)),
  ]
}

export async function drawPage(
  { path, name }: PageAddress,
  language: Language,
  { build, modules, styles, styleText, app }: Files,
): Promise<{ html: ReadableStream; built: BuiltPage }> {
  // The current language is a global of this module: one page is drawn after the other.
  speak(language, messagesOf(language))
  const loaded = loaders[`./pages/${name}/loader.server.ts`]
  const Page = components[`./pages/${name}/page.tsx`]
  if (!loaded || !Page) throw new Error(`There is no page ${name}`)
  const { data, hasStandIns } = withoutStandIns(
    loaded.loader?.({ language, id: path.slice(path.lastIndexOf('/') + 1) }),
  )
  const head = loaded.head(data)
  const built: BuiltPage = {
    build,
    name,
    modules,
    styles,
    head: { title: head.title, path: head.path },
    footnotes: footnotesOf({ ...head, hasStandIns }),
    streets: head.streets,
    messages: messagesOfSections(language, loaded.texts ?? []),
    data,
  }
  const location = { pathname: path, search: '', hash: '', state: null, key: '' }
  const first = { location, page: { ...built, Page }, isReturn: true, keepsScroll: true }
  const { prelude } = await prerender(
    <PagePartsContext value={{ head, styles: styleText, start: { ...app, page: built } }}>
      <Navigation first={first}>
        <Document />
      </Navigation>
    </PagePartsContext>,
  )
  return { html: prelude, built }
}
