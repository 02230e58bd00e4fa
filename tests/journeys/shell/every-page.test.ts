import type { CDPSession, Page } from '@playwright/test'
import { type Language, languages } from '#messages/languages.ts'
import { expectNoViolations, letterSize, openDetails } from '#tests/support/accessibility.ts'
import { astray, cutOff } from '#tests/support/calm/cut-off.ts'
import { expect, inTheLongRun, test } from '#tests/support/journey.ts'
import { everyPage, likeOthers } from '#tests/support/pages.ts'
import { fillDay } from '#tests/support/saved.ts'
import { inLanguage } from '#web/language/languages.ts'

const kinds = everyPage.filter((path) => !likeOthers(path))
const isOfGuide = (path: string) => /^\/(tirupati|temples|day|seen|map|good-to-know)/.test(path)
const groups = {
  'a page of each kind of the guide': kinds.filter(isOfGuide),
  'every other kind of page': kinds.filter((path) => !isOfGuide(path)),
  'the pages that are like others': everyPage.filter(likeOthers),
}

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
      `on ${group} nothing is cut off, astray, or against axe or the policy, ${language}`,
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
