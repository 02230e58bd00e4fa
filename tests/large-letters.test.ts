import { inLanguage, languages } from '../web/language/languages.ts'
import { expect, runFor, test } from './journey.ts'

const pages = [
  '/',
  '/register',
  '/forgot',
  '/action',
  '/account',
  '/offline',
  '/nowhere',
  '/tirupati',
  '/temples',
  '/temples/kapila-theertham',
  '/map',
  '/good-to-know',
]

for (const language of languages) {
  test(
    `letters of twice the size are whole on a small phone, ${language}`,
    runFor(language),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      for (const path of pages) {
        await page.goto(inLanguage(path, language))
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details:not(.language-switch details)'))
            details.setAttribute('open', '')
          document.documentElement.style.fontSize = '200%'
        })
        expect(await page.evaluate(cutOff), path).toEqual([])
      }
    },
  )
}

/** Runs in the page: what stands out of the screen, of its own box or of the button that it is in. */
function cutOff(): string[] {
  const found: string[] = []
  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 0) found.push(`the page is ${wide} px too wide`)
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('.visually-hidden, svg, option, script, style, .print-sheet')) continue
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
  return found
}
