import type { ComponentType } from 'react'
import type { Language } from '#messages/languages.ts'
import type { Messages } from '../language/translate.ts'
import type { PageHead } from './page-head.ts'

export type LoaderArgs = { language: Language; id: string }

export type PageProps<Loader extends (args: LoaderArgs) => unknown> = { loaderData: ReturnType<Loader> }

export type BuiltPage = {
  /** Changes with what pages share: a page of another build does not fit into the app. */
  build: string
  name: string
  /** The addresses of its module, which is the last, and of all that it imports. */
  modules: readonly string[]
  styles: readonly string[]
  head: Pick<PageHead, 'title' | 'path'>
  footnotes: readonly string[]
  /** What the settings say of the map with streets, where the page has one. */
  streets: string | undefined
  /** Its texts beside those that every page has. */
  messages: Messages
  data: unknown
}

export type ShownPage = BuiltPage & { Page: ComponentType<{ loaderData: unknown }> }

export function pageFile(pathname: string): string {
  const path = pathname.replace(/\/$/, '')
  return /^(\/\w\w)?$/.test(path) ? `${path}/index.json` : `${path}.json`
}
