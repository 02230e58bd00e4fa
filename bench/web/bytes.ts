import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Browser, Response } from '@playwright/test'
import pLimit from 'p-limit'
import { atMost, type Figure } from './figures.ts'
import type { BuiltPage } from './pages.ts'
import { openPhone } from './phone.ts'

const mostMarkup = 30_000
const mostScript = 140_000

/** Only photographs come from elsewhere. */
const photographs = 'https://upload.wikimedia.org'

type Weight = {
  path: string
  /** HTML and CSS as transferred, brotli. */
  markup: number
  /** JavaScript, gzip. */
  script: number
  firebase: boolean
  /** Requested origins other than ours. */
  origins: string[]
}

/** What each page makes a browser load for a guest, until it is idle. */
export async function measureBytes(browser: Browser, address: string, pages: BuiltPage[]): Promise<Figure[]> {
  const fewAtOnce = pLimit(4)
  const weights = await Promise.all(pages.map(({ path }) => fewAtOnce(() => weigh(browser, address, path))))
  console.table(
    Object.fromEntries(
      weights.map(({ path, markup, script }) => [path, { 'HTML and CSS': markup, JavaScript: script }]),
    ),
  )
  if (weights.some(({ markup, script }) => markup === 0 || script === 0))
    throw new Error('A page without HTML or JavaScript was weighed')
  const heaviest = (kind: 'markup' | 'script') => weights.reduce((a, b) => (b[kind] > a[kind] ? b : a))
  const markup = heaviest('markup')
  const script = heaviest('script')
  return [
    atMost(
      `HTML, CSS and catalogue, brotli, of the heaviest page: ${markup.path}`,
      markup.markup,
      mostMarkup,
      'bytes',
    ),
    atMost(`JavaScript, gzip, of the heaviest page: ${script.path}`, script.script, mostScript, 'bytes'),
    none(
      'pages that ask another origin for more than photographs',
      weights.filter(({ origins }) => origins.some((origin) => origin !== photographs)),
    ),
    none(
      'pages that load Firebase before anybody signs in',
      weights.filter(({ firebase }) => firebase),
    ),
  ]
}

function none(what: string, weights: Weight[]): Figure {
  const measured = weights.map(({ path }) => path).join(', ') || 'none'
  return { what, measured, target: 'none', met: weights.length === 0 }
}

async function weigh(browser: Browser, address: string, path: string): Promise<Weight> {
  // The worker's downloads are measured separately and would interfere.
  const phone = await openPhone(browser, { serviceWorkers: 'block' })
  const page = await phone.newPage()
  const origins = new Set<string>()
  const loading = new Map<string, Promise<{ type: string; body: Buffer; travelled: number }>>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  const take = (response: Response) => {
    const type = response.headers()['content-type'] ?? ''
    if (!response.url().startsWith(address) || !/html|css|json|javascript/.test(type)) return
    // A script is downloaded, and later imported from the browser's cache.
    if (loading.has(response.url())) return
    if (response.headers()['content-encoding'] !== 'br')
      throw new Error(`${response.url()} came without brotli`)
    const sizes = response.request().sizes()
    loading.set(
      response.url(),
      response.body().then(async (body) => ({ type, body, travelled: (await sizes).responseBodySize })),
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
  const scripts = loaded.filter(({ type }) => type.includes('javascript'))
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return {
    path,
    markup: sum(loaded.filter((one) => !scripts.includes(one)).map(({ travelled }) => travelled)),
    script: sum(scripts.map(({ body }) => gzipSync(body, { level: 9 }).length)),
    firebase: scripts.some(({ body }) => body.includes('identitytoolkit')),
    origins: [...origins].filter((origin) => origin !== address),
  }
}
