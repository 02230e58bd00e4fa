import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSite, isSiteBuilt } from '#tools/build/build-site.ts'
import { freePort } from '#tools/test/free-port.ts'
import { startProcess } from './processes.ts'
import { writeResults } from './results.ts'
import { measureBytes } from './web/bytes.ts'
import { measureInteractions } from './web/interactions.ts'
import { measureLighthouse } from './web/lighthouse.ts'
import { writeLimitSite } from './web/limit-page.ts'
import { measureOffline } from './web/offline.ts'
import { builtPages } from './web/pages.ts'
import { openBrowser } from './web/phone.ts'
import { measureSpeed } from './web/speed.ts'
import { type Target, tableOf } from './web/targets.ts'

/** How often each page is loaded; an odd number. */
const runs = Number(process.env.BENCH_RUNS ?? 5)

if (!isSiteBuilt()) await buildSite()
const siteFolder = fileURLToPath(new URL('../build/client', import.meta.url))
const port = await freePort()
const asked = process.argv.slice(2)
const light = asked.length === 1 && asked[0] === 'bytes'
const browser = await openBrowser([`--remote-debugging-port=${port}`], { light })
const dataDir = mkdtempSync(join(tmpdir(), 'travel-visit-bench-'))
const server = await startProcess('../server/main.ts', { DATA_DIR: join(dataDir, 'product') })
const { address } = server
const pages = builtPages(siteFolder, address)

/** What a visitor of the built product feels, by name; each can be measured alone: `npm run bench:web -- speed`. */
const parts: Record<string, () => Promise<Target[]>> = {
  async speed() {
    const limitFolder = await writeLimitSite(browser, address, siteFolder)
    const limit = await startProcess('./web/limit-server.ts', {
      DATA_DIR: join(dataDir, 'limit'),
      SITE_FOLDER: limitFolder,
    })
    const targets = await measureSpeed(browser, address, limit.address, runs)
    await limit.stop()
    rmSync(limitFolder, { recursive: true })
    return targets
  },
  interactions: () => measureInteractions(browser, address, runs),
  bytes: () => measureBytes(browser, address, pages),
  offline: async () => [await measureOffline(browser, address)],
  lighthouse: () => measureLighthouse(port, address, pages),
}
const unknown = asked.filter((name) => !(name in parts))
if (unknown.length > 0) throw new Error(`Parts are ${Object.keys(parts).join(', ')}; not ${unknown}`)

const targets: Target[] = []
for (const [name, measure] of Object.entries(parts))
  if (asked.length === 0 || asked.includes(name)) targets.push(...(await measure()))
await browser.close()
await server.stop()
rmSync(dataDir, { recursive: true })

const table = tableOf(targets)
console.log(table)
if (asked.length === 0) {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, ${process.platform}, Chromium ${browser.version()}; a phone of 360 × 780, its line and processor slowed down as Lighthouse does it (slow 4G: 1.6 Mbit/s, 150 ms; 4 times slower); medians of ${runs} visits with nothing kept. The static page is made from the built one: its text and pictures, one short style, no script. Lighthouse looks once at each page, and of one that is not at 100 the median of five looks counts. Photographs cannot be loaded.`
  writeResults('The pages', `${machine}\n\n${table}`)
}
process.exitCode = targets.every(({ met }) => met) ? 0 : 1
