import type { Page } from '@playwright/test'
import { languages } from '#messages/languages.ts'
import { openDetails } from '#tests/support/accessibility.ts'
import { countFirstScreens } from '#tests/support/calm/first-screens.ts'
import { findSmallHits } from '#tests/support/calm/small-hits.ts'
import { findSmallLetters } from '#tests/support/calm/small-letters.ts'
import { expect, inTheLongRun, test } from '#tests/support/journey.ts'
import { everyPage, likeOthers } from '#tests/support/pages.ts'
import { fillDay } from '#tests/support/saved.ts'
import { inLanguage } from '#web/language/languages.ts'

type Found = ReturnType<typeof findSmallLetters>[number]

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
/** Of what is looked for first: whether it is open, and how far it is from the chosen place. */
const leastOfStatus = 16

const kinds = everyPage.filter((path) => !likeOthers(path))
const others = everyPage.filter(likeOthers)
/** All pages are read, whatever one of them has. */
const eventually = expect.configure({ soft: true, timeout: 20_000 })

for (const [group, paths] of Object.entries({
  'a page of each kind': kinds,
  'the pages like others': others,
})) {
  test(
    `${group} has few words and controls on a phone’s first three screens`,
    paths === kinds ? {} : inTheLongRun,
    async ({ page }) => {
      await beginAt1420(page)
      await page.setViewportSize({ width: 360, height: 780 })
      for (const path of paths) {
        await show(page, path)
        const { words, controls } = limitOf(path)
        const count = () => page.evaluate(countFirstScreens)
        await eventually
          .poll(async () => (await count()).words, `words of ${path}`)
          .toBeLessThanOrEqual(words)
        await eventually
          .poll(async () => (await count()).controls, `controls of ${path}`)
          .toBeLessThanOrEqual(controls)
      }
    },
  )

  for (const language of languages)
    test(
      `on ${group} no letter is smaller than 14 pixels and nothing that is pressed than 44, ${language}`,
      language === 'en' && paths === kinds ? {} : inTheLongRun,
      async ({ page }) => {
        await beginAt1420(page)
        for (const path of paths) {
          await page.setViewportSize({ width: 360, height: 780 })
          await show(page, inLanguage(path, language))
          await openDetails(page)
          const { smallHits, smallLetters } = limitOf(path)
          const hits = () => page.evaluate(findSmallHits, leastHit)
          await eventually.poll(async () => beyond(smallHits, await hits()), `hits of ${path}`).toEqual([])
          for (const width of [360, 768, 1280]) {
            await page.setViewportSize({ width, height: 780 })
            const letters = () => page.evaluate<Found[]>(`(${findSmallLetters})(${leastLetter})`)
            await eventually
              .poll(async () => beyond(smallLetters, await letters()), `letters of ${path} at ${width} px`)
              .toEqual([])
          }
        }
      },
    )
}

test('whether a temple is open, and how far it is from the chosen place, has letters of 16 pixels, in every language', async ({
  page,
}) => {
  await beginAt1420(page)
  for (const language of languages)
    for (const [path, said] of [
      ['/temples?from=railwayStation', '.brief-opening, .distance-lines .railwayStation'],
      ['/temples/srikalahasti', '.brief-opening'],
      ['/day', '.brief-opening'],
    ] as const)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 780 })
        await show(page, inLanguage(path, language))
        await eventually
          .poll(
            () => page.evaluate(`(${findSmallLetters})(${leastOfStatus}, ${JSON.stringify(said)})`),
            `${language} ${path} at ${width} px`,
          )
          .toEqual([])
      }
})

async function beginAt1420(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-11-23T14:20:00+05:30'))
  await fillDay(page)
}

async function show(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // The logout page redirects, and is inert until then.
  await expect(page.locator('h1:visible:not([inert] *)')).toBeVisible()
  // A part that comes late is announced above the foot of the page.
  await expect(page.locator('html[data-loading]')).toHaveCount(0)
  if (path.endsWith('/day')) await expect(page.locator('.day-stop').first()).toBeVisible()
}

/** All of them, if they are more than there may be. */
function beyond<Found>(most: number, found: readonly Found[]): readonly Found[] {
  return found.length > most ? found : []
}
