import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { type DayFrame, usualFrame } from '#day/plan/day-frame.ts'
import type { planDay } from '#day/plan/plan-day.ts'
import { type PlannedTemple, plannedTemple } from '#day/plan/planned-temple.ts'
import { guide } from '#guide/guide.ts'
import { atMost, type Figure, median, report } from './report.ts'
import { openBrowser } from './web/phone.ts'

/** Lighthouse slows the processor down as much for a phone. */
const slowdown = 4
/** What takes longer is felt, and does not belong on the main thread. */
const notFelt = 100
const runs = 9
/** The quickest counts: whatever else the machine does makes a page slower, never faster. */
const pagesOpened = 9

const ten = guide.temples.map((temple) => plannedTemple(temple, guide.gateways))
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
const figures: Figure[] = []
for (const { temples, bound } of [
  { temples: ten, bound: 20 },
  { temples: fourteen, bound: 100 },
]) {
  for (const { name, ...hours } of days) {
    const pages: { first: number; again: number }[] = []
    while (pages.length < pagesOpened) pages.push(await planOnPage(temples, hours))
    const quickest = (time: 'first' | 'again') => Math.min(...pages.map((page) => page[time]))
    figures.push(atMost(`${temples.length} temples, ${name}`, quickest('again'), bound, 'ms'))
    if (temples === ten)
      figures.push(atMost('the same, the first time on a page', quickest('first'), notFelt, 'ms'))
  }
}
const conditions = `Chromium ${browser.version()} with the processor slowed down ${slowdown} times; medians of ${runs} plans, and the first on its page; of ${pagesOpened} pages the quickest`
await browser.close()
report('Planning a day', conditions, figures)

async function bundledPlanner(): Promise<string> {
  const entry = fileURLToPath(new URL('../day/plan/plan-day.ts', import.meta.url))
  const [output] = (await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: true, lib: { entry, formats: ['es'] } },
  })) as Rolldown.RolldownOutput[]
  const [chunk] = output?.output ?? []
  if (!chunk) throw new Error('The planner was not bundled.')
  return chunk.code
}

async function planOnPage(temples: readonly PlannedTemple[], hours: Pick<DayFrame, 'leavesAt' | 'backBy'>) {
  const [gateway] = guide.gateways.filter(({ id }) => id === 'railwayStation')
  if (!gateway) throw new Error('The guide has no railway station.')
  const station = { coordinates: gateway.coordinates.value, gateway: gateway.id }
  const frame: DayFrame = { ...usualFrame, ...hours, date: '2026-11-27', start: station, end: station }
  const wishes = Object.fromEntries(temples.map(({ id }) => [id, 'like' as const]))

  const page = await browser.newPage()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const [first = Number.NaN, ...others] = await page.evaluate(
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
  return { first, again: median(others) }
}
