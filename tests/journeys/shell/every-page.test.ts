import type { CDPSession, Page } from '@playwright/test'
import { type Language, languages } from '#messages/languages.ts'
import { expectNoViolations, letterSize, openDetails } from '#tests/support/accessibility.ts'
import { astray, cutOff } from '#tests/support/calm/cut-off.ts'
import { countFirstScreens } from '#tests/support/calm/first-screens.ts'
import { findSmallHits } from '#tests/support/calm/small-hits.ts'
import { findSmallLetters } from '#tests/support/calm/small-letters.ts'
import { expect, inTheLongRun, test } from '#tests/support/journey.ts'
import { everyPage, likeOthers } from '#tests/support/pages.ts'
import { fillDay } from '#tests/support/saved.ts'
import { inLanguage } from '#web/language/languages.ts'

type Figures = { words: number; controls: number; smallHits: number; smallLetters: number }

/** In the first three screens of a phone, in English; of hits and letters, how many are too small, in any language. */
const usual: Figures = { words: 150, controls: 15, smallHits: 0, smallLetters: 0 }
const limits: Record<string, Partial<Figures>> = {
  '/temples': { words: 190, controls: 25 },
  '/map': { controls: 20 },
}
/** Pages that are not as calm yet, with what they have today. */
const notYet: Record<string, Partial<Figures>> = {
  '/day': { words: 206, controls: 21, smallHits: 9 },
  '/seen': { controls: 33 },
  '/temples': { words: 194, controls: 28 },
  // Doubts that take several lines, and one between two others.
  '/temples/tirumala': { smallHits: 2 },
  '/temples/kanipakam': { smallHits: 1 },
  '/good-to-know/darshan': { smallHits: 1 },
}

const limitOf = (path: string): Figures => ({ ...usual, ...limits[path], ...notYet[path] })

const leastHit = 44
const leastLetter = 14
/** Of what is looked for first: whether a temple is open. */
const leastOfStatus = 16

const kinds = everyPage.filter((path) => !likeOthers(path))
const isOfGuide = (path: string) => /^\/(tirupati|temples|day|seen|map|good-to-know|offline)/.test(path)
const groups = {
  'a page of each kind of the guide': kinds.filter(isOfGuide),
  'every other kind of page': kinds.filter((path) => !isOfGuide(path)),
  'the pages that are like others': everyPage.filter(likeOthers),
}

/** The desktop zoomed to 200 % and 400 %, a tablet, a desktop, and a phone. */
const widths = [640, 320, 768, 1280, 360]

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
      `${group} is calm, whole and large enough, and in order for axe and the policy, ${language}`,
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
          await showAt(page, 360)
          await page.goto(inLanguage(path, language))
          // The logout page redirects, and is inert until then.
          await expect(page.locator('h1:visible:not([inert] *)')).toBeVisible()
          // A part that comes late is announced above the foot of the page.
          await expect(page.locator('html[data-loading]')).toHaveCount(0)
          if (path === '/day') await expect(page.locator('.day-stop').first()).toBeVisible()
          if (language === 'en') await expectCalm(page, path)
          await showAt(page, 1280)
          await openDetails(page)
          await expectNoViolations(page, { targets: true, contrast })
          await expect.poll(() => page.evaluate(astray), path).toEqual([])
          for (const width of widths) {
            await showAt(page, width)
            await expect.poll(() => page.evaluate(cutOff), `${path} at ${width} px`).toEqual([])
            if ([360, 768, 1280].includes(width)) await expectLargeLetters(page, path, width)
          }
          await expectLargeHits(page, path, time)
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

/** On a phone’s first three screens. */
async function expectCalm(page: Page, path: string): Promise<void> {
  const { words, controls } = limitOf(path)
  const count = () => page.evaluate(countFirstScreens)
  await expect.poll(async () => (await count()).words, `words of ${path}`).toBeLessThanOrEqual(words)
  await expect.poll(async () => (await count()).controls, `controls of ${path}`).toBeLessThanOrEqual(controls)
}

async function expectLargeHits(page: Page, path: string, time: string): Promise<void> {
  // In the evening the day also asks what becomes of the rest.
  const most = limitOf(path).smallHits + (path === '/day' && time === '19:20' ? 2 : 0)
  const hits = async () => {
    await page.evaluate(() => scrollTo(0, 0))
    return page.evaluate(findSmallHits, leastHit)
  }
  await expect.poll(async () => beyond(most, await hits()), `hits of ${path}`).toEqual([])
}

async function expectLargeLetters(page: Page, path: string, width: number): Promise<void> {
  const { smallLetters } = limitOf(path)
  const smaller = (least: number, within: string) =>
    page.evaluate<unknown[]>(`(${findSmallLetters})(${least}, '${within}')`)
  const where = `letters of ${path} at ${width} px`
  await expect.poll(async () => beyond(smallLetters, await smaller(leastLetter, 'body')), where).toEqual([])
  await expect.poll(() => smaller(leastOfStatus, 'main .brief-opening'), where).toEqual([])
}

/** On the phone with twice the font size. */
async function expectTwiceTheLetters(page: Page, devtools: CDPSession, path: string): Promise<void> {
  const before = await letterSize(page)
  await devtools.send('Emulation.setEmulatedOSTextScale', { scale: 2 })
  await expect.poll(() => letterSize(page), path).toBe(2 * before)
  await expect.poll(() => page.evaluate(cutOff), `${path} with large letters`).toEqual([])
  await devtools.send('Emulation.setEmulatedOSTextScale', { scale: 1 })
  await expect.poll(() => letterSize(page), path).toBe(before)
}

function showAt(page: Page, width: number): Promise<void> {
  return page.setViewportSize({ width, height: 780 })
}

/** All of them, if they are more than there may be. */
function beyond<Found>(most: number, found: readonly Found[]): readonly Found[] {
  return found.length > most ? found : []
}

/** Records violations of the pages' Content-Security-Policy from now on. */
function brokenPolicies(page: Page): string[] {
  const broken: string[] = []
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) broken.push(message.text())
  })
  return broken
}

test('every page begins at the same height, with its name or with the way back', async ({ page }) => {
  const tops: Record<string, number[]> = { 360: [], 1280: [] }
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
    await page.goto(path)
    for (const [width, all] of Object.entries(tops)) {
      await showAt(page, Number(width))
      const first = page.locator('main :is(h1, header p a)').first()
      all.push(
        await first.evaluate(
          (head) =>
            head.getBoundingClientRect().top -
            (document.querySelector('.top-bar')?.getBoundingClientRect().bottom ?? 0),
        ),
      )
    }
  }
  for (const all of Object.values(tops))
    expect(Math.max(...all) - Math.min(...all), JSON.stringify(tops)).toBeLessThanOrEqual(2)
})
