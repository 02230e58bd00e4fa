import { doesNotMatch, equal, match } from 'node:assert/strict'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { createServer, type HotPayload } from 'vite'
import { contentFolder } from '#guide/reading/read-now.ts'
import { freePort } from '#tools/test/free-port.ts'
import { guideContent } from './guide-content.ts'
import { servePages } from './serve-pages.ts'

it('shows what changes in a file of the content, and what cannot be right', {
  timeout: 60_000,
}, async (test) => {
  const folder = mkdtempSync(join(tmpdir(), 'travel-visit-content-'))
  test.after(() => rmSync(folder, { recursive: true }))
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content)
  cpSync(contentFolder, join(folder, 'content'), { recursive: true })
  mkdirSync(join(folder, 'web'))
  write('web/names.ts', `import { content } from './content.ts'\nexport const { shortNames } = content\n`)
  const drawsNames = `import { shortNames } from './names.ts'
    export const drawPage = () => ({ html: new Blob([JSON.stringify(shortNames)]).stream(), built: {} })`
  write('web/entry.server.tsx', drawsNames)
  const port = await freePort()
  const vite = await createServer({
    configFile: false,
    root: folder,
    appType: 'custom',
    logLevel: 'silent',
    server: { port, host: '127.0.0.1' },
    plugins: [guideContent(pathToFileURL(join(folder, 'content/'))), servePages()],
  })
  test.after(() => vite.close())
  await vite.listen()
  const shown = async () => (await fetch(`http://127.0.0.1:${port}/temples`)).text()
  const told = () =>
    new Promise<HotPayload>((resolve) => {
      vite.environments.client.hot.send = (payload: HotPayload | string) =>
        typeof payload === 'object' && resolve(payload)
    })
  match(await shown(), /"en":"Kanipakam"/)

  const file = 'content/temples/kanipakam.yaml'
  const before = readFileSync(join(folder, file), 'utf8')
  const change = async (from: string, to: string) => {
    const reload = told()
    write(file, before.replace(from, to))
    equal((await reload).type, 'full-reload')
    return shown()
  }
  match(await change('en: Kanipakam', 'en: Kanipakkam'), /"en":"Kanipakkam"/)
  match(await change('en: Kanipakam', 'en: 7'), /content\/temples\/kanipakam\.yaml:\d+ shortNames\.en: /)
  const mended = await change('en: Kanipakam', 'en: Kani')
  match(mended, /"en":"Kani"/)
  doesNotMatch(mended, /cannot be right/)
})
