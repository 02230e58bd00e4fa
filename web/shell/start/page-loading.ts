import { useEffect, useState } from 'react'
import { inLanguage } from '#web/language/languages.ts'
import { learn, spokenLanguage } from '#web/language/translate.ts'
import { readAppStart } from './app-start.ts'
import { download, fetchOnce } from './download.ts'
import { hideLoading, showLoading } from './loading-sign.ts'
import { type BuiltPage, pageFile, type ShownPage } from './page.ts'

const slowAfterMs = 1000

const present = new Set<string>()

let goal: string | undefined

/** If a file is missing or of another build, this opens the page as a document, which is readable without scripts. */
export async function loadPage(address: string, signal: AbortSignal): Promise<ShownPage> {
  goal = address
  const sign = setTimeout(() => showLoading('waiting'), slowAfterMs)
  const end = () => {
    clearTimeout(sign)
    removeEventListener('pagehide', end)
    if (goal !== address) return
    goal = undefined
    hideLoading()
  }
  signal.addEventListener('abort', end)
  // Otherwise a page restored from the back/forward cache would still say that it is loading.
  addEventListener('pagehide', end)
  const page = await readPage(new URL(address).pathname, signal)
  const Page = page && (await loadFiles(page, signal))
  if (!Page) return openDocument(address, signal)
  end()
  return { ...page, Page }
}

async function loadFiles(page: BuiltPage, signal: AbortSignal): Promise<ShownPage['Page'] | undefined> {
  const styles = page.styles.filter((address) => !present.has(address))
  const modules = page.modules.filter((address) => !present.has(address))
  const arrived = await Promise.all([...styles, ...modules].map((file) => fetchOnce(file, { signal })))
  if (!arrived.every(Boolean)) return undefined
  try {
    await Promise.all(styles.map(addStyle))
    return await importPage(page)
  } catch {
    return undefined
  }
}

export async function importPage({ modules, styles }: BuiltPage): Promise<ShownPage['Page']> {
  let module: { default?: ShownPage['Page'] } = {}
  for (const address of modules) module = await import(/* @vite-ignore */ address)
  if (!module.default) throw new Error(`${modules.at(-1)} is no page`)
  for (const address of [...modules, ...styles]) present.add(address)
  return module.default
}

/** After those of the pages before, and before the page is shown. */
function addStyle(address: string): Promise<unknown> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = reject
    document.head.append(link)
  })
}

/** Continues a navigation once React has been given up. */
export function openWithoutRouter(): void {
  if (goal !== undefined) void openDocument(goal, new AbortController().signal)
}

/** The data of another page, once it is here. Unlike modules, it may be of another build. */
export function useDataOf<Data>(path: string): Data | undefined {
  const [data, setData] = useState<Data>()
  useEffect(() => {
    const given = new AbortController()
    const { signal } = given
    const address = inLanguage(path, spokenLanguage())
    void download(pageFile(address), { signal, onMissing })
      .then(pageIn)
      .then((page) => page && setData(page.data as Data))
    return () => given.abort()
  }, [path])
  return data
}

/** Reads the data of another page in one attempt, and waits no longer than `patienceMs`. */
export async function readDataOf<Data>(path: string): Promise<Data | undefined> {
  const address = inLanguage(path, spokenLanguage())
  const page = await pageIn(await fetchOnce(pageFile(address), { signal: AbortSignal.timeout(patienceMs) }))
  return page?.data as Data | undefined
}

const patienceMs = 4000

async function readPage(pathname: string, signal: AbortSignal): Promise<BuiltPage | undefined> {
  const page = await pageIn(await fetchOnce(pageFile(pathname), { signal }))
  return page?.build === readAppStart()?.page.build ? page : undefined
}

async function pageIn(file: Response | undefined): Promise<BuiltPage | undefined> {
  const page = await file?.json().catch(() => undefined)
  if (page) learn(page.messages)
  return page
}

function onMissing(): void {
  showLoading('failing')
}

/** Opens the address once the server answers. The promise never settles, so that callers don't carry on meanwhile. */
async function openDocument(address: string, signal: AbortSignal): Promise<never> {
  if (await download(address, { method: 'HEAD', signal, onMissing })) {
    // After Back the address is there already: with a fragment, the browser would only look for that.
    if (location.href === address) location.reload()
    else location.assign(address)
  }
  return new Promise(() => {})
}
