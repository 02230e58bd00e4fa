import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultsOf } from '#identity/parse-settings.ts'
import { serverSettings } from '#server/settings.ts'
import { readBuiltSite } from '#server/site/built-site.ts'
import { removeData, startTestServer } from '#tests/support/server.ts'
import { buildSite, isSiteBuilt } from '#tools/build/build-site.ts'
import { explain, parseArguments } from '#tools/command-line.ts'
import { freePort } from '#tools/test/free-port.ts'
import { type Figure, report } from './report.ts'
import { measureBytes } from './web/bytes.ts'
import { measureFirstScreens } from './web/first-screen.ts'
import { measurePaint, measureScores } from './web/lighthouse.ts'
import { openBrowser } from './web/phone.ts'

const partNames = ['paint', 'scores', 'first-screen', 'bytes'] as const

const usage = `Usage: npm run bench:web -- [PART]… [--record]

Measures what a visitor of the built pages feels. A PART is one of ${partNames.join(', ')};
without one it measures all, and with --record keeps the figures in bench/RESULTS.md.
Exits with 1 if a target is missed.`

const asked = parseArguments(process.argv.slice(2), {
  allowPositionals: true,
  options: { record: { type: 'boolean' } },
})
if (!('values' in asked)) process.exit(explain(asked, usage))
const named = partNames.filter((part) => asked.positionals.includes(part))
const parts = asked.positionals.length === 0 ? partNames : named
if (parts.length < (asked.values.record ? partNames.length : asked.positionals.length || 1))
  process.exit(explain({ problem: 'Name parts that there are, and record only all together.' }, usage))

if (!isSiteBuilt()) await buildSite()
const siteFolder = fileURLToPath(new URL('../build/client', import.meta.url))
const port = await freePort()
const light = parts.join() === 'bytes'
const browser = await openBrowser([`--remote-debugging-port=${port}`], { light })
const server = await startTestServer({ LOG_LEVEL: 'info' })
const { address } = server
const pages = [
  ...readBuiltSite(siteFolder, { origin: address, streets: defaultsOf(serverSettings), contact: undefined }),
].flatMap(([path, { isPage }]) => (isPage ? [path] : []))

const measures: Record<(typeof partNames)[number], () => Promise<Figure[]>> = {
  async paint() {
    const folder = siteWithoutScripts()
    const plain = await startTestServer({ LOG_LEVEL: 'info', SITE_FOLDER: folder })
    const figures = await measurePaint(port, address, plain.address)
    await plain.stop()
    removeData(plain)
    rmSync(folder, { recursive: true })
    return figures
  },
  scores: () => measureScores(port, address),
  'first-screen': () => measureFirstScreens(browser, address, pages),
  bytes: () => measureBytes(browser, address, pages),
}
const figures: Figure[] = []
for (const part of parts) figures.push(...(await measures[part]()))
const conditions = `Chromium ${browser.version()}; nothing kept from earlier visits; photographs cannot be loaded`
await browser.close()
await server.stop()
removeData(server)
report('The pages', conditions, figures)

function siteWithoutScripts(): string {
  const folder = mkdtempSync(join(tmpdir(), 'travel-visit-plain-'))
  cpSync(siteFolder, folder, { recursive: true })
  const list = join(folder, 'temples/index.html')
  const script = /<script\b.*?<\/script>|<link\b[^>]*\b(?:modulepreload|as="script")[^>]*>/gs
  writeFileSync(list, readFileSync(list, 'utf8').replace(script, ''))
  return folder
}
