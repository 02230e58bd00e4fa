import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Response } from '@playwright/test'
import pLimit from 'p-limit'
import { defaultsOf } from '#identity/parse-settings.ts'
import { serverSettings } from '#server/settings.ts'
import { readBuiltSite } from '#server/site/built-site.ts'
import { removeData, startTestServer, type TestServer } from '#tests/support/server.ts'
import { chromiumPath } from '#tools/test/machine.ts'

/** Bytes of one page for a guest: HTML, CSS and texts as brotli, JavaScript as gzip. */
const most = { markup: 30_000, script: 115_000 }

const photographs = 'https://upload.wikimedia.org'
const siteFolder = fileURLToPath(new URL('../../build/client', import.meta.url))

let server: TestServer
let browser: Browser
before(async () => {
  server = await startTestServer({ LOG_LEVEL: 'info' })
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const ownMachineOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'
  browser = await chromium.launch({ executablePath: chromiumPath(), args: [...asRoot, ownMachineOnly] })
})
after(async () => {
  await browser.close()
  await server.stop()
  removeData(server)
})

it('No page is heavier than a weak signal carries, and none asks others or loads Firebase unasked', async () => {
  const settings = { origin: server.address, streets: defaultsOf(serverSettings), contact: undefined }
  const paths = [...readBuiltSite(siteFolder, settings)].flatMap(([path, { isPage }]) =>
    isPage ? [path] : [],
  )
  const fewAtOnce = pLimit(4)
  const weights = await Promise.all(paths.map((path) => fewAtOnce(() => weigh(path))))
  for (const kind of ['markup', 'script'] as const) {
    const [heaviest] = weights.toSorted((one, other) => other[kind] - one[kind])
    console.log(`${kind}: ${heaviest?.[kind]} bytes of ${heaviest?.path}, at most ${most[kind]}`)
    assert.deepEqual(
      weights.filter((page) => page[kind] === 0 || page[kind] > most[kind]),
      [],
    )
  }
  assert.deepEqual(
    weights.filter(({ hasFirebase, strangers }) => hasFirebase || strangers.length > 0),
    [],
  )
})

/** Until the page is idle. The service worker's downloads would interfere. */
async function weigh(path: string) {
  const viewport = { width: 360, height: 780 }
  const phone = await browser.newContext({ serviceWorkers: 'block', viewport, isMobile: true })
  const page = await phone.newPage()
  const origins = new Set<string>()
  const loading = new Map<string, Promise<{ isScript: boolean; body: Buffer; travelled: number }>>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  const take = (response: Response) => {
    const type = response.headers()['content-type'] ?? ''
    if (!response.url().startsWith(server.address) || !/html|css|json|javascript/.test(type)) return
    // A script is downloaded, and later imported from the browser's cache.
    if (loading.has(response.url())) return
    // Answers are too short to be worth it.
    const isShort = response.url().startsWith(`${server.address}/api/`)
    assert.ok(
      isShort || response.headers()['content-encoding'] === 'br',
      `${response.url()} came without brotli`,
    )
    const loaded = Promise.all([response.body(), response.request().sizes()])
    loading.set(
      response.url(),
      loaded.then(([body, { responseBodySize }]) => {
        return { isScript: type.includes('javascript'), body, travelled: responseBodySize }
      }),
    )
  }
  page.on('response', take)
  await page.goto(server.address + path)
  // Scripts are requested after the first paint, possibly after the page has been idle for a while.
  await page.waitForFunction(() => Object.keys(document).some((name) => name.startsWith('__reactContainer')))
  await page.waitForLoadState('networkidle')
  await setTimeout(500)
  page.off('response', take)
  const loaded = await Promise.all(loading.values())
  await phone.close()
  const scripts = loaded.filter(({ isScript }) => isScript)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return {
    path,
    markup: sum(loaded.filter(({ isScript }) => !isScript).map(({ travelled }) => travelled)),
    script: sum(scripts.map(({ body }) => gzipSync(body, { level: 9 }).length)),
    hasFirebase: scripts.some(({ body }) => body.includes('identitytoolkit')),
    strangers: [...origins].filter((origin) => ![server.address, photographs].includes(origin)),
  }
}
