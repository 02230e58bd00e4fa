import type { ComponentType } from 'react'
import type { Language } from '#messages/languages.ts'
import type { Messages } from '#web/language/translate.ts'
import type { PageHead } from './page-head.ts'

export type LoaderArgs = { language: Language; id: string }

export type PageProps<Loader extends (args: LoaderArgs) => unknown> = { loaderData: ReturnType<Loader> }

export type BuiltPage = {
  build: string
  name: string
  modules: readonly string[]
  styles: readonly string[]
  head: Pick<PageHead, 'title' | 'path'>
  footnotes: readonly string[]
  /** What the settings say of the map with streets, where the page has one. */
  streets: string | undefined
  messages: Messages
  data: unknown
}

export type ShownPage = BuiltPage & { Page: ComponentType<{ loaderData: unknown }> }

export function pageFile(pathname: string): string {
  const path = pathname.replace(/\/$/, '')
  return /^(\/\w\w)?$/.test(path) ? `${path}/index.json` : `${path}.json`
}
