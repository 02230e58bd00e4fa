import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { temples } from '#guide/temples.ts'
import { inLanguage, type Language, languages, prefixOf } from '../web/language/languages.ts'
import { withInlineStyles } from './inline-styles.ts'

/** Stands for every address that has no page. */
const notFound = '/not-found'

/** Never asked for: the pages are drawn by a function. RFC 2606, section 2. */
const nowhere = 'http://build.invalid'

/**
 * Draws every page in every language, and writes it into the folder of the browser's build with the data that a
 * navigation to it asks for. One build stands behind all languages; each has its prefix as React Router's basename,
 * so links lead on in the language that is read. A language after the other: the one that is spoken is one setting.
 */
export async function prerenderSite(buildDirectory: string): Promise<void> {
  const build: ServerBuild = await import(
    /* @vite-ignore */ pathToFileURL(join(buildDirectory, 'server/index.js')).href
  )
  const client = join(buildDirectory, 'client')
  const chunks = await readChunks(client)
  for (const language of languages) {
    const handle = createRequestHandler({ ...build, basename: prefixOf(language) || '/' }, 'production')
    const draw = async (address: string) => {
      const response = await handle(new Request(nowhere + address))
      if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
      return response.text()
    }
    for (const { path, hasData } of pagesOf(build)) {
      const address = inLanguage(path, language)
      const html = await withInlineStyles(await draw(address), client)
      await write(join(client, address, 'index.html'), withCatalogue(html, chunks.get(language)))
      if (hasData) await write(join(client, `${address}.data`), await draw(`${address}.data`))
    }
  }
}

type Page = { path: string; hasData: boolean }

function pagesOf({ routes }: ServerBuild): Page[] {
  return Object.values(routes).flatMap((route) => {
    if (route === undefined || route.id === 'root' || route.module.default === undefined) return []
    const hasData = route.module.loader !== undefined
    return addressesOf(route.index ? '' : (route.path ?? '')).map((path) => ({ path, hasData }))
  })
}

function addressesOf(pattern: string): string[] {
  if (pattern === '*') return [notFound]
  if (pattern === 'temples/:temple') return temples.map(({ id }) => `/temples/${id}`)
  if (/[:*]/.test(pattern)) throw new Error(`Nobody knows which addresses ${pattern} stands for`)
  return [`/${pattern}`]
}

/** The chunk with the catalogue of each language, as Vite's manifest names it. */
async function readChunks(client: string): Promise<Map<Language, string>> {
  const manifest: Record<string, { file: string }> = JSON.parse(
    await readFile(join(client, '.vite/manifest.json'), 'utf8'),
  )
  return new Map(
    languages.flatMap((language) => {
      const chunk = manifest[`web/messages/${language}.po`]
      return chunk ? [[language, `/${chunk.file}`]] : []
    }),
  )
}

/** Before it draws, the page's JavaScript needs the catalogue: the page asks for it at once. */
function withCatalogue(html: string, chunk: string | undefined): string {
  return chunk ? html.replace('</title>', `</title><link rel="modulepreload" href="${chunk}"/>`) : html
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
