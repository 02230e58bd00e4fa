import type { Browser } from '@playwright/test'
import type { Language } from '#web/language/languages.ts'
import { atMost, type Figure } from './figures.ts'
import type { BuiltPage } from './pages.ts'
import { openPhone } from './phone.ts'

/** Where things stand on a phone of 360 × 780 as a page opens, in pixels from its top. */
type Layout = {
  path: string
  language: Language
  /** The end of what can be seen: the screen without the bar at its bottom. */
  fold: number
  screens: number
  wordsAboveFold: number
  firstCard: number | null
  /** The end of the tenth card. */
  lastCard: number | null
  /** The end of the status of the second card of the list, or of the temple. */
  status: number | null
  phoneRule: number | null
  /** The end of what a visitor needs to know before the gate. */
  beforeTheGate: number | null
}

const screenHeight = 780
/** Letters of these scripts are wide: headings take a line more. */
const wideScripts: readonly Language[] = ['ta', 'kn']

/** How far down the answers stand on the list and on the temples' pages, in every language. */
export async function measureFirstScreens(
  browser: Browser,
  address: string,
  pages: readonly BuiltPage[],
): Promise<Figure[]> {
  const phone = await openPhone(browser, { serviceWorkers: 'block' })
  const page = await phone.newPage()
  const layouts: Layout[] = []
  for (const { path, language } of pages) {
    if (!/\/temples(\/|$)/.test(path)) continue
    await page.goto(address + path)
    await page.waitForFunction(isAnswered)
    layouts.push({ path, language, ...(await page.evaluate(layoutOf)) })
  }
  await phone.close()
  console.table(Object.fromEntries(layouts.map(({ path, language, ...layout }) => [path, layout])))
  const lists = layouts.filter(({ firstCard }) => firstCard !== null)
  const temples = layouts.filter(({ phoneRule }) => phoneRule !== null)
  const narrow = lists.filter(({ language }) => !wideScripts.includes(language))
  const wide = lists.filter(({ language }) => wideScripts.includes(language))
  return [
    lowest('first card of the list', narrow, ({ firstCard }) => firstCard, 330),
    lowest('first card of the list in Tamil and Kannada', wide, ({ firstCard }) => firstCard, 400),
    lowest('end of the second card’s status below the fold', lists, belowFold('status'), 0),
    lowest('end of the list’s last card', lists, ({ lastCard }) => lastCard, 5.5 * screenHeight),
    lowest('end of a temple’s status below the fold', temples, belowFold('status'), 0),
    lowest('end of a temple’s phone rule below the fold', temples, belowFold('phoneRule'), 0),
    lowest(
      'end of what is needed before the gate',
      temples,
      ({ beforeTheGate }) => beforeTheGate,
      2.5 * screenHeight,
    ),
  ]
}

function lowest(
  what: string,
  layouts: readonly Layout[],
  figure: (layout: Layout) => number | null,
  most: number,
): Figure {
  const figures = layouts.map((layout) => ({ path: layout.path, value: figure(layout) ?? Infinity }))
  const worst = figures.reduce((one, other) => (other.value > one.value ? other : one))
  return atMost(`first screen: ${what} (${worst.path})`, worst.value, most, 'px')
}

function belowFold(answer: 'status' | 'phoneRule'): (layout: Layout) => number | null {
  return (layout) => {
    const end = layout[answer]
    return end === null ? null : Math.max(0, end - layout.fold)
  }
}

/** The page knows the time once its JavaScript runs. */
function isAnswered(): boolean {
  return Boolean(document.querySelector('.temple-status, .brief-opening')?.textContent)
}

/** Runs in the page. */
function layoutOf(): Omit<Layout, 'path' | 'language'> {
  const box = (selector: string, index = 0) =>
    document.querySelectorAll(selector)[index]?.getBoundingClientRect() ?? null
  const end = (selector: string, index = 0) => {
    const found = box(selector, index)
    return found && Math.round(found.bottom)
  }
  const places = box('nav.places')
  const fold = Math.round(places && places.top > 300 ? places.top : innerHeight)
  const isList = document.querySelector('.temple-card') !== null
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let words = 0
  while (walker.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const { top, width, height } = range.getBoundingClientRect()
    if (width > 1 && height > 1 && top >= 0 && top < fold)
      words += (walker.currentNode.textContent ?? '').trim().split(/\s+/).filter(Boolean).length
  }
  const needed = ['#dress', '#tickets', '#footwear', '#visit-length', '#getting-there']
  const ends = needed.map((selector) => end(selector))
  const firstCard = box('.temple-card')
  return {
    fold,
    screens: Math.round((document.documentElement.scrollHeight / innerHeight) * 100) / 100,
    wordsAboveFold: words,
    firstCard: firstCard && Math.round(firstCard.top),
    lastCard: isList ? end('.temple-card', document.querySelectorAll('.temple-card').length - 1) : null,
    status: isList ? end('.temple-card .brief-opening', 1) : end('.temple-status, .brief-opening'),
    phoneRule: isList ? null : (end('#phones') ?? Infinity),
    beforeTheGate: isList || ends.includes(null) ? null : Math.max(...ends.map(Number)),
  }
}
