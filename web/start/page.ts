import type { ComponentType } from 'react'
import { useLoaderData } from 'react-router'
import type { Language } from '#messages/languages.ts'
import type { PageHead } from './page-head.ts'

/** The language and the last part of the address of a page that is built. */
export type LoaderArgs = { language: Language; id: string }

/** The props of the page that gets what this loader returns. */
export type PageProps<Loader extends (args: LoaderArgs) => unknown> = { loaderData: ReturnType<Loader> }

/** A page as the build writes it: into its document, and into a file for navigations to it. */
export type BuiltPage = {
  /** Changes with what pages share: a page of another build does not fit into the app. */
  build: string
  /** The name of its files in `routes` and `routes/loaders`. */
  name: string
  /** The addresses of its module, which is the last, and of all that it imports. */
  modules: readonly string[]
  styles: readonly string[]
  head: Pick<PageHead, 'title' | 'path'>
  showsDistances: boolean
  data: unknown
}

export type ShownPage = BuiltPage & { Page: ComponentType<{ loaderData: unknown }> }

/** The page that is shown. */
export function usePage(): ShownPage {
  return useLoaderData()
}

/** The address of the file with a page's `BuiltPage`. */
export function pageFile(pathname: string): string {
  return /^(\/\w\w)?\/?$/.test(pathname) ? `${pathname.replace(/\/$/, '')}/index.json` : `${pathname}.json`
}
