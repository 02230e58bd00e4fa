import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { languages } from '#messages/languages.ts'
import { inLanguage, prefixOf } from '#web/language/languages.ts'
import { translateWith } from '#web/language/translate.ts'
import { manifestPath, webAppManifest } from '#web/offline/web-app-manifest.ts'
import { notFoundAddress } from '#web/site-format.ts'
import { messagesOf } from '../messages/messages-of.ts'

/** Nobody requests this address, as a function draws the pages. RFC 2606, section 2. */
const nowhere = 'http://build.invalid'

/** One language follows the other, because the current one is a global of the build that all share. */
export async function prerenderSite(buildDirectory: string): Promise<void> {
  const build: ServerBuild = await import(
    /* @vite-ignore */ pathToFileURL(join(buildDirectory, 'server/index.js')).href
  )
  const client = join(buildDirectory, 'client')
  for (const language of languages) {
    const manifest = webAppManifest(language, translateWith(messagesOf(language)))
    await write(join(client, inLanguage(manifestPath, language)), JSON.stringify(manifest))
    const handle = createRequestHandler({ ...build, basename: prefixOf(language) || '/' }, 'production')
    const draw = async (address: string) => {
      const response = await handle(new Request(nowhere + address))
      if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
      return response.text()
    }
    for (const { path, hasData } of pagesOf(build)) {
      const address = inLanguage(path, language)
      await write(join(client, address, 'index.html'), await draw(address))
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
  if (pattern === '*') return [notFoundAddress]
  if (/[:*]/.test(pattern)) throw new Error(`Nobody knows which addresses ${pattern} stands for`)
  return [`/${pattern}`]
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
