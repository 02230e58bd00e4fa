import { distancesTo } from '#guide/distance.ts'
import { openingStatus } from '#guide/opening-hours/status.ts'
import { sortFrom } from '#guide/order.ts'
import { languages } from '#messages/languages.ts'
import { expectOnFirstScreen } from '#tests/support/calm/on-first-screen.ts'
import { expectAppTime } from '#tests/support/drawn/app-time.ts'
import { guide } from '#tests/support/guide.ts'
import { holdRequests } from '#tests/support/hold-requests.ts'
import { expect, inTheLongRun, runFor, test } from '#tests/support/journey.ts'
import { addButton } from '#tests/support/saved.ts'
import { shiftsOn, watchShifts } from '#tests/support/shifts.ts'
import { prefixOf } from '#web/language/languages.ts'

const { gateways, temples } = guide

test('the destination says how to arrive, whom to call and who vouches for that, and leads to the guide', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-30T10:00:00+05:30'))
  await page.goto('/tirupati')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tirupati')
  const arriving = page.locator('.arriving')
  await arriving.locator('> summary').click()
  const cards = arriving.getByRole('article')
  const arrivals = gateways.flatMap(({ arrival }) => arrival ?? [])
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(arrivals.map(({ way }) => way))
  const sources = page.getByRole('region', { name: 'Sources' })
  await sources.locator('summary').click()
  for (const [index, { way, phone }] of arrivals.entries()) {
    const card = cards.nth(index)
    if (!phone) {
      await expect(card).not.toContainText('Telephone')
      continue
    }
    const line = card.locator('p', { has: page.getByRole('link').getByText(phone.value.shown) })
    await expect(line.getByRole('link')).toHaveAttribute('href', `tel:${phone.value.dialled}`)
    await expect(line.getByRole('link')).toHaveAccessibleName(/^(\d( |, |$))+$/)
    await expect(
      sources.locator('dl > div', { hasText: new RegExp(`${way}: Telephone: (well sourced|fairly sure)`) }),
    ).toContainText(phone.note ?? 'no note')
  }
  await page.getByRole('link', { name: `See all ${temples.length} temples` }).click()
  await expect(page).toHaveURL(/\/temples$/)
  await expect(page.getByRole('article')).toHaveCount(temples.length)
})

for (const language of languages)
  test(
    `the destination leads on from where somebody has arrived, on its first screen, ${language}`,
    runFor(language),
    async ({ page }) => {
      const starts = gateways.filter(({ choice, arrival }) => choice && arrival?.here)
      const ways = page.locator('.starting-points a')
      const prefix = prefixOf(language)
      await page.setViewportSize({ width: 360, height: 780 })
      await page.goto(`${prefix}/tirupati`)
      await expect(ways).toHaveCount(starts.length)
      for (const [index, { id }] of starts.entries()) {
        await expect(ways.nth(index)).toHaveAttribute('href', `${prefix}/temples?from=${id}`)
      }
      await expectOnFirstScreen(await ways.all())
      await ways.nth(1).click()
      await expect(page).toHaveURL(/\/temples\?from=\w+$/)
    },
  )

test('whoever’s train ends at Renigunta reads how to go on, and finds the nearest temples and a day from there', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.set(navigator, 'share', undefined))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.setFixedTime(new Date('2026-11-30T08:00:00+05:30'))
  await page.goto('/tirupati')
  await page.getByText('Getting to Tirupati').click()
  const arrival = page.getByRole('article').filter({ hasText: 'By rail to Renigunta' })
  await expect(arrival).toContainText(/9\sto\s10\skm from Tirupati/)
  await arrival.locator('summary').click()
  await expect(arrival).toContainText(/In 2018 .+ was 2\skm away.+ In 2019 /)
  await page.getByRole('link', { name: 'I’m at Renigunta' }).click()
  await expect(page).toHaveURL('/temples?from=renigunta')
  const [nearest] = sortFrom(
    temples.map(({ id }) => ({ id, distances: distancesTo(id, gateways) })),
    'renigunta',
  )
  const first = page.locator('.temple-grid > li').first().getByRole('article')
  await expect(first).toHaveAttribute('id', nearest?.id ?? '')
  await expect(first.locator('.distance-lines li')).toHaveText([/^From Air/, /^From Rail/, /^From Bus/])

  await page.goto('/temples')
  await page.getByRole('combobox', { name: 'From' }).selectOption('Renigunta')
  await expect(page).toHaveURL('/temples?from=renigunta')
  await page.goto(`/temples/${nearest?.id}`)
  await expect(page.locator('#way > :visible')).toHaveText(/^From Railway Station: /)

  await page.goto('/day')
  await expect(page.getByRole('combobox', { name: 'From' }).first()).toHaveValue('renigunta')
  await page.getByRole('button', { name: 'Plan my day', exact: true }).click()
  await page.locator('.day-options > summary').click()
  await page.getByRole('button', { name: 'Send this plan' }).click()
  await expect(page.getByText('Copied. Paste it into a message.')).toBeVisible()
  const message = await page.evaluate(() => navigator.clipboard.readText())
  expect(message).toContain('Renigunta')
  expect(message).toContain('/from-renigunta/to-renigunta/')
})

test('the destination has one filled button, also with a planned day', inTheLongRun, async ({ page }) => {
  const filled = () =>
    page
      .locator('main a.button:visible')
      .evaluateAll(
        (buttons) =>
          buttons.filter((button) => getComputedStyle(button).backgroundColor !== 'rgba(0, 0, 0, 0)').length,
      )
  await page.clock.setFixedTime(new Date('2026-11-30T09:00:00+05:30'))
  await page.goto('/tirupati')
  await expect.poll(filled).toBe(1)
  await page.goto('/temples')
  await addButton(page, 'kapila-theertham').click()
  await expect(page.getByText('In today’s plan')).toBeVisible()
  await page.goto('/tirupati')
  await expect(page.locator('.stop-of-now').getByRole('link', { name: /^Directions/ })).toBeVisible()
  await expect.poll(filled).toBe(1)
})

test('the guide is one step away from the first page, without an account', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('USER LOGIN')
  await page.getByRole('link', { name: 'See the temples' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Temples to visit near Tirupati')
  await page.goBack()
  await page.getByRole('banner').getByRole('link', { name: 'Temples' }).click()
  await expect(page.getByRole('article')).toHaveCount(temples.length)
})

test('the first screen counts what is open and has the nearest that surely are, before the app has started and after', async ({
  page,
}) => {
  await watchShifts(page)
  for (const { width, height, from, time, nearest } of [
    {
      width: 360,
      height: 780,
      from: '',
      time: '14:10',
      nearest: ['Govindaraja Swami Temple', 'Kapila Theertham'],
    },
    { width: 360, height: 780, from: 'airport', time: '14:10', nearest: [/^Prasanna/, /^Tiruchanoor/] },
    // The hill stays open when all others have closed.
    { width: 1280, height: 800, from: '', time: '21:10', nearest: ['Tirumala'] },
  ]) {
    const now = new Date(`2026-11-30T${time}:00+05:30`)
    await page.clock.setFixedTime(now)
    await page.setViewportSize({ width, height })
    await page.addInitScript((gateway) => localStorage.setItem('from', gateway), from)
    const start = await holdRequests(page, '**/assets/*.js')
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await expect(page).toHaveTitle('Travel Visit: temples around Tirupati')
    const count = temples.filter(({ openingHours: { value } }) => {
      const { kind } = openingStatus(value, now)
      return kind === 'open' || kind === 'alwaysOpen'
    }).length
    const near = page.locator('.near-temples > li:visible')
    const expectNow = async () => {
      await expect(page.locator('.welcome-count')).toHaveText(`Open now: ${count} of ${temples.length}`)
      await expect(near.locator('.near-name a')).toHaveText(nearest)
      for (const one of await near.all()) await expect(one.locator('.brief-opening')).toHaveText(/^Open/)
    }
    await expectNow()
    start()
    await expectAppTime(page)
    await expectNow()
    await expect(page.getByRole('link', { name: 'See the temples' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { name: 'USER LOGIN' })).toBeInViewport({ ratio: 1 })
    expect(await shiftsOn(page)).toEqual([])
    await page.unroute('**/assets/*.js')
  }
  await page
    .locator('.near-temples > li:visible')
    .last()
    .click({ position: { x: 20, y: 20 } })
  await expect(page).toHaveURL('/temples/tirumala')
})

test('an unknown address leads on, in its own language, and finds a temple by its name', async ({ page }) => {
  const broken: string[] = []
  page.on('console', (message) => message.type() === 'error' && broken.push(message.text()))
  page.on('pageerror', (error) => broken.push(String(error)))
  const main = page.getByRole('main')
  await page.goto('/te/temples/tirumala/nowhere')
  await expect(page.locator('html')).toHaveAttribute('lang', 'te')
  await expect(main.locator('a.button')).toHaveAttribute('href', '/te/temples')
  const answer = await page.goto('/temples/kalahasti')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page doesn’t exist')
  for (const [name, path] of [
    ['Go to the temple guide', '/temples'],
    ['My day', '/day'],
    ['Map', '/map'],
    ['Good to know', '/good-to-know'],
  ] as const)
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  expect(broken.filter((line) => !line.includes('404 (Not Found)'))).toEqual([])
  await main.getByRole('searchbox').fill('kalahasti')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/temples\?q=kalahasti$/)
  await expect(page.getByRole('article')).toHaveCount(1)
})
