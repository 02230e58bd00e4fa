import { equal, match } from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import { createServer, type HotPayload } from 'vite'
import { freePort } from '#tools/test/free-port.ts'
import { servePages } from './serve-pages.ts'

it('loads the page again once a file has changed that only draws it', { timeout: 30_000 }, async (test) => {
  const folder = mkdtempSync(join(tmpdir(), 'travel-visit-pages-'))
  test.after(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'web'))
  const write = (name: string, content: string) => writeFileSync(join(folder, 'web', name), content)
  const drawsWord = `import { word } from './loader.ts'
    export const drawPage = () => ({ html: new Blob([word]).stream(), built: {} })`
  write('entry.server.tsx', drawsWord)
  write('loader.ts', `export const word = 'before'`)
  const port = await freePort()
  const vite = await createServer({
    configFile: false,
    root: folder,
    appType: 'custom',
    logLevel: 'silent',
    server: { port, host: '127.0.0.1' },
    plugins: [servePages()],
  })
  test.after(() => vite.close())
  await vite.listen()
  const shown = async () => (await fetch(`http://127.0.0.1:${port}/temples`)).text()
  match(await shown(), /before/)
  const told = new Promise<HotPayload>((resolve) => {
    vite.environments.client.hot.send = (payload: HotPayload | string) =>
      typeof payload === 'object' && resolve(payload)
  })
  write('loader.ts', `export const word = 'after'`)
  equal((await told).type, 'full-reload')
  match(await shown(), /after/)
})
