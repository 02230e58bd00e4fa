import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { buildSite, isSiteBuilt } from '../scripts/build-site.ts'
import { findChromium } from '../scripts/find-chromium.ts'
import { removeData, startTestServer } from '../tests/server.ts'

/** What a reader of the guide may be made to load in JavaScript, gzip, before anything is interactive. */
const budgetBytes = 125_000

const pages = [
  '/',
  '/login',
  '/register',
  '/forgot',
  '/action',
  '/account',
  '/tirupati',
  '/temples',
  '/nowhere',
]

/** The weight of each page as a browser loads it for somebody who is not signed in. */
if (!isSiteBuilt()) await buildSite()
const server = await startTestServer()
const browser = await chromium.launch({
  executablePath: findChromium(process.env),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const rows = []
for (const path of pages) rows.push(await weigh(path))
await browser.close()
await server.stop()
removeData(server)

console.table(Object.fromEntries(rows.map(({ path, ...row }) => [path, row])))
if (rows.some((row) => row['JavaScript, gzip'] === 0))
  throw new Error('A page without JavaScript was weighed')
const heavy = rows.filter((row) => row['JavaScript, gzip'] > budgetBytes)
const impure = rows.filter((row) => row['Firebase in it'])
for (const { path } of heavy) console.error(`${path}: more than ${budgetBytes} bytes of JavaScript`)
for (const { path } of impure) console.error(`${path}: loads Firebase before anybody signs in`)
process.exitCode = heavy.length + impure.length === 0 ? 0 : 1

async function weigh(path: string) {
  const page = await browser.newPage()
  await page.route('https://upload.wikimedia.org/**', (route) => route.abort())
  const loading: Promise<{ type: string; body: Buffer }>[] = []
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (response.url().startsWith(server.address)) {
      loading.push(response.body().then((body) => ({ type, body })))
    }
  })
  await page.goto(server.address + path, { waitUntil: 'networkidle' })
  const loaded = await Promise.all(loading)
  await page.close()
  const gzipped = (kind: RegExp) =>
    loaded
      .filter(({ type }) => kind.test(type))
      .reduce((total, { body }) => total + gzipSync(body, { level: 9 }).length, 0)
  return {
    path,
    'HTML, gzip': gzipped(/html/),
    'CSS, gzip': gzipped(/css/),
    'JavaScript, gzip': gzipped(/javascript/),
    'Firebase in it': loaded.some(
      ({ type, body }) => /javascript/.test(type) && body.includes('identitytoolkit'),
    ),
  }
}
