import { gateways } from '#guide/content/gateways.ts'
import { temples } from '#guide/content/temples.ts'
import { distanceText } from '#guide/distance.ts'
import { expect, inTheLongRun, runFor, test } from '#tests/support/journey.ts'
import { shiftsOn, watchShifts } from '#tests/support/shifts.ts'
import { fillDay } from '#tests/support/visits.ts'
import { languages, prefixOf } from '#web/language/languages.ts'

const names = temples.map(({ name }) => name)

test('the guide shows ten cards in order, each with its name, image and distances', async ({ page }) => {
  await page.goto('/temples')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Temples to visit near Tirupati')
  const cards = page.getByRole('article')
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText(names)
  for (const [index, temple] of temples.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('heading', { level: 2 })).toHaveCSS('text-decoration-line', 'underline')
    await expect(card.locator('img').first()).toBeVisible()
    await expect(card.getByRole('heading', { level: 3 })).toHaveText('Distance')
    await expect(card.locator('.distance-lines li')).toHaveText(
      gateways.flatMap(({ card, distances }) => {
        const distance = distances[temple.id]
        return card && distance ? [`${card}: ${distanceText(distance.value)}`] : []
      }),
    )
  }
  await expect(cards.nth(6)).toContainText('From Railway Station: 300m')
  await expect(page.locator('.distance-lines li', { hasText: /\dm$/ })).toHaveText([
    'From Railway Station: 300m',
  ])
  await expect(cards.nth(7)).toContainText('From Bus Stand: 3-5Km')
  await expect(cards.nth(3)).toContainText('From Airport: 17Km')
})

test('the cards stand in as many columns as there is room for, none alone in its row', async ({ page }) => {
  await page.goto('/temples')
  const cards = page.locator('.temple-grid > li')
  for (const [width, columns] of [
    [360, 1],
    [768, 2],
    [1280, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const lefts = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
    expect(lefts).toHaveLength(10)
    expect(new Set(lefts).size, `${width} px`).toBe(columns)
    expect(lefts.length % columns).toBe(0)
  }
})

test('the destination says how to arrive and leads to the guide', async ({ page }) => {
  await page.goto('/tirupati')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tirupati')
  const arriving = page.getByRole('region', { name: 'How to arrive' })
  await expect(arriving.getByRole('heading', { level: 3 })).toHaveText(
    gateways.flatMap(({ arrival }) => arrival?.way ?? []),
  )
  const first = page.getByRole('region', { name: 'The first temples' })
  await expect(first.getByRole('heading', { level: 3 })).toHaveText(names.slice(0, 3))
  await page.getByRole('link', { name: `See all ${temples.length} temples` }).click()
  await expect(page).toHaveURL(/\/temples$/)
  await expect(page.getByRole('article')).toHaveCount(temples.length)
})

for (const language of languages) {
  test(
    `the destination leads on from where somebody has arrived, on its first screen, ${language}`,
    runFor(language),
    async ({ page }) => {
      const prefix = prefixOf(language)
      await page.setViewportSize({ width: 360, height: 780 })
      await page.goto(`${prefix}/tirupati`)
      const ways = page.locator('.starting-points a')
      const bar = await page.locator('.places').boundingBox()
      const starts = gateways.filter(({ choice, arrival }) => choice && arrival?.here)
      await expect(ways).toHaveCount(starts.length)
      for (const [index, { id }] of starts.entries()) {
        await expect(ways.nth(index)).toHaveAttribute('href', `${prefix}/temples?from=${id}`)
        const box = await ways.nth(index).boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThan(bar?.y ?? 0)
      }
      await ways.nth(1).click()
      await expect(page).toHaveURL(`${prefix}/temples?from=${starts[1]?.id}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    },
  )
}

test('the way to a gateway gives the numbers to call that a source vouches for, and the source', async ({
  page,
}) => {
  await page.goto('/tirupati')
  const cards = page.getByRole('region', { name: 'How to arrive' }).getByRole('article')
  const arrivals = gateways.flatMap(({ arrival }) => arrival ?? [])
  await expect(cards).toHaveCount(arrivals.length)
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
})

for (const path of ['/', '/login']) {
  test(`the guide is one step away from ${path}, without an account`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('USER LOGIN')
    await page.getByRole('link', { name: 'See the temples' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Temples to visit near Tirupati')
    await page.goBack()
    await page.getByRole('banner').getByRole('link', { name: 'Temples' }).click()
    await expect(page.getByRole('article')).toHaveCount(temples.length)
  })
}

test('every page reads without JavaScript, under a title and a description of its own', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.address })
  const page = await context.newPage()
  const heads = []
  for (const [path, text] of [
    ['/', 'USER LOGIN'],
    ['/login', 'USER LOGIN'],
    ['/register', 'REGISTER NOW'],
    ['/logout', 'USER LOGIN'],
    ['/forgot', 'Enter your account’s email'],
    ['/action', 'Link from an email'],
    ['/account', 'Log in to see and change your account'],
    ['/tirupati', 'How to arrive'],
    ['/temples', 'From Railway Station: 300m'],
    ['/nowhere', 'This page doesn’t exist'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(text).first()).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('Welcome to Travel Visit')
    const description = await page.locator('meta[name=description]').getAttribute('content')
    expect(description?.length).toBeGreaterThan(20)
    if (path !== '/login') heads.push(`${await page.title()} ${description}`)
  }
  expect(new Set(heads).size).toBe(heads.length)
  await context.close()
})

test('an unknown address is a real not-found page with the way back', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page doesn’t exist')
  await page.getByRole('link', { name: 'Go to the temple guide' }).click()
  await expect(page).toHaveURL(/\/temples$/)
})

test('an unknown address leads to the four places, and finds a temple by its name', async ({ page }) => {
  await page.goto('/temples/kalahasti')
  const main = page.getByRole('main')
  for (const [name, path] of [
    ['Go to the temple guide', '/temples'],
    ['My day', '/day'],
    ['Map', '/map'],
    ['Good to know', '/good-to-know'],
  ] as const)
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  await main.getByRole('searchbox').fill('kalahasti')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/temples\?q=kalahasti$/)
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('readers load none of the SDK, and nothing from elsewhere but photographs', async ({ page, server }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  for (const path of ['/', '/tirupati', '/temples', '/register', '/forgot', '/action', '/account']) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  const elsewhere = requests.filter((url) => !url.startsWith(server.address))
  expect(elsewhere.filter((url) => !url.startsWith('https://upload.wikimedia.org/'))).toEqual([])
  expect(requests.filter((url) => /firebase|identitytoolkit|\/v1\//.test(url))).toEqual([])
})

for (const [width, when] of [
  [360, {}],
  [768, inTheLongRun],
  [1280, inTheLongRun],
] as const) {
  test(`nothing moves while pages load, at ${width} px`, when, async ({ page }) => {
    await fillDay(page)
    await watchShifts(page)
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/register', '/tirupati', '/temples', '/day']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.mouse.wheel(0, 4000)
      // Waits for what must not come: something that moves.
      await page.waitForTimeout(300)
      expect(await shiftsOn(page), `${path} at ${width} px`).toEqual([])
    }
  })
}

test('a start that fails is written to the console, and the page still reads', async ({ page }) => {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') lines.push(message.text())
  })
  await page.addInitScript(() => {
    Object.defineProperty(window, '__reactRouterContext', { get: () => undefined, set: () => {} })
  })
  await page.goto('/temples', { waitUntil: 'load' })
  await expect.poll(() => lines.join('\n')).toContain('Travel Visit could not start')
  await expect(page.getByRole('article')).toHaveCount(temples.length)
})
