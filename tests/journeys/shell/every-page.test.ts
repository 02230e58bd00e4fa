import type { CDPSession, Page } from '@playwright/test'
import { type Language, languages } from '#messages/languages.ts'
import { expectNoViolations, letterSize, openDetails, tooSmall } from '#tests/support/accessibility.ts'
import { expect, inTheLongRun, test } from '#tests/support/journey.ts'
import { everyPage } from '#tests/support/pages.ts'
import { fillDay } from '#tests/support/saved.ts'
import { inLanguage } from '#web/language/languages.ts'

/** Srikalahasti has the longest word. */
const likeOthers = (path: string) =>
  path === '/login' ||
  (/^\/(temples|good-to-know)\/./.test(path) && !/\/(tirumala|srikalahasti|darshan)$/.test(path))
const kinds = everyPage.filter((path) => !likeOthers(path))
const isOfGuide = (path: string) => /^\/(tirupati|temples|day|seen|map|good-to-know)/.test(path)
const groups = {
  'a page of each kind of the guide': kinds.filter(isOfGuide),
  'every other kind of page': kinds.filter((path) => !isOfGuide(path)),
  'the pages that are like others': everyPage.filter(likeOthers),
}

const targets = '.top-bar a:not(.visually-hidden), button, .button, input'

/** A desktop, a tablet, the desktop zoomed to 200 % and 400 %, and a phone. */
const widths = [1280, 768, 640, 320, 360]

/**
 * Colours do not depend on the language, and the words about the day on the hour in each: both schemes and several hours
 * are tested, but not in every language, and contrast once in each scheme. At 14:20 the day goes on the next morning.
 */
const circumstancesOf: Record<Language, { colorScheme: 'light' | 'dark'; contrast: boolean; time: string }> =
  {
    en: { colorScheme: 'light', contrast: true, time: '14:20' },
    te: { colorScheme: 'dark', contrast: true, time: '14:20' },
    hi: { colorScheme: 'light', contrast: false, time: '19:20' },
    ta: { colorScheme: 'dark', contrast: false, time: '03:20' },
    kn: { colorScheme: 'light', contrast: false, time: '10:20' },
  }

for (const language of languages) {
  for (const [group, paths] of Object.entries(groups)) {
    test(
      `on ${group} nothing is cut off, too small to tap, astray, or against axe or the policy, ${language}`,
      language === 'en' && paths.every((path) => !likeOthers(path)) ? {} : inTheLongRun,
      async ({ page, server }) => {
        const broken = brokenPolicies(page)
        const requests: string[] = []
        page.on('request', (request) => requests.push(request.url()))
        const devtools = await page.context().newCDPSession(page)
        const { colorScheme, contrast, time } = circumstancesOf[language]
        await page.emulateMedia({ colorScheme })
        await page.clock.setFixedTime(new Date(`2026-11-23T${time}:00+05:30`))
        await fillDay(page)
        for (const path of paths) {
          await showAt(page, 1280)
          await page.goto(inLanguage(path, language))
          // The logout page redirects, and is inert until then.
          await expect(page.locator('h1:visible:not([inert] *)')).toBeVisible()
          await openDetails(page)
          await expectNoViolations(page, { targets: true, contrast })
          await expect.poll(() => page.evaluate(astray), path).toEqual([])
          for (const width of widths) {
            await showAt(page, width)
            // A part that comes late is announced above the foot of the page.
            await expect(page.locator('html[data-loading]')).toHaveCount(0)
            await expect.poll(() => page.evaluate(cutOff), `${path} at ${width} px`).toEqual([])
          }
          await expect.poll(() => tooSmall(page, targets), path).toEqual([])
          await expectTwiceTheLetters(page, devtools, path)
        }
        expect(broken).toEqual([])
        // Readers load none of the SDK, and nothing from elsewhere but photographs.
        const own = `${server.address}/`
        const allowed = [own, 'https://upload.wikimedia.org/', 'data:', 'blob:']
        expect(requests.filter((url) => !allowed.some((start) => url.startsWith(start)))).toEqual([])
        expect(requests.filter((url) => /firebase|identitytoolkit|\/v1\//.test(url))).toEqual([])
      },
    )
  }
}

/** On the phone with twice the font size. */
async function expectTwiceTheLetters(page: Page, devtools: CDPSession, path: string): Promise<void> {
  const usual = await letterSize(page)
  await devtools.send('Emulation.setEmulatedOSTextScale', { scale: 2 })
  await expect.poll(() => letterSize(page), path).toBe(2 * usual)
  await expect.poll(() => page.evaluate(cutOff), `${path} with large letters`).toEqual([])
  await devtools.send('Emulation.setEmulatedOSTextScale', { scale: 1 })
  await expect.poll(() => letterSize(page), path).toBe(usual)
}

function showAt(page: Page, width: number): Promise<void> {
  return page.setViewportSize({ width, height: 800 })
}

/** Records violations of the pages' Content-Security-Policy from now on. */
function brokenPolicies(page: Page): string[] {
  const broken: string[] = []
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) broken.push(message.text())
  })
  return broken
}

/** Runs in the page: doubts and the entries of its sources that lead nowhere, and ids that stand twice. */
function astray(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const links = document.querySelectorAll<HTMLAnchorElement>('main :is(.doubt, .sources dt a)')
  // Cards lead to the sources on their temples' pages.
  const within = [...links].filter(({ pathname }) => pathname === location.pathname)
  return [
    ...within.map(({ hash }) => hash.slice(1)).filter((id) => !ids.includes(id)),
    ...ids.filter((id, index) => ids.indexOf(id) < index),
  ]
}

/** Runs in the page: finds text that leaves the screen, its box or its button, or is covered. */
async function cutOff(): Promise<string[]> {
  const found: string[] = []
  const notSeen = '.visually-hidden, svg, option, script, style, noscript, .list-on-paper'
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
  const banner = document.querySelector('.top-bar')
  const isKept = banner !== null && getComputedStyle(banner).position === 'sticky'
  const ceiling = isKept ? banner.getBoundingClientRect().height : 0
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const element = words.currentNode.parentElement
    if (
      !element?.checkVisibility({ visibilityProperty: true }) ||
      element.closest(notSeen) ||
      !words.currentNode.nodeValue?.trim()
    )
      continue
    const { top, bottom } = element.getBoundingClientRect()
    // On phones the bar at the bottom covers the end of the scrolled page.
    const isBar = element.closest('.places, .top-bar') !== null
    if (!isBar && (top < ceiling || bottom > fold))
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
    // Cards far from the screen are laid out one frame after they come near.
    if (!element.checkVisibility({ contentVisibilityAuto: true })) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
    }
    const range = document.createRange()
    range.selectNodeContents(words.currentNode)
    const [first] = range.getClientRects()
    // Of an element that is taller than the screen the middle came into view.
    if (first && !isBar && (first.top < ceiling || first.bottom > fold))
      scrollBy({ top: first.top - innerHeight / 2, behavior: 'instant' })
    const [line] = range.getClientRects()
    const above = line && document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2)
    if (!above || above.contains(element) || element.contains(above)) continue
    // A radio button covers its own label.
    if (element.closest('label')?.contains(above)) continue
    found.push(`under ${above.outerHTML.slice(0, 60)}: ${element.outerHTML.slice(0, 100)}`)
  }
  return found
}

test('every page begins at the same height, with its name or with the way back', async ({ page }) => {
  const widths = [360, 1280]
  const tops: Record<string, number>[] = widths.map(() => ({}))
  for (const path of [
    '/temples',
    '/day',
    '/map',
    '/good-to-know',
    '/tirupati',
    '/seen',
    '/offline',
    '/temples/iskcon',
  ]) {
    await showAt(page, 1280)
    await page.goto(path)
    for (const [index, width] of widths.entries()) {
      await showAt(page, width)
      const first = page.locator('main :is(h1, header p a)').first()
      Object.assign(tops[index] ?? {}, {
        [path]: await first.evaluate(
          (head) =>
            head.getBoundingClientRect().top -
            (document.querySelector('.top-bar')?.getBoundingClientRect().bottom ?? 0),
        ),
      })
    }
  }
  for (const [index, width] of widths.entries()) {
    const heights = Object.values(tops[index] ?? {})
    expect(
      Math.max(...heights) - Math.min(...heights),
      `${width}: ${JSON.stringify(tops[index])}`,
    ).toBeLessThanOrEqual(2)
  }
})
