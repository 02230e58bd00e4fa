import type { Page } from '@playwright/test'
import { type TempleId, templeIds } from '#guide/temple-ids.ts'
import { languages } from '#messages/languages.ts'
import { brokenWords, expectNoViolations, expectSound } from '#tests/support/accessibility.ts'
import { pagesOnPaper } from '#tests/support/drawn/pages-on-paper.ts'
import { guide } from '#tests/support/guide.ts'
import { expect, inTheLongRun, newEmail, test } from '#tests/support/journey.ts'
import { stored } from '#tests/support/offline.ts'
import {
  addButton,
  beSignedInWith,
  expectDay,
  expectSaved,
  expectUnsaved,
  openOptions,
  openStop,
  setTime,
  stopsAhead,
} from '#tests/support/saved.ts'
import { templeNameIn } from '#tests/support/translations.ts'
import { inLanguage } from '#web/language/languages.ts'
import { readQrCode } from './qr-code.ts'

const { temples } = guide

// As a phone has sent it.
const sent =
  '1/2026-11-24/0900-2000/from-railwayStation/to-airport/usual/lunch45/spare30/200km/none/govindaraja.kapilaM/239n2l'

const order: TempleId[] = ['tiruchanoor', 'kapila-theertham', 'govindaraja']
const nameOf = (id: TempleId) => templeNameIn('en', id)

test.use({ viewport: { width: 360, height: 800 } })

test('a day is sent as a message whose link shows it without an account, and keeps it, once, if the reader likes', async ({
  page,
  context,
  browser,
  server: { address: baseURL },
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.set(navigator, 'share', undefined))
  await planned(page, order)
  await openOptions(page)
  await expectNoViolations(page)
  const ends = () =>
    page
      .locator('.hand-over-drives a')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('destination')),
      )
  await expect
    .poll(async () => (await ends()).slice(0, -1))
    .toEqual(
      order.map((id) => {
        const { latitude, longitude } = temples.find((one) => one.id === id)?.coordinates.value ?? {}
        return `${latitude},${longitude}`
      }),
    )
  const files = { ics: 'Add to calendar', gpx: 'Open in a map app', kml: 'Google Earth' }
  for (const [kind, name] of Object.entries(files)) {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    const file = `tirupati-2026-11-24.${kind}`
    expect((await saved).suggestedFilename()).toBe(file)
    await expect(
      page.getByRole('status').filter({ hasText: `Look in your downloads: ${file}` }),
    ).toBeVisible()
  }
  await page.getByRole('button', { name: 'Send this plan' }).click()
  await expect(page.getByText('Copied. Paste it into a message.')).toBeVisible()
  const message = await page.evaluate(() => navigator.clipboard.readText())
  const link = message.split('\n').at(-1) ?? ''
  expect(link.startsWith(`${baseURL}/day#1/2026-11-24/`)).toBe(true)

  const other = await browser.newContext({ baseURL, viewport: { width: 360, height: 800 } })
  const theirs = await other.newPage()
  await theirs.clock.setFixedTime(nine)
  await theirs.goto(link)
  const keep = theirs.getByRole('button', { name: 'Keep this plan' })
  await expect(keep).toBeVisible()
  await expect(theirs.locator('.received-day h3 a')).toHaveText(order.map(nameOf))
  // A received day is drawn like the reader's own, though the scripts and styles of those pages are not loaded.
  await expect(theirs.locator('.day-timeline')).toHaveCSS('list-style-type', 'none')
  await expect(theirs.locator('.day-number').first()).toHaveCSS('position', 'absolute')
  await expect(theirs.locator('.received-day .day-stay')).toHaveText(
    await page.locator('.day-timeline .day-stay').allTextContents(),
  )
  await expectSound(theirs)
  await keep.click()
  await expect(theirs.locator('.day-options')).toBeVisible()
  await expect(theirs).toHaveURL('/day')
  await expectDay(theirs, order)
  await theirs.goto('/temples')
  await theirs.goto(link)
  await theirs.getByRole('button', { name: 'Open this plan' }).click()
  await expect(theirs.locator('.day-options')).toBeVisible()
  // It is the only plan.
  await expect(theirs.locator('.day-chips')).toHaveCount(0)
  await other.close()
})

test('the note to a stop is saved in the account, sent in the message and printed, but in no link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.set(navigator, 'share', undefined))
  await page.clock.setFixedTime(nine)
  await beSignedInWith(page, newEmail(), 'kapila-theertham')
  await page.goto('/day')
  const note = 'Meet Ravi at gate 2'
  const stop = page.locator('.day-stop')
  await expectSaved(page)
  await openStop(stop)
  const field = stop.getByRole('textbox', { name: 'Note for this stop' })
  await context.setOffline(true)
  await field.fill(note)
  await field.press('Enter')
  await expect(stop.locator('.day-note')).toHaveText(note)
  await expectUnsaved(page)
  await context.setOffline(false)
  await expectSaved(page)
  await page.reload()
  await expect(stop.locator('.day-note')).toHaveText(note)

  await openOptions(page)
  await page.getByRole('button', { name: 'Send this plan' }).click()
  await expect(page.getByText('Copied. Paste it into a message.')).toBeVisible()
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  expect(lines.map((line) => line.trim())).toContain(note)
  expect(decodeURIComponent(lines.at(-1) ?? '')).not.toContain('Ravi')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.day-on-paper tbody')).toContainText(note)
  expect(decodeURIComponent(await readQrCode(page.locator('.day-code')))).not.toContain('Ravi')
})

test('a day of all temples prints on one sheet, with names in Telugu, the rule about phones, and a code that opens it', async ({
  page,
  browser,
  server: { address: baseURL },
}) => {
  await planned(page, templeIds)
  const paper = page.locator('.day-on-paper')
  await expect(paper).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(paper).toBeVisible()
  await expect(page.locator('.day-page > :visible')).toHaveCount(1)
  await expect(page.locator('.day-plan > :visible')).toHaveCount(1)
  await expect(paper.locator('tbody th')).toHaveCount(templeIds.length)
  await expect(paper.locator('[lang=te]').first()).toContainText('తిరుమల')
  await expect(paper).toContainText('no rule found, ask')
  await expect(paper).toContainText('112')
  await expect(paper.locator('.paper-foot > p').last()).toHaveText(`${baseURL}/`)
  const code = paper.locator('.day-code')
  await expect(code).toBeVisible()
  await expect.poll(() => pagesOnPaper(page)).toBe(1)
  const [width, modules] = await code.evaluate((svg) => [
    Number.parseFloat(svg.getAttribute('width') ?? ''),
    Number(svg.getAttribute('viewBox')?.split(' ').at(-1)),
  ])
  expect((width ?? 0) / (modules ?? 0)).toBeGreaterThanOrEqual(0.4)
  const other = await browser.newContext({ baseURL, viewport: { width: 360, height: 800 } })
  const theirs = await other.newPage()
  await theirs.clock.setFixedTime(nine)
  await theirs.goto(await readQrCode(code))
  await expect(theirs.locator('.received-day h3 a')).toHaveText(templeIds.map(nameOf))
  await expect(theirs.locator('.received-day .day-stay')).toHaveText(
    await page.locator('.day-timeline .day-stay').allTextContents(),
  )
  // What was received prints as the sender's sheet does, and its code opens the same day.
  await theirs.emulateMedia({ media: 'print' })
  await expect(theirs.locator('.received-day > :visible')).toHaveCount(1)
  expect(await readQrCode(theirs.locator('.day-code'))).toBe(await readQrCode(code))
  await other.close()
})

for (const language of languages) {
  test(`a day prints on one sheet, whatever its length, ${language}`, inTheLongRun, async ({ page }) => {
    for (const ids of [templeIds.slice(0, 6), templeIds]) {
      await planned(
        page,
        ids.filter((id) => ids.length === 6 || !templeIds.slice(0, 6).includes(id)),
        ids,
      )
      await page.goto(inLanguage('/day', language))
      await expect(page.locator('.day-code')).toBeAttached()
      await expect.poll(() => pagesOnPaper(page)).toBe(1)
      await page.setViewportSize({ width: 360, height: 780 })
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('.day-on-paper table')).toBeVisible()
      await expect.poll(() => brokenWords(page, '.day-on-paper table')).toEqual([])
      await page.emulateMedia({ media: null })
    }
  })
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'a day is planned, followed and kept, and stays as it is when one that was sent is declined or damaged',
    inTheLongRun,
    async ({ page, context }) => {
      await page.goto('/temples')
      await stored(page, 'en')
      await page.clock.setFixedTime(new Date('2026-11-23T14:10:00+05:30'))
      await context.setOffline(true)
      await page.goto('/day')
      await page.getByRole('button', { name: 'Plan my day', exact: true }).click()
      await expect(stopsAhead(page).first()).toBeVisible()
      const names = await stopsAhead(page).allTextContents()
      await setTime(page, '14:45')
      await page.locator('.day-stop').first().getByRole('button', { name: 'Mark as seen' }).first().click()
      await expect(stopsAhead(page)).toHaveCount(names.length - 1)
      await page.reload()
      await expect(page.locator('.day-stop.seen')).toContainText('2:45')
      await expect(stopsAhead(page)).toHaveText(names.slice(1))

      await page.goto('/temples')
      await page.goto(`/day#${sent}`)
      await expect(page.locator('.received-day h3 a')).toHaveText([
        nameOf('govindaraja'),
        nameOf('kapila-theertham'),
      ])
      await page.getByRole('button', { name: 'No, thanks' }).click()
      await expect(page).toHaveURL('/day')
      await expect(stopsAhead(page)).toHaveText(names.slice(1))
      await page.goto('/temples')
      await page.goto(`/day#${sent.slice(0, -1)}`)
      const alert = page.getByRole('alert')
      await expect(alert).toContainText(
        'This link was cut off or changed on its way. Ask for it again. Your own plans are as they were.',
      )
      await expect(stopsAhead(page)).toHaveText(names.slice(1))
      await alert.getByRole('button', { name: 'Close' }).click()
      await expect(alert).toBeHidden()
    },
  )
})

const nine = new Date('2026-11-24T09:00:00+05:30')

/** Opens the day's page once these temples have been added, in this order; then it has `all`. */
async function planned(page: Page, ids: readonly TempleId[], all = ids): Promise<void> {
  await page.clock.setFixedTime(nine)
  await page.goto('/temples')
  for (const id of ids) await addButton(page, id).click()
  await expectDay(page, all)
  await page.goto('/day')
  await expect(page.locator('.day-timeline h2')).toHaveCount(all.length)
}
