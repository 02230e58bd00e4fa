import type { Browser } from '@playwright/test'
import type { Language } from '#messages/languages.ts'
import { languageOf } from '#web/language/languages.ts'
import { atMost, type Figure } from '../report.ts'
import { openPhone } from './phone.ts'

const screenHeight = 780

/** In pixels down the page; "below the fold" counts from the end of the screen. */
type Ends = Partial<
  Record<
    'first card' | 'last card' | 'status below the fold' | 'phone rule below the fold' | 'before the gate',
    number
  >
>

/** Letters of some scripts are wide: headings take a line more. */
const limits: { answer: keyof Ends; most: number; languages?: readonly Language[] }[] = [
  { answer: 'first card', most: 330, languages: ['en', 'te', 'hi'] },
  { answer: 'first card', most: 400, languages: ['ta', 'kn'] },
  { answer: 'last card', most: 5.5 * screenHeight },
  { answer: 'status below the fold', most: 0 },
  { answer: 'phone rule below the fold', most: 0 },
  { answer: 'before the gate', most: 2.5 * screenHeight },
]

export async function measureFirstScreens(
  browser: Browser,
  address: string,
  pages: readonly string[],
): Promise<Figure[]> {
  const phone = await openPhone(browser)
  const page = await phone.newPage()
  const found: { path: string; language: Language; ends: Ends }[] = []
  for (const path of pages) {
    if (!/\/temples(\/|$)/.test(path)) continue
    await page.goto(address + path)
    // The page knows the time once its JavaScript runs.
    await page.waitForFunction(() => document.querySelector('.temple-status, .brief-opening')?.textContent)
    found.push({ path, language: languageOf(path), ends: await page.evaluate(endsOf) })
  }
  await phone.close()
  return limits.map(({ answer, most, languages }) => {
    const those = found.filter(
      ({ language, ends }) => answer in ends && (languages?.includes(language) ?? true),
    )
    const worst = those.reduce((one, other) =>
      Number(other.ends[answer]) > Number(one.ends[answer]) ? other : one,
    )
    return atMost(`first screen: ${answer} (${worst.path})`, Number(worst.ends[answer]), most, 'px')
  })
}

/** Runs in the page. */
function endsOf(): Ends {
  const box = (selector: string, index = 0) =>
    document.querySelectorAll(selector)[index]?.getBoundingClientRect() ?? null
  const end = (selector: string, index = 0) =>
    Math.round(box(selector, index)?.bottom ?? Number.POSITIVE_INFINITY)
  const places = box('nav.places')
  const fold = Math.round(places && places.top > 300 ? places.top : innerHeight)
  const belowFold = (bottom: number) => Math.max(0, bottom - fold)
  const cards = document.querySelectorAll('.temple-card').length
  if (cards > 0)
    return {
      'first card': Math.round(Number(box('.temple-card')?.top)),
      'last card': end('.temple-card', cards - 1),
      'status below the fold': belowFold(end('.temple-card .brief-opening', 1)),
    }
  // Where there are several ways in, the ticket box says how long each takes.
  const needed = ['#dress', '#tickets', '#footwear', '#visit-length, .ticket-box', '#getting-there']
  return {
    'status below the fold': belowFold(end('.temple-status, .brief-opening')),
    'phone rule below the fold': belowFold(end('#phones')),
    'before the gate': Math.max(...needed.map((selector) => end(selector))),
  }
}
