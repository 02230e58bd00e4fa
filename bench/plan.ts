import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { guide } from '#guide/guide.ts'
import { type DayFrame, usualFrame } from '#guide/plan/day-frame.ts'
import type { planDay } from '#guide/plan/plan-day.ts'
import { type PlannedTemple, plannedTemple } from '#guide/plan/planned-temple.ts'
import type { Wishes } from '#guide/plan/wishes.ts'
import { median } from './median.ts'
import { machine, writeResults } from './results.ts'
import { tableOf, under } from './web/figures.ts'
import { openBrowser } from './web/phone.ts'

/** As Lighthouse slows the processor down for a phone. */
const slowdown = 4
/** In milliseconds: what takes longer is felt, and does not belong on the main thread. */
const notFelt = 100
/** An odd number. */
const runs = 9
const pagesOpened = 9

const ten = guide.temples.map((temple) => plannedTemple(temple, guide.gateways))
/** With four of them again, a few kilometres away. */
const fourteen = [
  ...ten,
  ...ten.slice(1, 5).map(({ coordinates: { latitude, longitude }, ...temple }) => ({
    ...temple,
    coordinates: { latitude: latitude + 0.02, longitude: longitude - 0.03 },
    distances: {},
  })),
]
const days = [
  { name: 'from eight to eight', leavesAt: 8 * 60, backBy: 20 * 60 },
  { name: 'from five in the morning to ten at night', leavesAt: 5 * 60, backBy: 22 * 60 },
]

const script = await bundledPlanner()
const browser = await openBrowser()
const figures = []
for (const { temples, bound } of [
  { temples: ten, bound: 20 },
  { temples: fourteen, bound: 100 },
]) {
  for (const { name, ...hours } of days) {
    const { first, again } = await measure(browser, script, temples, hours)
    figures.push(under(`${temples.length} temples, ${name}`, again, bound, 'ms'))
    if (temples === ten) figures.push(under('the same, the first time on a page', first, notFelt, 'ms'))
  }
}
await browser.close()

const table = tableOf(figures)
console.log(table)
writeResults(
  'Planning a day',
  `${machine}, Chromium ${browser.version()} with the processor slowed down ${slowdown} times; medians of ${runs} plans, and the first on its page; of ${pagesOpened} pages the quickest.\n\n${table}`,
)
process.exitCode = figures.every(({ met }) => met) ? 0 : 1

async function bundledPlanner(): Promise<string> {
  const entry = fileURLToPath(new URL('../guide/plan/plan-day.ts', import.meta.url))
  const [output] = (await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: true, lib: { entry, formats: ['es'] } },
  })) as Rolldown.RolldownOutput[]
  const [chunk] = output?.output ?? []
  if (!chunk) throw new Error('The planner was not bundled.')
  return chunk.code
}

async function measure(
  browser: Browser,
  script: string,
  temples: readonly PlannedTemple[],
  hours: Pick<DayFrame, 'leavesAt' | 'backBy'>,
): Promise<{ first: number; again: number }> {
  const pages = []
  for (let page = 0; page < pagesOpened; page++) pages.push(await planOnPage(browser, script, temples, hours))
  // Whatever else the machine does makes a page slower, never faster.
  return {
    first: Math.min(...pages.map(([first]) => first as number)),
    again: Math.min(...pages.map(([, ...others]) => median(others))),
  }
}

/** The milliseconds of each plan. */
async function planOnPage(
  browser: Browser,
  script: string,
  temples: readonly PlannedTemple[],
  hours: Pick<DayFrame, 'leavesAt' | 'backBy'>,
): Promise<number[]> {
  const [gateway] = guide.gateways.filter(({ id }) => id === 'railwayStation')
  if (!gateway) throw new Error('The guide has no railway station.')
  const station = { coordinates: gateway.coordinates.value, gateway: gateway.id }
  const frame: DayFrame = { ...usualFrame, ...hours, date: '2026-11-27', start: station, end: station }
  const wishes: Wishes = Object.fromEntries(temples.map(({ id }) => [id, 'like']))

  const page = await browser.newPage()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const times = await page.evaluate(
    async ({ script, frame, temples, wishes, runs }) => {
      const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
      const planner: { planDay: typeof planDay } = await import(address)
      return Array.from({ length: runs + 1 }, () => {
        const from = performance.now()
        planner.planDay(frame, temples, wishes)
        return performance.now() - from
      })
    },
    { script, frame, temples, wishes, runs },
  )
  await page.close()
  return times
}
