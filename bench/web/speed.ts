import type { Browser } from '@playwright/test'
import { median } from '../median.ts'
import { atMost, type Figure, under } from './figures.ts'
import { type Loading, observeLoading } from './observe.ts'
import { openPhone, openSlowPage } from './phone.ts'

/** Alternates between the list of temples and the static page, its lower bound, as machines vary. */
export async function measureSpeed(
  browser: Browser,
  product: string,
  staticPage: string,
  runs: number,
): Promise<Figure[]> {
  const ours: Loading[] = []
  const staticPages: Loading[] = []
  for (let run = 0; run < runs; run += 1) {
    ours.push(await load(browser, `${product}/temples`))
    staticPages.push(await load(browser, `${staticPage}/temples`))
  }
  const paint = (loadings: Loading[]) => median(loadings.map(({ largestPaintMs }) => largestPaintMs))
  const share = paint(ours) / paint(staticPages)
  return [
    {
      what: 'largest contentful paint of the list of temples',
      measured: `${paint(ours).toFixed(0)} ms; the static page: ${paint(staticPages).toFixed(0)} ms; ${share.toFixed(3)} times`,
      target: 'at most 1.10 times',
      met: share <= 1.1,
    },
    atMost('layout shift', Math.max(...ours.map(({ shift }) => shift)), 0, ''),
    under('total blocking time', median(ours.map(({ blockingMs }) => blockingMs)), 100, 'ms'),
  ]
}

async function load(browser: Browser, address: string): Promise<Loading> {
  const phone = await openPhone(browser)
  const loading = await observeLoading(await openSlowPage(phone), address)
  await phone.close()
  return loading
}
