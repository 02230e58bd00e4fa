import type { Page } from '@playwright/test'
import { openDetails } from '#tests/support/accessibility.ts'
import { expect, inTheLongRun, runFor, test } from '#tests/support/journey.ts'
import { everyPage } from '#tests/support/pages.ts'
import { inLanguage, languages } from '#web/language/languages.ts'

/** In pixels: 1280 px at 400 %, and a desk. */
const extremes = [320, 1280]
/** A phone, 1280 px at 200 %, a tablet. */
const between = [360, 640, 768]

for (const [widths, when] of [
  [extremes, undefined],
  [between, inTheLongRun],
] as const) {
  for (const language of languages) {
    test(
      `nothing is cut off at ${widths.join(' or ')} px, ${language}`,
      when ?? runFor(language),
      async ({ page }) => {
        for (const path of everyPage) {
          await page.goto(inLanguage(path, language))
          await openDetails(page)
          for (const width of widths) {
            await page.setViewportSize({ width, height: 800 })
            expect(await page.evaluate(cutOff), `${path} at ${width} px`).toEqual([])
          }
        }
      },
    )
  }
}

for (const language of languages) {
  test(
    `a phone with twice the font size gets it, and nothing is cut off, ${language}`,
    runFor(language),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(inLanguage('/temples', language))
      const usual = await letterSize(page)
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setEmulatedOSTextScale', { scale: 2 })
      for (const path of everyPage) {
        await page.goto(inLanguage(path, language))
        await openDetails(page)
        expect(await letterSize(page)).toBe(2 * usual)
        expect(await page.evaluate(cutOff), path).toEqual([])
      }
    },
  )
}

function letterSize(page: Page): Promise<number> {
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))
}

/** Runs in the page: finds text that leaves the screen, its box or its button, or is covered. */
async function cutOff(): Promise<string[]> {
  const found: string[] = []
  const notSeen = '.visually-hidden, svg, option, script, style, noscript, .print-sheet'
  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 0) found.push(`the page is ${wide} px too wide`)
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest(notSeen)) continue
    if (!element.checkVisibility() || element.clientWidth <= 1) continue
    const { right, left } = element.getBoundingClientRect()
    if (right > innerWidth + 1 || left < -1)
      found.push(`beside the screen: ${element.outerHTML.slice(0, 100)}`)
    const { display, position } = getComputedStyle(element)
    if (display === 'inline' || position === 'absolute') continue
    if (element.scrollWidth > element.clientWidth + 1)
      found.push(`too wide: ${element.outerHTML.slice(0, 100)}`)
    if (/^(A|BUTTON|LABEL|SUMMARY)$/.test(element.tagName) && element.scrollHeight > element.clientHeight + 2)
      found.push(`too high: ${element.outerHTML.slice(0, 100)}`)
  }
  const bar = document.querySelector('.places')?.getBoundingClientRect()
  const fold = bar && bar.bottom >= innerHeight ? bar.top : innerHeight
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const element = words.currentNode.parentElement
    if (!element?.checkVisibility() || element.closest(notSeen) || !words.currentNode.nodeValue?.trim())
      continue
    const { top, bottom } = element.getBoundingClientRect()
    // On phones the bar at the bottom covers the end of the scrolled page.
    const isBar = element.closest('.places') !== null
    if (!isBar && (top < 0 || bottom > fold)) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    // Cards far from the screen are laid out one frame after they come near.
    if (!element.checkVisibility({ contentVisibilityAuto: true })) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
    }
    const range = document.createRange()
    range.selectNodeContents(words.currentNode)
    const [line] = range.getClientRects()
    const above = line && document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2)
    if (!above || above.contains(element) || element.contains(above)) continue
    // A radio button covers its own label.
    if (element.closest('label')?.contains(above)) continue
    found.push(`under ${above.outerHTML.slice(0, 60)}: ${element.outerHTML.slice(0, 100)}`)
  }
  return found
}
