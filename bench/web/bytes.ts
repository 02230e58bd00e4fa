import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Browser, Response } from '@playwright/test'
import pLimit from 'p-limit'
import { atMost, type Figure } from '../report.ts'
import { openPhone } from './phone.ts'

const mostMarkup = 30_000
const mostScript = 115_000

const photographs = 'https://upload.wikimedia.org'

/** In bytes: HTML, CSS and texts as brotli, JavaScript as gzip. */
type Weight = { path: string; markup: number; script: number; hasFirebase: boolean; origins: string[] }

/** For a guest, until the page is idle. */
export async function measureBytes(
  browser: Browser,
  address: string,
  paths: readonly string[],
): Promise<Figure[]> {
  const fewAtOnce = pLimit(4)
  const weights = await Promise.all(paths.map((path) => fewAtOnce(() => weigh(browser, address, path))))
  console.table(weights, ['path', 'markup', 'script'])
  if (weights.some(({ markup, script }) => markup === 0 || script === 0))
    throw new Error('A page without HTML or JavaScript was weighed')
  const heaviest = (kind: 'markup' | 'script') => weights.reduce((a, b) => (b[kind] > a[kind] ? b : a))
  const { path: markupPath, markup } = heaviest('markup')
  const { path: scriptPath, script } = heaviest('script')
  const none = (what: string, those: Weight[]) =>
    atMost([what, ...those.map(({ path }) => path)].join(' '), those.length, 0, '')
  return [
    atMost(`HTML, CSS and texts, brotli, of the heaviest page: ${markupPath}`, markup, mostMarkup, 'bytes'),
    atMost(`JavaScript, gzip, of the heaviest page: ${scriptPath}`, script, mostScript, 'bytes'),
    none(
      'pages that ask another origin for more than photographs',
      weights.filter(({ origins }) => origins.some((origin) => origin !== photographs)),
    ),
    none(
      'pages that load Firebase before anybody signs in',
      weights.filter(({ hasFirebase }) => hasFirebase),
    ),
  ]
}

async function weigh(browser: Browser, address: string, path: string): Promise<Weight> {
  const phone = await openPhone(browser)
  const page = await phone.newPage()
  const origins = new Set<string>()
  const loading = new Map<string, Promise<{ isScript: boolean; body: Buffer; travelled: number }>>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  const take = (response: Response) => {
    const type = response.headers()['content-type'] ?? ''
    if (!response.url().startsWith(address) || !/html|css|json|javascript/.test(type)) return
    // A script is downloaded, and later imported from the browser's cache.
    if (loading.has(response.url())) return
    // Answers are too short to be worth it.
    if (response.headers()['content-encoding'] !== 'br' && !response.url().startsWith(`${address}/api/`))
      throw new Error(`${response.url()} came without brotli`)
    const loaded = Promise.all([response.body(), response.request().sizes()])
    loading.set(
      response.url(),
      loaded.then(([body, { responseBodySize }]) => {
        return { isScript: type.includes('javascript'), body, travelled: responseBodySize }
      }),
    )
  }
  page.on('response', take)
  await page.goto(address + path)
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
    origins: [...origins].filter((origin) => origin !== address),
  }
}
