import { expectAppTime } from '#tests/support/drawn/app-time.ts'
import { expect, inTheLongRun, test } from '#tests/support/journey.ts'
import { fillDay } from '#tests/support/saved.ts'
import { shiftsOn, watchShifts } from '#tests/support/shifts.ts'

test.use({ viewport: { width: 360, height: 780 } })

test('the list says what today is, whether a temple is shut for it, and nothing moves', async ({ page }) => {
  await watchShifts(page)
  await page.clock.setFixedTime(new Date('2026-12-15T07:00:00+05:30'))
  await page.goto('/temples')
  const card = page.locator('#tirumala')
  await expect(card.locator('.todays-occasion:visible')).toHaveText([
    'Today, as computed: Temple cleansing (Koil Alwar Tirumanjanam)',
  ])
  await expect(card.locator('.brief-opening')).toHaveText(/^Closed\s·\sopens\snoon$/)
  await expect(card.locator('.temple-hours')).toHaveText(/^Today: 3\sam to 6\sam, noon to 10:30\spm$/)
  await expect(page.locator('.todays-occasion:visible')).toHaveCount(1)
  await expectAppTime(page)
  expect(await shiftsOn(page)).toEqual([])

  await page.clock.setFixedTime(new Date('2026-12-16T07:00:00+05:30'))
  await page.reload()
  await expect(card.locator('.brief-opening')).toContainText('Open, long line')
  await expect(card.locator('.temple-hours')).toHaveText(/^Open at least 3\sam to 10:30\spm$/)
  await expect(page.locator('.todays-occasion:visible')).toHaveCount(0)
})

test.describe('without the app', () => {
  test('the script in the head says so, too', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2027-09-28T07:00:00+05:30'))
    await page.route('**/assets/**', (route) => route.abort())
    await page.goto('/temples', { waitUntil: 'domcontentloaded' })
    const card = page.locator('#tirumala')
    await expect(card.locator('.brief-opening')).toHaveText(/^Expected to be closed until noon$/)
    await expect(card.locator('.todays-occasion:visible')).toHaveText(/^Expected today: Temple cleansing/)
    await expect(card.locator('.temple-hours p:not([hidden])')).toHaveText(
      /^Today: 3\sam to 6\sam, noon to 10:30\spm$/,
    )
  })
})

test(
  'a temple’s page names its coming days, and leads to what happens on them and where that is from',
  inTheLongRun,
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-27T10:00:00+05:30'))
    await page.goto('/temples/tirumala')
    const coming = page.getByRole('region', { name: 'Coming days' }).locator('.occasions > li')
    await expect(coming.first()).toHaveText(
      /^Computed: Tuesday, 15 December 2026Temple cleansing.*Closed from 6\sam to noon$/,
    )
    await expect(coming.nth(1)).toContainText('Computed: 17 December to 14 January 2027Dhanurmasam')
    await expect(coming.nth(2)).toContainText('Sunday, 20 December 2026Vaikunta Ekadasi')
    await page.clock.setFixedTime(new Date('2027-01-18T10:00:00+05:30'))
    await page.reload()
    await expect(coming.first()).toContainText('Ratha Saptami')
    await expect(coming.nth(1)).toBeHidden()
    await page.getByText(/^All \d+ days$/).click()
    await expect(coming.nth(1)).toBeVisible()
    const sources = page.getByRole('region', { name: 'Sources' })
    await sources.locator('summary').click()
    await sources.getByRole('link', { name: 'Coming days' }).click()
    await expect(page).toHaveURL(/\/good-to-know\/special-days#calendar$/)
    const answer = page.locator('#calendar')
    await expect(answer.locator('.occasions > li').first()).toContainText('Tiruchanoor')
    await expect(page.locator('#ratha-saptami-days-source')).toContainText('Computed by a rule')
    await expect(page.locator('#float-festival-days-source')).toContainText('not sure')
  },
)

test(
  'a rule names the coming days on which it does not hold, wherever it stands, and a plan for such a day does',
  inTheLongRun,
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-27T10:00:00+05:30'))
    await page.goto('/temples/tirumala')
    const ticket = page.locator('#special-entry-how + .exception')
    await expect(ticket).toContainText('No Special Entry tickets: perhaps 20 to 22 December 2026')
    await expect(page.locator('#waiting-how + .exception')).toHaveText(
      /^No entry without a token: perhaps 20 to 22 December /,
    )
    await page.goto('/good-to-know/up-to-tirumala#hill-road')
    await expect(page.locator('#hill-road .exception')).toHaveText(
      /^No two-wheelers on the hill road: .*\(Garuda Seva/,
    )
    await page.goto('/temples/srikalahasti')
    await expect(page.locator('.exception').first()).toHaveText(/^No Rahu-Ketu rituals: .*\(Maha Shivaratri/)
    await page.goto('/good-to-know?q=300+ticket')
    await expect(page.locator('.found-answers .exception').first()).toContainText(
      'No Special Entry tickets: perhaps 20 to 22 December',
    )
    await page.clock.setFixedTime(new Date('2026-12-23T10:00:00+05:30'))
    await page.goto('/temples/tirumala')
    await expect(ticket).not.toContainText('20 December')

    await page.clock.setFixedTime(new Date('2026-12-21T05:00:00+05:30'))
    await fillDay(page, ['tirumala'])
    await page.goto('/day')
    const hits = page.locator('.occasion-hits')
    await expect(hits).toContainText('No entry without a token. No Special Entry tickets.')
    await page.getByLabel('Your ticket for Tirumala').selectOption('Special Entry')
    await expect(hits).toContainText('No Special Entry tickets.')
    await page.getByLabel('Your ticket for Tirumala').selectOption('Timed token (SSD)')
    await expect(hits).toHaveText('No free tokens (SSD). No VIP break (not sure)')
  },
)

test('a day’s head says what is unlike other days at its temples', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-12-20T09:00:00+05:30'))
  await fillDay(page, ['govindaraja', 'srinivasa-mangapuram'])
  await page.goto('/day')
  const notices = page.locator('.occasions > li')
  await expect(notices).toHaveCount(1)
  await expect(notices).toContainText('Srinivasa Mangapuram: Vaikunta Ekadasi')
  await page.clock.setFixedTime(new Date('2026-12-19T09:00:00+05:30'))
  await page.reload()
  await expect(page.locator('.day-when')).toBeVisible()
  await expect(notices).toHaveCount(0)
})

test('a stop says when and for what it may be closed, and so does what is sent', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-09-28T07:00:00+05:30'))
  await fillDay(page, ['tirumala'])
  await page.goto('/day')
  const said = /Expected to be closed from 6\sam to noon: Temple cleansing/
  await expect(page.locator('.day-stop')).toContainText(said)
  await expect(page.locator('.day-on-paper tbody')).toContainText(said)
  await page.clock.setFixedTime(new Date('2027-09-28T13:00:00+05:30'))
  await page.locator('.day-when > summary').click()
  await page.getByLabel('Leave').selectOption('1 pm')
  await expect(page.locator('.day-begin')).toContainText('1 pm')
  await expect(page.locator('.day-stop')).not.toContainText('Temple cleansing')
})
