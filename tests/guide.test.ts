import type { Page } from '@playwright/test'
import { distanceLine } from '#guide/distance.ts'
import { gateways } from '#guide/gateways.ts'
import { temples } from '#guide/temples.ts'
import { expect, test } from './journey.ts'
import { readers } from './offline.ts'
import { wordsIn } from './words.ts'

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
      gateways.map((gateway) => distanceLine(gateway, temple.distances[gateway.id].value)),
    )
  }
  await expect(cards.nth(6)).toContainText('From Railway Station: 300m')
  await expect(page.locator('.distance-lines').getByText(/\dm$/)).toHaveText(['From Railway Station: 300m'])
  await expect(cards.nth(7)).toContainText('From Bus Stand: 3-5Km')
  await expect(cards.nth(3)).toContainText('From Airport: 17Km')
})

for (const [width, columns] of [
  [360, 1],
  [768, 2],
  [1280, 3],
] as const) {
  test(`the cards stand in ${columns} columns at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/temples')
    const lefts = await page
      .locator('.temple-grid > li')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left))
    expect(lefts).toHaveLength(10)
    expect(new Set(lefts).size).toBe(columns)
  })
}

for (const { language, prefix, width } of readers) {
  test.describe(`at ${width} px in ${language}`, () => {
    test.use({ viewport: { width, height: 800 } })
    const t = wordsIn(language)

    test('each figure says how sure it is, when it was checked and where it comes from', async ({ page }) => {
      await page.goto(`${prefix}/temples`)
      const card = page.locator('#tirumala')
      const day = card.getByText(language === 'en' ? '20 November 2026' : '20 నవంబర్, 2026')
      await expect(day).toHaveCount(4)
      await expect(day.first()).toBeHidden()
      await card.getByText(t('How sure is this?')).click()
      const sure = t('{what}: {certainty}')
        .replace('{what}', t('From Airport'))
        .replace('{certainty}', t('well sourced'))
      await expect(card.getByText(sure)).toBeVisible()
      await expect(day.first()).toBeVisible()
      await expect(card.getByRole('link', { name: 'Wikipedia: Tirupati Airport' })).toBeVisible()
    })

    test('a photograph that arrives is shown with its author and licence', async ({ page, context }) => {
      const photograph = await drawnPhotograph(page)
      await context.route('https://upload.wikimedia.org/**', (route) =>
        route.fulfill({ contentType: 'image/png', body: photograph, headers: anyOrigin }),
      )
      for (const path of ['/temples', '/temples/tirumala']) {
        await page.goto(prefix + path)
        const picture = page.locator('.temple-picture').first()
        const image = picture.locator('.temple-photograph')
        await expect(image).toBeVisible()
        await expect(image).toHaveAccessibleName(
          language === 'en' ? 'The Venkateswara temple at Tirumala' : 'తిరుమలలోని వేంకటేశ్వర స్వామి ఆలయం',
        )
        expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
        // No larger than its place asks for, in the sizes that Commons keeps.
        const shown = await image.evaluate((element: HTMLImageElement) => element.currentSrc)
        expect(shown).toMatch(/^https:\/\/upload\.wikimedia\.org\/.*\/500px-Tirumala_090615\.jpg$/)
        await expect(picture.getByRole('link', { name: 'Nikhilb239' })).toHaveAttribute(
          'href',
          /commons\.wikimedia\.org/,
        )
        await expect(picture.getByRole('link', { name: 'CC BY-SA 4.0' })).toHaveAttribute(
          'href',
          /creativecommons\.org\/licenses\/by-sa\/4\.0/,
        )
      }
    })

    test('pictures far below the fold wait until they are near', async ({ page }) => {
      await page.goto(`${prefix}/temples`)
      const pictures = await page
        .locator('.temple-picture img')
        .evaluateAll((images: HTMLImageElement[]) =>
          images.map(({ loading, y }) => ({ loading, screensDown: y / innerHeight })),
        )
      const farDown = pictures.filter(({ screensDown }) => screensDown >= 2)
      expect(farDown.length).toBeGreaterThan(3)
      for (const { loading } of farDown) expect(loading).toBe('lazy')
    })
  })
}

test('a drawing is not credited to the photographer while the photograph is on its way', async ({
  page,
  context,
}) => {
  const photograph = await drawnPhotograph(page)
  let arrive = () => {}
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await context.route('https://upload.wikimedia.org/**', async (route) => {
    await late
    await route.fulfill({ contentType: 'image/png', body: photograph, headers: anyOrigin })
  })
  await page.goto('/temples', { waitUntil: 'commit' })
  const card = page.getByRole('article', { name: 'Tirumala' })
  await expect(card.getByText('Drawing')).toBeVisible()
  arrive()
  await expect(card.getByRole('link', { name: 'Nikhilb239' })).toBeVisible()
})

test('the drawing stays where a photograph does not arrive, or there is none', async ({ page }) => {
  await page.goto('/temples')
  for (const [name, drawn] of [
    ['Tirumala', /golden vimana/],
    ['Kapila Theertham', /waterfall/],
  ] as const) {
    const card = page.getByRole('article', { name })
    await card.scrollIntoViewIfNeeded()
    await expect(card.getByText('Drawing')).toBeVisible()
    await expect(card.locator('img')).toHaveCount(1)
    await expect(card.getByRole('img', { name: drawn })).toBeVisible()
    await expect
      .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a photograph that does not arrive leaves its drawing as it is', async ({ page }) => {
    await page.goto('/temples/tirumala')
    await page.waitForLoadState('networkidle')
    const frame = page.locator('.temple-picture-frame')
    await expect(frame.locator('.temple-photograph')).toHaveCount(1)
    const shown = await frame.screenshot()
    const drawing = await frame.screenshot({ style: '.temple-photograph { visibility: hidden }' })
    expect(shown.equals(drawing)).toBe(true)
  })
})

test('the destination says how to arrive and leads to the guide', async ({ page }) => {
  await page.goto('/tirupati')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tirupati')
  const arriving = page.getByRole('region', { name: 'How to arrive' })
  await expect(arriving.getByRole('heading', { level: 3 })).toHaveText(['By air', 'By rail', 'By bus'])
  const first = page.getByRole('region', { name: 'The first temples' })
  await expect(first.getByRole('heading', { level: 3 })).toHaveText(names.slice(0, 3))
  await page.getByRole('link', { name: 'See all 10 temples' }).click()
  await expect(page).toHaveURL(/\/temples$/)
  await expect(page.getByRole('article')).toHaveCount(10)
})

test('the way to each gateway says whom to call there, and how sure the number is', async ({ page }) => {
  await page.goto('/tirupati')
  const cards = page.getByRole('region', { name: 'How to arrive' }).getByRole('article')
  await expect(cards).toHaveCount(gateways.length)
  for (const [index, { phone }] of gateways.entries()) {
    if (phone.value === null) throw new Error('a gateway without a number')
    const card = cards.nth(index)
    const line = card.locator('p', { has: page.getByRole('link', { name: phone.value.shown }) })
    await expect(line.getByRole('link')).toHaveAttribute('href', `tel:${phone.value.dialled}`)
    await expect(line).toHaveText(`Telephone ${phone.value.shown} (not sure)`)
    await card.getByText('How sure is this?').click()
    await expect(card.locator('.certainty div', { hasText: 'Telephone: not sure' })).toContainText(
      phone.note ?? 'no note',
    )
  }
})

for (const path of ['/', '/login']) {
  test(`the guide is one step away from ${path}, without an account`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('USER LOGIN')
    await page.getByRole('link', { name: 'Open the guide' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Temples to visit near Tirupati')
    await page.goBack()
    await page.getByRole('banner').getByRole('link', { name: 'Temples' }).click()
    await expect(page.getByRole('article')).toHaveCount(10)
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
    ['/forgot', 'Enter the email of your account'],
    ['/action', 'Link from a mail'],
    ['/account', 'Log in to see your account'],
    ['/tirupati', 'How to arrive'],
    ['/temples', 'From Railway Station: 300m'],
    ['/nowhere', 'This page does not exist'],
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
  await page.getByRole('link', { name: 'Go to the temple guide' }).click()
  await expect(page).toHaveURL(/\/temples$/)
})

test('somebody who only reads loads none of the SDK, and nothing from elsewhere but photographs', async ({
  page,
  server,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  for (const path of ['/', '/tirupati', '/temples', '/register', '/forgot', '/action', '/account']) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  const elsewhere = requests.filter((url) => !url.startsWith(server.address))
  expect(elsewhere.filter((url) => !url.startsWith('https://upload.wikimedia.org/'))).toEqual([])
  expect(requests.filter((url) => /firebase|identitytoolkit|\/v1\//.test(url))).toEqual([])
})

for (const width of [360, 768, 1280]) {
  test(`nothing moves while pages load at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => {
      Reflect.set(window, 'shift', 0)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'))
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of ['/', '/register', '/tirupati', '/temples']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.mouse.wheel(0, 4000)
      await page.waitForTimeout(300)
      expect(await page.evaluate(() => Reflect.get(window, 'shift')), path).toBe(0)
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
  await page.goto('/temples')
  await expect.poll(() => lines.join('\n')).toContain('Travel Visit could not start')
  await expect(page.getByRole('article')).toHaveCount(10)
})

/** A picture of 40 by 30 pixels, made by the browser itself. */
/** As Commons answers: pages ask for photographs by CORS. */
const anyOrigin = { 'access-control-allow-origin': '*' }

async function drawnPhotograph(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 })
    canvas.getContext('2d')?.fillRect(0, 0, 40, 30)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  return Buffer.from(base64, 'base64')
}

test('a name of our own rendering says so beside it, and a sourced one does not', async ({ page }) => {
  await page.goto('/temples/tirumala')
  const card = page.getByRole('region', { name: 'Show this to a driver' })
  const doubts = card.locator('.driver-doubt')
  await expect(doubts).toHaveText(['Our own rendering; not yet checked by a native reader.'])
  await expect(card.locator('dl > div', { has: page.locator('.driver-doubt') }).first()).toContainText('ಕನ್ನಡ')
  await card.getByText('How sure is this?').click()
  await expect(card.getByRole('link', { name: 'Dinamalar' })).toBeVisible()
})

test('a name of our own rendering says so on the page that bears it', async ({ page }) => {
  const t = wordsIn('kn')
  await page.goto('/kn/temples/tirumala')
  const about = page.getByRole('region', { name: t('About this temple') })
  await about.locator('.certainty summary').click()
  const value = temples.find(({ id }) => id === 'tirumala')?.localNames.kn.value ?? ''
  const name = about.locator('.certainty dl > div', { hasText: value })
  await expect(name).toContainText(t('not sure'))
  await expect(name).toContainText(t('No source to cite.'))
})

test.describe('twelve months after the check', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  for (const { language, prefix, width } of readers) {
    test(`a page marks what is old from India's midnight on at ${width} px in ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      for (const path of ['/temples', '/temples/tirumala']) {
        const hours = page.locator('.certainty', { hasText: 'AP7AM' })
        await page.clock.setFixedTime(new Date('2027-11-20T23:59:00+05:30'))
        await page.goto(prefix + path)
        await expect(page.locator('.opening-line').first()).not.toBeEmpty()
        await expect(hours.locator('.certainty-old')).toHaveCount(0)
        await page.clock.setFixedTime(new Date('2027-11-21T00:00:00+05:30'))
        await page.reload()
        await expect(hours.locator('.certainty-old')).toHaveText(
          wordsIn(language)('Checked more than a year ago'),
        )
        await expect(hours.locator('.certainty-old')).toBeVisible()
      }
    })
  }
})
