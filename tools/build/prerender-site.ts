import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { inLanguage, type Language, languages, prefixOf } from '#web/language/languages.ts'
import { type Messages, speak } from '#web/language/translate.ts'
import { manifestPath, webAppManifest } from '#web/offline/web-app-manifest.ts'
import { interfaceMessagesIn } from '../messages/catalogue.ts'
import { catalogueOf } from '../messages/catalogue-of.ts'
import { withInlineStyles } from './inline-styles.ts'
import { withPatientScripts } from './patient-scripts.ts'

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
  const catalogues = await writeCatalogues(client)
  for (const language of languages) {
    const { messages, address: catalogue } = catalogues.get(language) ?? {}
    speak(language, messages ?? {})
    await write(join(client, inLanguage(manifestPath, language)), JSON.stringify(webAppManifest()))
    const handle = createRequestHandler({ ...build, basename: prefixOf(language) || '/' }, 'production')
    const draw = async (address: string) => {
      const response = await handle(new Request(nowhere + address))
      if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
      return response.text()
    }
    for (const { path, hasData } of pagesOf(build)) {
      const address = inLanguage(path, language)
      const html = withPatientScripts(await withInlineStyles(await draw(address), client))
      await write(join(client, address, 'index.html'), withCatalogue(html, catalogue))
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
  if (/[:*]/.test(pattern)) throw new Error(`Nobody knows which addresses ${pattern} stands for`)
  return [`/${pattern}`]
}

type Catalogue = { messages: Messages; address: string }

/** Writes the catalogues of the interface beside the scripts, and says where: English has none. */
async function writeCatalogues(client: string): Promise<Map<Language, Catalogue>> {
  const catalogues = new Map<Language, Catalogue>()
  for (const language of languages.filter((language) => language !== 'en')) {
    const messages = interfaceMessagesIn(catalogueOf(language))
    const content = JSON.stringify(messages)
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
    const address = `/assets/messages-${language}-${hash}.json`
    await write(join(client, address), content)
    catalogues.set(language, { messages, address })
  }
  return catalogues
}

/**
 * Before it draws, the page's JavaScript needs the catalogue: the page asks for it at once. That is before the page has
 * said what referrer it sends, and its address may hold the code of a mailed link.
 */
function withCatalogue(html: string, address: string | undefined): string {
  if (!address) return html
  const link = `<link rel="preload" as="fetch" crossorigin="anonymous" referrerpolicy="no-referrer" href="${address}" data-messages=""/>`
  return html.replace('</title>', `</title>${link}`)
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
