import { useEffect, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { inLanguage } from '../language/languages.ts'
import { spokenLanguage } from '../language/translate.ts'
import { readAppStart } from './app-start.ts'
import { download, fetchOnce, fetchWhole } from './download.ts'
import { hideLoading, showLoading } from './loading-sign.ts'
import { type BuiltPage, pageFile, type ShownPage } from './page.ts'

const slowAfterMs = 1000

const imported = new Set<string>()

let goal: string | undefined

/** If a file is missing or of another build, this opens the page as a document, which is readable without scripts. */
export async function loadPage({ request, url }: LoaderFunctionArgs): Promise<ShownPage> {
  const { signal } = request
  goal = request.url
  const sign = setTimeout(() => showLoading('waiting'), slowAfterMs)
  const end = () => {
    clearTimeout(sign)
    removeEventListener('pagehide', end)
    if (goal !== request.url) return
    goal = undefined
    hideLoading()
  }
  signal.addEventListener('abort', end)
  // Otherwise a page restored from the back/forward cache would still say that it is loading.
  addEventListener('pagehide', end)
  const page = await readPage(url.pathname, signal)
  const lacking = [...(page?.modules ?? []), ...(page?.styles ?? [])].filter((file) => !imported.has(file))
  const arrived = page && (await Promise.all(lacking.map((file) => fetchOnce(file, { signal }))))
  const Page = arrived?.every(Boolean) && (await importPage(page as BuiltPage).catch(() => undefined))
  if (!page || !Page) return openDocument(request.url, signal)
  end()
  return { ...page, Page }
}

export async function importPage({ modules }: BuiltPage): Promise<ShownPage['Page']> {
  let module: { default?: ShownPage['Page'] } = {}
  for (const address of modules) {
    module = await import(/* @vite-ignore */ address)
    imported.add(address)
  }
  if (!module.default) throw new Error(`${modules.at(-1)} is no page`)
  return module.default
}

/** Goes to the page that was asked for, if there is one, when nobody draws it any longer. */
export function openWithoutRouter(): void {
  if (goal !== undefined) void openDocument(goal, new AbortController().signal)
}

export function useDataOf<Data>(path: string): Data | undefined {
  const [data, setData] = useState<Data>()
  useEffect(() => {
    const given = new AbortController()
    const { signal } = given
    const address = inLanguage(path, spokenLanguage())
    const take = (page?: BuiltPage) => page && setData(page.data as Data)
    void download(pageFile(address), { signal, onMissing })
      .then(() => readPage(address, signal))
      .then(take)
    return () => given.abort()
  }, [path])
  return data
}

async function readPage(pathname: string, signal: AbortSignal): Promise<BuiltPage | undefined> {
  const response = await fetchWhole(pageFile(pathname), { signal })
  const page: BuiltPage | undefined = await response?.json().catch(() => undefined)
  return page?.build === readAppStart()?.page.build ? page : undefined
}

function onMissing(): void {
  showLoading('failing')
}

/** Opens the address once the server answers. The promise never settles, so that callers don't carry on meanwhile. */
async function openDocument(address: string, signal: AbortSignal): Promise<never> {
  const open = () => location.assign(address)
  if (await download(address, { method: 'HEAD', signal, onMissing, onGone: open })) open()
  return new Promise(() => {})
}
