import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSite, isSiteBuilt } from '#tools/build/build-site.ts'
import { explain, type NoCommand, parseArguments } from '#tools/command-line.ts'
import { freePort } from '#tools/test/free-port.ts'
import { startProcess } from './processes.ts'
import { machine, writeResults } from './results.ts'
import { measureBytes } from './web/bytes.ts'
import { type Figure, tableOf } from './web/figures.ts'
import { measureFirstScreens } from './web/first-screen.ts'
import { measureInteractions } from './web/interactions.ts'
import { measureLighthouse } from './web/lighthouse.ts'
import { measureOffline } from './web/offline.ts'
import { builtPages } from './web/pages.ts'
import { openBrowser } from './web/phone.ts'
import { measureSpeed } from './web/speed.ts'
import { writeStaticSite } from './web/static-page.ts'

/** How often each page is loaded; an odd number. */
const runs = Number(process.env.BENCH_RUNS ?? 5)

const partNames = ['speed', 'interactions', 'first-screen', 'bytes', 'offline', 'lighthouse'] as const
type Part = (typeof partNames)[number]

const usage = `Usage: npm run bench:web -- [PART]…

Measures what a visitor of the built pages feels. A PART is one of ${partNames.join(', ')}.
Without one it measures all, and keeps the results in bench/RESULTS.md.

Exits with 0; with 1 if a target is missed; with 2 for a usage error.`

const asked = partsIn(process.argv.slice(2))
if ('help' in asked || 'problem' in asked) process.exit(explain(asked, usage))

if (!isSiteBuilt()) await buildSite()
const siteFolder = fileURLToPath(new URL('../build/client', import.meta.url))
const port = await freePort()
const light = asked.parts.join() === 'bytes'
const browser = await openBrowser([`--remote-debugging-port=${port}`], { light })
const dataDir = mkdtempSync(join(tmpdir(), 'travel-visit-bench-'))
const server = await startProcess('../server/main.ts', { DATA_DIR: join(dataDir, 'product') })
const { address } = server
const pages = builtPages(siteFolder, address)

const measures: Record<Part, () => Promise<Figure[]>> = {
  async speed() {
    const staticFolder = await writeStaticSite(browser, address, siteFolder)
    const staticServer = await startProcess('./web/static-server.ts', {
      DATA_DIR: join(dataDir, 'static'),
      SITE_FOLDER: staticFolder,
    })
    const figures = await measureSpeed(browser, address, staticServer.address, runs)
    await staticServer.stop()
    rmSync(staticFolder, { recursive: true })
    return figures
  },
  interactions: () => measureInteractions(browser, address, runs),
  'first-screen': () => measureFirstScreens(browser, address, pages),
  bytes: () => measureBytes(browser, address, pages),
  offline: async () => [await measureOffline(browser, address)],
  lighthouse: () => measureLighthouse(port, address, pages),
}
const figures: Figure[] = []
for (const part of asked.parts) figures.push(...(await measures[part]()))
await browser.close()
await server.stop()
rmSync(dataDir, { recursive: true })

const table = tableOf(figures)
console.log(table)
if (asked.parts.length === partNames.length) {
  const conditions = `${machine}, Chromium ${browser.version()}; a phone of 360 × 780, its line and processor slowed down as Lighthouse does it (slow 4G: 1.6 Mbit/s, 150 ms; 4 times slower); medians of ${runs} visits with nothing kept. The static page is made from the built one: its text and pictures, one short style, no script. Lighthouse looks once at each page, and of one that is not at 100 the median of five looks counts. Photographs cannot be loaded.`
  writeResults('The pages', `${conditions}\n\n${table}`)
}
process.exitCode = figures.every(({ met }) => met) ? 0 : 1

function partsIn(args: string[]): { parts: readonly Part[] } | NoCommand {
  const parsed = parseArguments(args, { allowPositionals: true })
  if (!('values' in parsed)) return parsed
  const unknown = parsed.positionals.find((name) => !partNames.some((part) => part === name))
  if (unknown !== undefined) return { problem: `There is no part ${unknown}.` }
  const named = partNames.filter((part) => parsed.positionals.includes(part))
  return { parts: named.length === 0 ? partNames : named }
}
