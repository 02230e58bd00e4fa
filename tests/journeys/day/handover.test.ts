import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { gpx, kml } from '@tmcw/togeojson'
import { DOMParser } from '@xmldom/xmldom'
import ICAL from 'ical.js'
import { temples } from '#guide/content/temples.ts'
import { linkText } from '#guide/plan/link.ts'
import { type TempleId, templeIds } from '#guide/temple-ids.ts'
import { expectNoViolations, sidewaysOverflow } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/journey.ts'
import { stored } from '#tests/support/offline.ts'
import { readers } from '#tests/support/readers.ts'
import { templeNameIn, translationsIn } from '#tests/support/translations.ts'
import { addButton, expectDay } from '#tests/support/visits.ts'

const sent = linkText({
  date: '2026-11-24',
  start: 'railwayStation',
  end: 'airport',
  leavesAt: 9 * 60,
  backBy: 20 * 60,
  pace: 'usual',
  lunchMinutes: 45,
  reserveMinutes: 30,
  mostKilometres: 200,
  ticket: { kind: 'none' },
  stops: [
    { temple: 'govindaraja', wish: 'like', isLocked: false },
    { temple: 'kapila-theertham', wish: 'must', isLocked: false },
  ],
})

const order: TempleId[] = ['tiruchanoor', 'kapila-theertham', 'govindaraja']

for (const { language, prefix, width, when } of readers) {
  const t = translationsIn(language)
  const nameOf = (id: TempleId) => templeNameIn(language, id)

  test.describe(`at ${width} px in ${language}`, when, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a day is sent as a message whose link shows it without an account, and keeps it if the reader likes', async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.addInitScript(() => Reflect.set(navigator, 'share', undefined))
      await planned(page, prefix, order)
      await openHandOver(page, t('Send or save'))
      await expectNoViolations(page)
      await page.getByRole('button', { name: t('Send this day') }).click()
      await expect(page.getByText(t('Copied. Paste it into a message.'))).toBeVisible()
      const message = await page.evaluate(() => navigator.clipboard.readText())
      expect(order.map((id) => message.indexOf(nameOf(id)))).toEqual(
        order.map((id) => message.indexOf(nameOf(id))).sort((one, other) => one - other),
      )
      for (const id of order) expect(message).toContain(nameOf(id))
      const link = message.split('\n').at(-1) ?? ''
      expect(link).toMatch(new RegExp(`^${baseURL}${prefix}/day#1/2026-11-24/`))

      const other = await browser.newContext({
        ...(baseURL && { baseURL }),
        viewport: { width, height: 800 },
      })
      const theirs = await other.newPage()
      await atNine(theirs)
      await theirs.goto(link)
      await expect(theirs.getByRole('button', { name: t('Keep this day') })).toBeVisible()
      expect(await theirs.locator('.received-day h3').allTextContents()).toEqual(order.map(nameOf))
      // Drawn as a day of one's own, though nothing of one is loaded.
      await expect(theirs.locator('.day-timeline')).toHaveCSS('list-style-type', 'none')
      await expect(theirs.locator('.day-number').first()).toHaveCSS('position', 'absolute')
      expect(await theirs.locator('.received-day .day-stay').allTextContents()).toEqual(
        await page.locator('.day-timeline .day-stay').allTextContents(),
      )
      await expectNoViolations(theirs)
      expect(await sidewaysOverflow(theirs)).toBeLessThanOrEqual(0)
      await theirs.getByRole('button', { name: t('Keep this day') }).click()
      await expect(theirs.getByText(t('Send or save'))).toBeVisible()
      await expect(theirs).toHaveURL(`${baseURL}${prefix}/day`)
      await expectDay(theirs, order)
      // Once.
      await theirs.goto(`${prefix}/temples`)
      await theirs.goto(link)
      await theirs.getByRole('button', { name: t('Open this day') }).click()
      await expect(theirs.getByText(t('Send or save'))).toBeVisible()
      await expect(theirs.getByRole('combobox', { name: t('Day'), exact: true })).toHaveCount(0)
      await other.close()
    })

    test('a day that was sent is declined, and a damaged link says so; the own day stays', async ({
      page,
    }) => {
      await planned(page, prefix, ['iskcon', 'tirumala'])
      await page.goto(`${prefix}/day#${sent}`)
      await page.getByRole('button', { name: t('No, thanks') }).click()
      await expect(page.locator('.day-timeline h2').first()).toContainText(nameOf('iskcon'))
      await expect(page).toHaveURL(`${prefix}/day`)

      for (const damaged of [sent.slice(0, -1), sent.replace('kapila', 'iskcon'), '1']) {
        await page.goto(`${prefix}/temples`)
        await page.goto(`${prefix}/day#${damaged}`)
        await expect(page.getByRole('alert')).toContainText(
          t('This link was cut off or changed on its way. Ask for it again. Your own days are as they were.'),
        )
        await expect(page.locator('.day-timeline h2').first()).toContainText(nameOf('iskcon'))
      }
      await page
        .getByRole('alert')
        .getByRole('button', { name: t('Close') })
        .click()
      await expect(page.getByRole('alert')).toBeHidden()
      await expectDay(page, ['iskcon', 'tirumala'])
    })

    test('the files of a day say the same as its page, and a second calendar replaces the first', async ({
      page,
    }) => {
      await planned(page, prefix, order)
      await openHandOver(page, t('Send or save'))
      const [first, second] = [await saved(page, '(ICS)'), await saved(page, '(ICS)')]
      expect(first.name).toBe('tirupati-2026-11-24.ics')
      const events = eventsIn(first.content)
      expect(events.map(({ summary }) => summary)).toEqual(order.map(nameOf))
      expect(eventsIn(second.content).map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid))
      const [begins] = events
      expect(begins?.startDate.toJSDate().getTime()).toBeGreaterThan(nine.getTime())
      expect(begins?.startDate.toJSDate().getTime()).toBeLessThan(nine.getTime() + 2 * 60 * 60_000)

      const forMaps = await saved(page, '(GPX)')
      expect(forMaps.name).toBe('tirupati-2026-11-24.gpx')
      const numbered = order.map((id, index) => `${index + 1}. ${nameOf(id)}`)
      const features = gpx(documentOf(forMaps.content)).features
      expect(
        features.flatMap(({ geometry, properties }) =>
          geometry?.type === 'Point' ? [properties?.name] : [],
        ),
      ).toEqual(numbered)

      const forEarth = await saved(page, '(KML)')
      expect(forEarth.name).toBe('tirupati-2026-11-24.kml')
      const places = kml(documentOf(forEarth.content)).features.map(({ properties }) => properties?.name)
      expect(places.slice(1, -2)).toEqual(numbered)

      const drives = page.locator('.hand-over-drives a')
      await expect(drives).toHaveCount(order.length + 1)
      const ends = await drives.evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('destination')),
      )
      expect(ends.slice(0, -1)).toEqual(
        order.map((id) => {
          const { latitude, longitude } = temples.find((one) => one.id === id)?.coordinates.value ?? {}
          return `${latitude},${longitude}`
        }),
      )
    })

    test('a day of all temples prints on one sheet, with names in Telugu and the rule about phones', async ({
      page,
    }) => {
      await planned(page, prefix, templeIds)
      const paper = page.locator('.day-on-paper')
      await expect(paper).toBeHidden()
      await page.emulateMedia({ media: 'print' })
      await expect(paper).toBeVisible()
      await expect(page.locator('.day-page > :visible')).toHaveCount(1)
      await expect(page.locator('.day-plan > :visible')).toHaveCount(1)
      await expect(paper.locator('tbody th')).toHaveCount(templeIds.length)
      await expect(paper.locator('[lang=te]').first()).toContainText('తిరుమల')
      await expect(paper).toContainText(t('ask there'))
      await expect(paper).toContainText('112')
      const pdf = await page.pdf({ preferCSSPageSize: true })
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
    })
  })

  test.describe('without a network', when, () => {
    test.use({ serviceWorkers: 'allow', viewport: { width, height: 800 } })

    test(`a link is opened after one visit, at ${width} px in ${language}`, async ({ page, context }) => {
      await page.goto(`${prefix}/temples`)
      await stored(page, language)
      await context.setOffline(true)
      await page.goto(`${prefix}/day#${sent}`)
      await expect(page.locator('.received-day h3')).toHaveText([
        nameOf('govindaraja'),
        nameOf('kapila-theertham'),
      ])
    })
  })
}

test('the share sheet of a phone gets the message', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = []
    Object.assign(window, { shared })
    navigator.share = async (what = {}) => void shared.push(what)
  })
  await planned(page, '', order)
  await openHandOver(page, 'Send or save')
  await page.getByRole('button', { name: 'Send this day' }).click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared').length)).toBe(1)
  const [{ title, text }] = await page.evaluate(() => Reflect.get(window, 'shared'))
  expect(title).toBe('My day · Tuesday, 24 November')
  expect(text).toMatch(
    /^My day · Tuesday, 24 November\n\n9\sam Railway station\n1\. Tiruchanoor Sri Padmavathi Devi Temple\n {4}~.+\n2\. /,
  )
})

const nine = new Date('2026-11-24T09:00:00+05:30')

async function atNine(page: Page): Promise<void> {
  await page.clock.setFixedTime(nine)
}

/** The day's page, with these temples in this order. */
async function planned(page: Page, prefix: string, ids: readonly TempleId[]): Promise<void> {
  await atNine(page)
  await page.goto(`${prefix}/temples`)
  for (const id of ids) await addButton(page, id).click()
  await expectDay(page, ids)
  await page.goto(`${prefix}/day`)
  await expect(page.locator('.day-timeline h2')).toHaveCount(ids.length)
}

async function openHandOver(page: Page, summary: string): Promise<void> {
  await page.locator('summary', { hasText: summary }).click()
}

async function saved(page: Page, button: string): Promise<{ name: string; content: string }> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const download = await downloading
  return { name: download.suggestedFilename(), content: readFileSync(await download.path(), 'utf8') }
}

function eventsIn(calendar: string): ICAL.Event[] {
  return new ICAL.Component(ICAL.parse(calendar))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
}

function documentOf(file: string) {
  return new DOMParser().parseFromString(file, 'text/xml')
}
