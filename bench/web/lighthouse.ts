import lighthouse, { type Flags, type Result } from 'lighthouse'
import { median } from '../median.ts'
import type { Figure } from './figures.ts'
import { type BuiltPage, isForSearchEngines, isNotFoundPage } from './pages.ts'

/** Lighthouse's categories, each with its lowest acceptable score out of 100. */
const least = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const

type Category = keyof typeof least
type Scores = Record<Category, number>

/** Scores vary with the machine's load: for a page below the best score at first, the median of five counts. */
const looks = 5

/** Retries after a failed run. */
const tries = 3

/** Lighthouse's mobile profile. `port` is the browser's debugging port. */
export async function measureLighthouse(
  port: number,
  address: string,
  pages: BuiltPage[],
): Promise<Figure[]> {
  const all: { path: string; scores: Scores }[] = []
  for (const page of pages) {
    const scores = await scoresOf(port, address, page)
    console.log(`Lighthouse: ${page.path} ${JSON.stringify(scores)}`)
    all.push({ path: page.path, scores })
  }
  return categories().map((category) => {
    const worst = all.reduce((a, b) => (b.scores[category] < a.scores[category] ? b : a))
    const low = all.filter(({ scores }) => scores[category] < least[category])
    const where = low.length === 0 ? '' : `: ${low.map(({ path }) => path).join(', ')}`
    return {
      what: `Lighthouse, ${category}, the lowest of ${all.length} pages`,
      measured: `${worst.scores[category]}${where}`,
      target: `${least[category]} or more`,
      met: low.length === 0,
    }
  })
}

async function scoresOf(port: number, address: string, page: BuiltPage): Promise<Scores> {
  const first = await audit(port, address, page)
  if (categories().every((category) => first[category] === 100)) return first
  const others: Scores[] = []
  for (let look = 1; look < looks; look += 1) others.push(await audit(port, address, page))
  return perCategory((category) => median([first, ...others].map((scores) => scores[category])))
}

/**
 * Prints what is wrong in each category below its limit. Skips audits that do not apply: pages that ask not to be
 * indexed are not scored for indexing, and the not-found page is not scored for its status 404.
 */
async function audit(port: number, address: string, page: BuiltPage): Promise<Scores> {
  const notFound = isNotFoundPage(page)
  const skipAudits = [
    ...(isForSearchEngines(page) ? [] : ['is-crawlable']),
    ...(notFound ? ['http-status-code', 'errors-in-console'] : []),
  ]
  const { categories: found, audits } = await result(address + page.path, {
    port,
    logLevel: 'error',
    onlyCategories: categories(),
    // They are unreachable here, and a failed photograph would count as an error of the page.
    blockedUrlPatterns: ['https://upload.wikimedia.org/*'],
    ignoreStatusCode: notFound,
    ...(skipAudits.length > 0 && { skipAudits }),
  })
  for (const category of categories()) {
    if (Number(found[category]?.score) * 100 >= least[category]) continue
    for (const { id, weight } of found[category]?.auditRefs ?? []) {
      const result = audits[id]
      if (weight > 0 && result && result.score !== null && result.score < 0.9)
        console.log(`  ${page.path}: ${category}: ${id} ${result.displayValue ?? ''}`)
    }
  }
  return perCategory((category) => Math.round(Number(found[category]?.score) * 100))
}

/** A trace occasionally lacks the navigation that Lighthouse looks for; the next one has it. */
async function result(address: string, flags: Flags): Promise<Result> {
  let problem: string | undefined
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const run = await lighthouse(address, flags)
    if (run && !run.lhr.runtimeError) return run.lhr
    problem = run?.lhr.runtimeError?.message
  }
  throw new Error(`${address}: ${problem}`)
}

function categories(): Category[] {
  return Object.keys(least) as Category[]
}

function perCategory(scoreOf: (category: Category) => number): Scores {
  return Object.fromEntries(categories().map((category) => [category, scoreOf(category)])) as Scores
}
