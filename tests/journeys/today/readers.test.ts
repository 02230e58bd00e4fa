import type { Page } from '@playwright/test'
import { expectNoViolations, sidewaysOverflow } from '#tests/support/accessibility.ts'
import { startFront } from '#tests/support/front.ts'
import { expect, inTheLongRun, test } from '#tests/support/journey.ts'
import { stored } from '#tests/support/offline.ts'
import { addButton, expectDay, expectStops } from '#tests/support/saved.ts'
import type { TestServer } from '#tests/support/server.ts'
import { shiftsOn, watchShifts } from '#tests/support/shifts.ts'
import { sayToday } from './say-today.ts'

/** Past the end of tomorrow afternoon, whenever the test runs. */
const long = ['--until', '46:00']

/** Ten in India, when for half an hour no status of the nearest temples changes by itself. */
function tomorrowMorning(): Date {
  const inIndia = new Date(Date.now() + 5.5 * hourMs).toISOString().slice(0, 10)
  return new Date(Date.parse(`${inIndia}T10:00:00+05:30`) + 24 * hourMs)
}

const hourMs = 3_600_000

let server: TestServer
test.beforeEach(async ({ startServer }) => {
  server = await startServer()
})

for (const width of [360, 1280]) {
  test(
    `what is said is seen on open pages in Tamil without a reload, and moves nothing, at ${width} px`,
    width === 360 ? {} : inTheLongRun,
    async ({ context }) => {
      const paths = ['/ta/temples', '/ta', '/ta/tirupati', '/ta/temples/tirumala', '/ta/map']
      await watchShifts(context)
      await context.clock.install({ time: tomorrowMorning() })
      const pages = await Promise.all(
        paths.map(async (path) => {
          const page = await context.newPage()
          await page.setViewportSize({ width, height: 800 })
          const said = page.waitForResponse('**/api/today')
          await page.goto(server.address + path)
          await said
          return { path, page }
        }),
      )
      const map = pages.at(-1)?.page
      let moved = 0
      if (map && width === 360) {
        await map.bringToFront()
        expect.soft(await shiftsOn(map)).toEqual([])
        await map.getByRole('button', { name: 'எல்லாக் கோவில்களையும் காட்டவும்' }).click()
        await expect(map.locator('#place-tirumala')).toBeVisible()
        // The rows that were asked for move what stands below them.
        moved = (await shiftsOn(map)).length
      }
      await sayToday(server, 'hours', 'tiruchanoor', 'shut', '--reason', 'visitOfState', ...long)
      await sayToday(server, 'crowd', 'kapila-theertham', ...long)
      await sayToday(server, 'line', 'freeLine', '18', ...long)
      for (const { path, page } of pages) {
        await page.bringToFront()
        await expect(async () => {
          await page.clock.fastForward('05:00')
          const line = page.getByText('18 மணி').locator('visible=true')
          await expect(line.first()).toBeVisible({ timeout: 1000 })
        }).toPass()
        const allowed = page === map ? moved : 0
        // A temple's page has no room to spare: there a line that is said may take one more.
        if (!path.endsWith('/tirumala')) expect.soft((await shiftsOn(page)).slice(allowed), path).toEqual([])
        expect.soft(await sidewaysOverflow(page), path).toBe(0)
      }
    },
  )
}

test('what is said replaces what it contradicts, with its hour', async ({ page }) => {
  await sayToday(server, 'hours', 'tiruchanoor', 'shut', '--reason', 'ritual', ...long)
  await sayToday(server, 'line', 'freeLine', '17', ...long)
  await sayToday(server, 'tokens', 'none', ...long)
  await sayToday(server, 'road', 'hillRoad', 'slow', ...long)
  await sayToday(server, 'text', 'te', 'నీళ్లు తెచ్చుకోండి.')
  await page.goto(`${server.address}/temples`)
  const shut = page.locator('#tiruchanoor .brief-opening')
  await expect(shut).toContainText(/^Closed.*as\sof/)
  await expect(page.locator('#tirumala .queue-line')).toContainText(/^17 h in line.*as\sof/)
  await page.getByLabel('Open now').check()
  await expect(
    page.getByRole('region', { name: /^Closed for the day/ }).locator('#tiruchanoor'),
  ).toBeVisible()

  await page.goto(`${server.address}/temples/tirumala`)
  await expect(page.locator('.temple-status .queue-line')).toContainText('17 h in line')
  await expect(page.locator('.ticket-box')).toContainText('About 17 hours in line')
  await expect(page.locator('.ticket-box')).toContainText(/Travel\sdesk, .*: no free tokens/)
  await expect(page.getByText(/: the hill road is slower than usual/)).toBeVisible()

  await page.goto(`${server.address}/good-to-know/up-to-tirumala`)
  await expect(page.getByText(/: the hill road is slower than usual/)).toBeVisible()

  await page.goto(`${server.address}/tirupati`)
  const notice = page.getByRole('complementary', { name: 'Today' })
  await notice.getByRole('group').locator('summary').click()
  await expect(notice.locator('q[lang=te]')).toHaveText('నీళ్లు తెచ్చుకోండి.')
  await expect(notice).toContainText('(a ritual)')
  await expectNoViolations(page, { targets: true })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolations(page)
})

test.describe('without a line', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'the last word stands with its hour, also on a page opened then, and ends by itself',
    inTheLongRun,
    async ({ page, context }) => {
      const front = await startFront(server)
      await sayToday(server, 'line', 'freeLine', '17', ...long)
      await page.goto(`${front.address}/temples`)
      await stored(page, 'en')
      const line = page.locator('#tirumala .queue-line')
      // The first answer came before the worker.
      await page.reload()
      await expect(line).toContainText(/17 h .*as\sof/)
      front.spoil(() => 'cut')
      const offline = await context.newPage()
      await offline.clock.install()
      await offline.goto(`${front.address}/temples`)
      const old = offline.locator('#tirumala .queue-line')
      await expect(old).toContainText(/17 h .*as\sof/)
      await offline.clock.fastForward('46:00:00')
      await expect(old).toHaveText('8 to 30 h in line without a ticket')
      front.spoil(() => undefined)
      await front.close()
    },
  )
})

test('a host without today’s word is asked once, and shows nothing', inTheLongRun, async ({ page }) => {
  await page.clock.install()
  let asked = 0
  for (const [status, body] of [
    [404, 'Not found'],
    [200, '<!doctype html><title>Travel Visit</title>'],
  ] as const) {
    asked = 0
    await page.route('**/api/today', (route) => {
      asked += 1
      return route.fulfill({ status, body, contentType: 'text/html' })
    })
    await openPage(page)
    await expect.poll(() => asked).toBe(1)
    await page.clock.fastForward('20:00')
    await page.clock.runFor(1000)
    expect(asked).toBe(1)
    await expect(page.locator('.today-notice')).toBeEmpty()
    await page.unroute('**/api/today')
  }
})

async function openPage(page: Page): Promise<void> {
  await page.goto(`${server.address}/tirupati`)
}

test(
  'a plan made before says what was said and when it ends now, in Tamil, and is not reordered by itself',
  inTheLongRun,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.clock.install()
    await page.goto(`${server.address}/ta/temples`)
    const temples = ['govindaraja', 'tiruchanoor', 'kapila-theertham'] as const
    for (const temple of temples) await addButton(page, temple).click()
    await expectDay(page, temples)
    await page.goto(`${server.address}/ta/day`)
    await expectStops(page, temples)
    await sayToday(server, 'hours', 'tiruchanoor', 'shut', '--reason', 'repairs', ...long)
    await expect(async () => {
      await page.clock.fastForward('05:00')
      await expect(page.locator('.day-plan .today-notice')).toContainText('பழுதுபார்ப்பு', { timeout: 1000 })
    }).toPass()
    await expectStops(page, temples)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.day-on-paper')).toContainText('பழுதுபார்ப்பு')
    await page.emulateMedia({ media: 'screen' })
    await expectNoViolations(page, { targets: true })
  },
)
