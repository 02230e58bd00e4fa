import type { Locator, Page } from '@playwright/test'
import { expectSound } from '#tests/support/accessibility.ts'
import { holdRequests } from '#tests/support/hold-requests.ts'
import { expect, test as journey } from '#tests/support/journey.ts'
import { everythingStored, stored } from '#tests/support/offline.ts'
import { addButton } from '#tests/support/saved.ts'
import type { TestServer } from '#tests/support/server.ts'
import { startTileServer, type TileAnswer, type TileServer } from '#tests/support/streets/tile-server.ts'

const test = journey.extend<{ tiles: TileServer; site: TestServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
  tiles: async ({}, use) => {
    const tiles = await startTileServer()
    await use(tiles)
    await tiles.stop()
  },
  site: async ({ startServer, tiles }, use) =>
    use(
      await startServer({
        MAP_TILES_URL: tiles.url,
        MAP_ATTRIBUTION: 'Pictures by us <https://tiles.example/about>',
      }),
    ),
  baseURL: async ({ site }, use) => use(site.address),
})

const failure = 'The street map didn’t load. Here is the drawing again.'

test('streets come once somebody asks for them, and the drawing when they ask for that', async ({
  page,
  tiles,
  site,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.setViewportSize({ width: 360, height: 780 })
  for (const path of ['/map', '/temples/kanipakam']) {
    await page.goto(path)
    await expect(page.locator('.streets-choice:visible [role=status]')).toHaveText(
      `The pictures of the streets come from ${new URL(tiles.url).host}.`,
    )
  }
  await page.goto('/map')
  expect(scripts.filter((url) => /\/assets\/streets-/.test(url))).toEqual([])
  expect(tiles.requests).toEqual([])

  await page.getByRole('button', { name: 'Streets' }).click()
  await expectStreets(page)
  expect(scripts.filter((url) => /\/assets\/streets-map.*\.(js|css)/.test(url))).toHaveLength(2)
  expect(new Set(tiles.requests.map(({ referrer }) => referrer))).toEqual(new Set([`${site.address}/`]))
  expect(tiles.requests.length).toBeLessThanOrEqual(9)
  const credit = page.getByRole('link', { name: 'Pictures by us' })
  await expect(credit).toHaveAttribute('href', 'https://tiles.example/about')
  await expect(page.locator('#surroundings .map')).toBeHidden()
  await expectSound(page)

  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.streets')).toBeHidden()
  await expect(page.locator('#surroundings .map')).toBeVisible()
  await page.emulateMedia({ media: null, colorScheme: 'dark' })
  await expect(page.locator('.leaflet-tile-pane')).toHaveCSS('filter', /invert/)
  await page.getByRole('button', { name: 'Drawing' }).click()
  await expect(page.locator('.streets')).toHaveCount(0)
  await expect(page.locator('#surroundings .map')).toBeVisible()
})

test('a temple on the streets says below them whether it is open, by finger and by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/map')
  await page.getByRole('button', { name: 'Streets' }).click()
  await expectStreets(page)
  const mark = page.getByRole('button', { name: '2 Tiruchanoor' })
  await expect.poll(() => leastSide(mark)).toBeGreaterThanOrEqual(44)
  await mark.click()
  const peek = page.getByRole('region', { name: 'Tiruchanoor' })
  await expect(peek.locator('.brief-opening')).not.toBeEmpty()
  await expect(peek.getByRole('link', { name: 'About this temple' })).toBeInViewport({ ratio: 1 })
  await expect(peek.getByRole('link', { name: 'Directions' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(mark).toBeFocused()
  await mark.press('Enter')
  await peek.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(mark).toBeFocused()

  const zoomIn = page.getByRole('button', { name: 'Zoom in' })
  await expect.poll(() => leastSide(zoomIn)).toBeGreaterThanOrEqual(44)
  const apart = async () => {
    const [one, other] = await Promise.all([leftOf(page, '1 Tirumala'), leftOf(page, '2 Tiruchanoor')])
    return Math.round(other - one)
  }
  const first = await apart()
  await zoomIn.press('Enter')
  await expect.poll(apart).toBe(2 * first)
  await page.locator('.streets-map').press('-')
  await expect.poll(apart).toBe(first)
  await page.locator('.streets-map').press('ArrowRight')
  await expect.poll(apart).toBe(first)

  // Another sheet is another part of the streets.
  await page.getByRole('radio', { name: 'Farther away' }).check()
  await expect.poll(apart).toBeLessThan(first)
  await expect(page.getByRole('button', { name: '6 Kanipakam' })).toBeInViewport()
})

test('streets show the planned day in its order, and the reader where they ask for it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 13.65, longitude: 79.42, accuracy: 400 })
  await page.goto('/temples')
  for (const temple of ['tiruchanoor', 'govindaraja'] as const) await addButton(page, temple).click()
  await page.goto('/map')
  await page.getByRole('button', { name: 'Streets' }).click()
  await expectStreets(page)
  for (const [order, name] of [
    ['1', 'tiruchanoor'],
    ['2', 'govindaraja'],
  ] as const)
    await expect(page.locator(`[data-place="${name}"] .streets-order`)).toHaveText(order)
  // From the station by two temples and back.
  await expect(page.locator('.streets-line')).toHaveAttribute('d', /^M[^L]+L[^L]+L[^L]+L?/)
  await expect(page.locator('.streets-reader')).toHaveCount(0)
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(page.locator('.streets-reader')).toBeVisible()
  const wider = async () => {
    const ring = await page.locator('.streets-accuracy').boundingBox()
    const dot = await page.locator('.streets-reader').boundingBox()
    return (ring?.width ?? 0) - (dot?.width ?? Infinity)
  }
  await expect.poll(wider).toBeGreaterThan(0)
})

test('a temple’s streets show where its distances start, too, and the line between them', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/temples')
  await page.getByLabel('From').selectOption('Airport')
  await page.goto('/temples/tiruchanoor')
  await page.locator('.streets-choice:visible button').click()
  await expectStreets(page)
  const shown = page.locator('.streets:visible')
  await expect(shown.locator('.streets-place')).toHaveText([/^2 Tiruchanoor/, /Airport/])
  await expectLineBetweenMarks(page)
  await expect(page.getByText('The dotted line is not the road.')).toBeVisible()

  // A reader who is found sets out from there.
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 13.65, longitude: 79.35, accuracy: 400 })
  await page.goto('/map')
  await page.getByRole('button', { name: 'Near me' }).click()
  await page.locator('.place-list a', { hasText: 'Tiruchanoor' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tiruchanoor')
  await page.locator('.streets-choice:visible button').click()
  await expectStreets(page)
  await expect(shown.locator('.streets-place')).toHaveText([/^2 Tiruchanoor/])
  await expect(shown.locator('.streets-reader')).toBeInViewport()
})

for (const width of [360, 1280])
  test(`no mark lies on another, however near the streets are: ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 })
    await page.goto('/map')
    await page.getByRole('button', { name: 'Streets' }).click()
    await expectStreets(page)
    for (const sheet of ['Tirupati town', 'Farther away', 'Around Tirupati']) {
      await page.getByRole('radio', { name: sheet }).check()
      await expect.poll(() => mostCovered(page), sheet).toBeLessThan(0.1)
      for (const mark of await page.locator('.streets-place').all())
        if (sheet === 'Farther away') await expect(mark).toBeInViewport({ ratio: 1 })
    }
    for (const button of ['Zoom out', 'Zoom in'])
      for (let press = 0; press < 4; press++) {
        await page.getByRole('button', { name: button }).press('Enter')
        await expect.poll(() => mostCovered(page), `${button} ${press}`).toBeLessThan(0.1)
      }
  })

test('on a phone held sideways, the streets leave a finger enough of the page to scroll past them', async ({
  page,
}) => {
  for (const height of [360, 560]) {
    await page.setViewportSize({ width: 740, height })
    // The same page would open with its streets.
    for (const path of ['/map', '/temples/kanipakam']) {
      const load = await holdRequests(page, '**/assets/streets-map*.js')
      await page.goto(path)
      await page.locator('.streets-choice:visible button').first().click()
      const pending = page.locator('.streets-pending')
      await expect(pending).toBeVisible()
      const before = await sizeAndBelow(pending, page)
      load()
      await expectStreets(page)
      expect(await sizeAndBelow(page.locator('.streets-map'), page), path).toEqual(before)
      expect(await freeHeight(page), path).toBeGreaterThan(44)
      await page.unrouteAll()
    }
  }
})

test('with letters of twice the size on the narrowest screen, every mark is whole, and credits cover none', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/map')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await page.getByRole('button', { name: 'Streets' }).click()
  await expectStreets(page)
  for (const sheet of ['Around Tirupati', 'Farther away']) {
    await page.getByRole('radio', { name: sheet }).check()
    await expect.poll(() => cutMarks(page), sheet).toEqual([])
  }
})

test('a page that the app has opened gets its streets, too, and keeps them for Back', async ({
  page,
  site,
  tiles,
}) => {
  const policyOf = async (path: string) =>
    (await page.request.get(path)).headers()['content-security-policy'] ?? ''
  for (const path of ['/map', '/day', '/temples/iskcon', '/te/temples/iskcon'])
    expect(await policyOf(path), path).toContain(
      `img-src 'self' https://upload.wikimedia.org ${tiles.origin};`,
    )
  for (const path of ['/', '/temples', '/tirupati', '/good-to-know', '/account', '/seen', '/nowhere'])
    expect(await policyOf(path), path).not.toContain(tiles.origin)

  await page.goto('/temples')
  await page.locator('.places a[href$="/map"]').click()
  await page.getByRole('button', { name: 'Streets' }).click()
  await expectStreets(page)
  await page.locator('.place-list a', { hasText: 'Kanipakam' }).click()
  await expect(page).toHaveURL(`${site.address}/temples/kanipakam`)
  await expect(page.locator('.streets')).toHaveCount(0)
  await page.goBack()
  await expectStreets(page)
})

for (const kind of ['refusal', 'page', 'nothing'] satisfies TileAnswer[])
  test(`the drawing comes back when the pictures of the streets don’t: ${kind}`, async ({ page, tiles }) => {
    await page.clock.install()
    tiles.answerWith(kind)
    await page.goto('/temples/srikalahasti')
    await page.locator('.streets-choice:visible button').click()
    await expect.poll(() => tiles.requests.length).toBeGreaterThan(0)
    if (kind === 'nothing') await page.clock.runFor(21_000)
    await expect(page.getByText(failure)).toBeVisible()
    await expect(page.locator('.temple-map:visible .map')).toBeVisible()
    await expect(page.locator('.streets')).toHaveCount(0)
    await page.reload()
    await expect(page.getByText(failure)).toHaveCount(0)
    tiles.answerWith('picture')
    await page.locator('.streets-choice:visible button').click()
    await expectStreets(page)
  })

test('slow pictures are waited for; without their server, the drawing comes back', async ({
  page,
  tiles,
}) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  tiles.answerWith('slow')
  await page.goto('/temples/srikalahasti')
  await page.locator('.streets-choice:visible button').click()
  await expectStreets(page)
  await tiles.stop()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(page.getByText(failure)).toBeVisible()
  await expect(page.locator('.streets-choice:visible button')).toBeFocused()
  expect(errors).toEqual([])
})

for (const kind of ['refusal', 'page', 'nothing'] satisfies TileAnswer[])
  test(`streets stay while a picture of them is in view, and the drawing comes back with the last: ${kind}`, async ({
    page,
    tiles,
  }) => {
    await page.clock.install()
    await page.goto('/map')
    await page.getByRole('button', { name: 'Streets' }).click()
    await expectStreets(page)
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: '2 Tiruchanoor' }).click()
    tiles.answerWith(kind)
    const streets = page.locator('.streets-map')
    const asked = async (key: string) => {
      const before = tiles.requests.length
      await streets.press(key)
      await page.clock.runFor(21_000)
      return tiles.requests.length > before
    }
    await expect(async () => expect(await asked('ArrowRight')).toBe(true)).toPass()
    await expect(page.locator('.streets-place.chosen')).toHaveAttribute('data-place', 'tiruchanoor')
    await expect(page.getByText(failure)).toHaveCount(0)
    await expectStreets(page)
    await expect(async () => {
      await asked('ArrowRight')
      await expect(page.getByText(failure)).toBeVisible({ timeout: 1 })
    }).toPass()
    await expect(page.locator('#surroundings .map')).toBeVisible()
  })

test('the drawing may come back in the middle of a zoom', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto('/temples/srikalahasti')
  await page.locator('.streets-choice:visible button').click()
  await expectStreets(page)
  await page.evaluate(() => {
    for (const press of ['.leaflet-control-zoom-in', '.streets-choice button'])
      [...document.querySelectorAll<HTMLElement>(press)].find((one) => one.checkVisibility())?.click()
  })
  await expect(page.locator('.streets')).toHaveCount(0)
  await page.locator('.streets-choice:visible button').click()
  await expectStreets(page)
  expect(errors).toEqual([])
})

journey('an operator can leave the streets out', async ({ page, startServer }) => {
  const { address } = await startServer({ MAP_TILES_URL: 'off' })
  for (const path of ['/map', '/temples/tirumala']) {
    const answer = await page.goto(address + path, { waitUntil: 'commit' })
    expect(answer?.headers()['content-security-policy']).toContain(
      "img-src 'self' https://upload.wikimedia.org;",
    )
    await expect(page.locator('.map-drawn:visible')).not.toHaveCount(0)
    await expect(page.locator('.streets-choice:visible')).toHaveCount(0)
  }
  await page.goto(`${address}/map`)
  await expect(page.locator('.streets-choice')).toHaveCount(0)
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('nothing of the streets is stored, and without a network the drawing stays', async ({
    page,
    context,
    tiles,
  }) => {
    await page.goto('/map')
    await stored(page, 'en')
    await page.reload()
    await page.getByRole('button', { name: 'Streets' }).click()
    await expectStreets(page)
    const kept = (await everythingStored(page)).map(([url]) => url)
    expect(kept.some((url) => url.includes('/map'))).toBe(true)
    expect(
      kept.filter((url) => url.startsWith(tiles.origin) || /\/assets\/(streets|layers)/.test(url)),
    ).toEqual([])
    await page.getByRole('button', { name: 'Drawing' }).click()
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('button', { name: 'Streets' }).click()
    await expect(page.getByText(failure)).toBeVisible()
    await expect(page.locator('#surroundings .map')).toBeVisible()
  })
})

async function expectStreets(page: Page): Promise<void> {
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible()
  const seen = () =>
    page
      .locator('.leaflet-tile-loaded')
      .evaluateAll((all) => all.filter((tile) => (tile as HTMLImageElement).naturalWidth === 256).length)
  await expect.poll(seen).toBeGreaterThan(0)
}

/** How large it is, and where on the page that begins which follows it. */
async function sizeAndBelow(map: Locator, page: Page): Promise<number[]> {
  const [box, next] = [await map.boundingBox(), await page.locator('.streets-choice:visible').boundingBox()]
  return [box?.width, box?.height, (next?.y ?? 0) - (box?.y ?? 0)].map((size) => Math.round(size ?? 0))
}

/** With the streets in the middle of the screen, how much of its height neither they nor the page's bar take. */
function freeHeight(page: Page): Promise<number> {
  return page.locator('.streets-map').evaluate((map) => {
    map.scrollIntoView({ block: 'center' })
    const { left, width } = map.getBoundingClientRect()
    const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(left + width / 2, y))
    return rows.filter((element) => element && !element.closest('.streets-map, .places, .top-bar')).length
  })
}

/** What has its middle on the map, but is not whole in it, or lies below the credits. */
function cutMarks(page: Page): Promise<(string | undefined)[]> {
  return page.locator('.streets').evaluate((streets) => {
    const box = (selector: string) =>
      streets.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    const [map, credits] = [box('.streets-map'), box('.streets-credits')]
    const marks = [...streets.querySelectorAll<HTMLElement>('.streets-place')]
    return marks
      .filter((mark) => {
        const { left, right, top, bottom } = mark.getBoundingClientRect()
        const [x, y] = [(left + right) / 2, (top + bottom) / 2]
        const isOn = x > map.left && x < map.right && y > map.top && y < map.bottom
        const isWhole = left >= map.left && right <= map.right && top >= map.top && bottom <= map.bottom
        const isCovered =
          left < credits.right && right > credits.left && top < credits.bottom && bottom > credits.top
        return isOn && (!isWhole || isCovered)
      })
      .map((mark) => mark.dataset.place)
  })
}

/** Of the mark that is covered by another the most, the part that is covered. */
function mostCovered(page: Page): Promise<number> {
  return page.locator('.streets-place').evaluateAll((marks) => {
    const boxes = marks.map((mark) => mark.getBoundingClientRect())
    const parts = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).map((other) => {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        return (Math.max(across, 0) * Math.max(down, 0)) / (one.width * one.height)
      }),
    )
    return Math.max(...parts)
  })
}

async function expectLineBetweenMarks(page: Page): Promise<void> {
  await expect(async () => {
    const line = await page.locator('.streets-line').boundingBox()
    const centres = await page.locator('.streets-place').evaluateAll((marks) =>
      marks.map((mark) => {
        const { x, y, width, height } = mark.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2 }
      }),
    )
    const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)]
    expect(line?.x).toBeCloseTo(Math.min(...xs), -1)
    expect(line?.y).toBeCloseTo(Math.min(...ys), -1)
    expect(line?.width).toBeCloseTo(Math.max(...xs) - Math.min(...xs), -1)
    expect(line?.height).toBeCloseTo(Math.max(...ys) - Math.min(...ys), -1)
  }).toPass()
}

async function leastSide(of: Locator): Promise<number> {
  const { width = 0, height = 0 } = (await of.boundingBox()) ?? {}
  return Math.min(width, height)
}

async function leftOf(page: Page, name: string): Promise<number> {
  return (await page.getByRole('button', { name }).boundingBox())?.x ?? Number.NaN
}
