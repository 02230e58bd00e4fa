import lighthouse, { type Flags, type Result } from 'lighthouse'
import { atMost, type Figure, median } from '../report.ts'

const paths = ['/tirupati', '/temples', '/temples/tirumala', '/good-to-know', '/ta/temples']

/** Scores out of 100. */
const least = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const categories = Object.keys(least) as (keyof typeof least)[]

/** How often each page is loaded; an odd number, for the median. */
const loads = Number(process.env.BENCH_RUNS ?? 5)

/** Photographs are unreachable here, and a failed one would count as an error of the page. */
const always: Flags = { logLevel: 'error', blockedUrlPatterns: ['https://upload.wikimedia.org/*'] }

/** A page below the best score is loaded several times, and its median counts. */
export async function measureScores(port: number, address: string): Promise<Figure[]> {
  const seenOn = new Map<string, Result[]>()
  for (const path of paths) {
    const flags = { ...always, port, onlyCategories: categories }
    const seen = [await look(address + path, flags)]
    const isBest = categories.every((category) => scoreOf(seen[0], category) === 100)
    while (!isBest && seen.length < loads) seen.push(await look(address + path, flags))
    seenOn.set(path, seen)
  }
  return categories.map((category) => {
    const scores = (seen: Result[]) => seen.map((result) => scoreOf(result, category))
    const all = [...seenOn].map(([path, seen]) => ({ path, score: median(scores(seen)) }))
    const worst = all.reduce((one, other) => (other.score < one.score ? other : one))
    return {
      what: `Lighthouse, ${category}, the lowest of ${paths.length} pages`,
      measured: `${worst.score} (${worst.path})`,
      target: `${least[category]} or more`,
      met: worst.score >= least[category],
    }
  })
}

/** In turns, as machines vary. */
export async function measurePaint(port: number, product: string, plain: string): Promise<Figure[]> {
  const onlyAudits = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time']
  const flags: Flags = { ...always, port, onlyAudits, throttlingMethod: 'devtools' }
  const ours: Result[] = []
  const plains: Result[] = []
  for (let load = 0; load < loads; load += 1) {
    ours.push(await look(`${product}/temples`, flags))
    plains.push(await look(`${plain}/temples`, flags))
  }
  const paint = (seen: Result[]) => median(valuesOf(seen, 'largest-contentful-paint'))
  const share = paint(ours) / paint(plains)
  return [
    {
      ...atMost('largest contentful paint of the list of temples', share, 1.2, 'times'),
      measured: `${paint(ours).toFixed(0)} ms, ${share.toFixed(2)} times`,
      beside: `the same page without scripts: ${paint(plains).toFixed(0)} ms`,
    },
    atMost('layout shift of the list', Math.max(...valuesOf(ours, 'cumulative-layout-shift')), 0, ''),
    atMost('total blocking time of the list', median(valuesOf(ours, 'total-blocking-time')), 100, 'ms'),
  ]
}

/** A trace occasionally lacks the navigation or the paint that Lighthouse looks for; the next one has it. */
async function look(address: string, flags: Flags, tries = 3): Promise<Result> {
  const run = await lighthouse(address, flags)
  const isWhole = Object.values(run?.lhr.audits ?? {}).every(
    ({ scoreDisplayMode }) => scoreDisplayMode !== 'error',
  )
  if (run && !run.lhr.runtimeError && isWhole) return run.lhr
  if (tries > 1) return look(address, flags, tries - 1)
  throw new Error(`${address}: ${run?.lhr.runtimeError?.message ?? 'an audit has failed'}`)
}

function scoreOf(result: Result | undefined, category: string): number {
  return Math.round(Number(result?.categories[category]?.score) * 100)
}

function valuesOf(seen: Result[], audit: string): number[] {
  return seen.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)
}
