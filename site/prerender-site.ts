import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { type Language, languages } from '#messages/languages.ts'
import { interfaceMessagesOf, messagesOf } from '#site/messages/messages-of.ts'
import { inLanguage } from '#web/language/languages.ts'
import { translateWith } from '#web/language/translate.ts'
import { manifestPath, webAppManifest } from '#web/offline/web-app-manifest.ts'
import { pages } from '#web/pages.ts'
import { pageFile } from '#web/shell/start/page.ts'
import { sayStep } from './say-step.ts'
import { readSiteFiles } from './site-files.ts'

export async function prerenderSite(client: string, server: string): Promise<void> {
  const { drawPage, dataFiles }: typeof import('#web/entry.server.tsx') = await import(
    /* @vite-ignore */ pathToFileURL(join(server, 'entry.server.js')).href
  )
  const filesOf = await readSiteFiles(client)
  for (const [index, language] of languages.entries()) {
    sayStep(`Drawing pages, language ${index + 1} of ${languages.length}`)
    const manifest = webAppManifest(language, translateWith(messagesOf(language)))
    await write(join(client, inLanguage(manifestPath, language)), JSON.stringify(manifest))
    for (const { path, content } of dataFiles(language))
      await write(join(client, pageFile(inLanguage(path, language))), content)
    const messages = language === 'en' ? undefined : await writeMessages(client, language)
    const build = (messages?.hash ?? '') + filesOf.build
    for (const page of pages) {
      const { app, ...files } = await filesOf.page(page.name)
      const { html, built } = await drawPage(page, language, {
        ...files,
        build,
        app: { ...app, messages: messages?.address },
      })
      const address = inLanguage(page.path, language)
      await write(join(client, address, 'index.html'), await text(html))
      await write(join(client, pageFile(address)), JSON.stringify(built))
    }
  }
  await rm(join(client, '.vite'), { recursive: true })
}

async function writeMessages(client: string, language: Language) {
  const content = JSON.stringify(interfaceMessagesOf(language))
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  const address = `/assets/messages-${language}-${hash}.json`
  await write(join(client, address), content)
  return { address, hash }
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
