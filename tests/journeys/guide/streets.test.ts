import type { Page } from '@playwright/test'
import { expectSound } from '#tests/support/accessibility.ts'
import { expectAppTime } from '#tests/support/drawn/app-time.ts'
import { expect, inTheLongRun, test as journey } from '#tests/support/journey.ts'
import { everythingStored, stored } from '#tests/support/offline.ts'
import { fillDay } from '#tests/support/saved.ts'
import { removeData, startTestServer, type TestServer } from '#tests/support/server.ts'
import { startTileServer, type TileAnswer, type TileServer } from '#tests/support/streets/tile-server.ts'

type Streets = { tiles: TileServer; site: TestServer }

/** One site and one server of pictures serve all journeys of a worker. */
const test = journey.extend<{ tiles: TileServer; site: TestServer }, { streets: Streets }>({
  streets: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const tiles = await startTileServer()
      const site = await startTestServer({
        MAP_TILES_URL: tiles.url,
        MAP_ATTRIBUTION: 'Pictures by us <https://tiles.example/about>',
      })
      await use({ tiles, site })
      await site.stop()
      removeData(site)
      await tiles.stop()
    },
    { scope: 'worker' },
  ],
  tiles: async ({ streets: { tiles } }, use) => {
    tiles.answerWith('picture')
    tiles.requests.length = 0
    await use(tiles)
  },
  site: ({ streets: { site } }, use) => use(site),
  baseURL: ({ site }, use) => use(site.address),
})

const failure = 'The streets didn’t load. Here is the sketch again.'

test('streets come once somebody asks for them, who is told once where from, and the sketch for the asking', async ({
  page,
  tiles,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  for (const path of ['/temples/kanipakam#getting-there', '/map']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Streets' }).locator('visible=true')).toHaveCount(1)
    await expect(page.getByText(new URL(tiles.url).host)).toHaveCount(0)
  }
  expect(tiles.requests).toEqual([])

  await page.getByRole('button', { name: 'Streets' }).click()
  await expectStreets(page)
  await expect(page.locator('.map-said:visible')).toHaveText(
    `The pictures of the streets come from ${new URL(tiles.url).host}.`,
  )
  expect(new Set(tiles.requests.map(({ referrer }) => referrer))).toEqual(new Set([`${site.address}/`]))
  expect(tiles.requests.length).toBeLessThanOrEqual(9)
  const credit = page.getByRole('link', { name: 'Pictures by us' })
  await expect(credit).toHaveAttribute('href', 'https://tiles.example/about')
  await expect(page.locator('.place-map .sketch')).toHaveCount(0)
  await expectSound(page)

  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.map-tiles')).toBeHidden()
  await page.emulateMedia({ media: null, colorScheme: 'dark' })
  await expect(page.locator('.map-tiles')).toHaveCSS('filter', /invert/)
  await page.getByRole('button', { name: 'Sketch' }).click()
  await expect(page.locator('.map-tiles')).toHaveCount(0)
  await expect(page.locator('.place-map .sketch')).toBeVisible()
  await page.getByRole('button', { name: 'Streets' }).click()
  await expectStreets(page)
  await expect(page.locator('.map-said:visible')).toHaveCount(0)
})

test('the streets lie below the same marks, which stay in their place', inTheLongRun, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/map')
  await expectAppTime(page)
  const marks = () =>
    page.locator('.place-map [data-place]').evaluateAll((all) =>
      all.map((mark) => {
        const { x, y } = mark.getBoundingClientRect()
        return [mark.getAttribute('data-place'), mark.querySelector('.name')?.textContent, x, y].join(' ')
      }),
    )
  const before = await marks()
  expect(before.length).toBeGreaterThan(10)
  await page.getByRole('button', { name: 'Streets' }).click()
  await expectStreets(page)
  expect(await marks()).toEqual(before)
})

test('streets show the planned day in its order, and the reader where they ask for it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 13.65, longitude: 79.42, accuracy: 400 })
  await fillDay(page, ['tiruchanoor', 'govindaraja'])
  await page.goto('/map')
  await page.getByRole('button', { name: 'Streets' }).click()
  await expectStreets(page)
  for (const [order, name] of [
    ['1', 'tiruchanoor'],
    ['2', 'govindaraja'],
  ] as const)
    await expect(page.locator(`.place-map [data-place="${name}"] .order`)).toHaveText(order)
  // From the station by two temples and back: no road of the sketch fits those of the pictures.
  await expect(page.locator('.place-map .guessed')).toHaveAttribute('d', /^(M[^Ml]+l[^Ml]+){3}$/)
  await expect(page.locator('.place-map .reader')).toHaveCount(0)
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(page.locator('.place-map .reader')).toBeVisible()
  await expect(page.locator('.map-said:visible')).toContainText('You are here (blue dot)')
})

test(
  'a temple’s map shows the way from where its distances start, on streets, too',
  inTheLongRun,
  async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto('/temples')
    await page.getByLabel('From').selectOption('Airport')
    await page.goto('/temples/tiruchanoor#getting-there')
    await expectAppTime(page)
    const shown = page.locator('.place-map:visible')
    await shown.getByRole('button', { name: 'Streets' }).click()
    await expectStreets(page)
    for (const place of ['airport', 'tiruchanoor'])
      await expect(shown.locator(`[data-place=${place}] .mark`)).toBeInViewport()
    await expect(shown.locator('.guessed')).toHaveAttribute('d', /^M[^Ml]+l[^Ml]+$/)

    // A reader who is found sets out from there.
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 13.65, longitude: 79.35, accuracy: 400 })
    await page.goto('/map')
    await page.getByRole('button', { name: 'Near me' }).click()
    await page.locator('.place-list-more').click()
    await page.locator('.place-list a', { hasText: 'Tiruchanoor' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tiruchanoor')
    await page.getByRole('heading', { name: 'Getting there' }).click()
    await shown.getByRole('button', { name: 'Streets' }).click()
    await expectStreets(page)
    await expect(shown.locator('.reader')).toBeInViewport()
  },
)

test('no mark lies on another, however near the streets are', inTheLongRun, async ({ page }) => {
  await page.goto('/map')
  await page.getByRole('button', { name: 'Streets' }).click()
  await expectStreets(page)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 780 })
    for (const key of ['-', '+'])
      for (let press = 0; press < 5; press++) {
        await page.getByRole('application').press(key)
        await expect.poll(() => mostCovered(page), `${width}: ${key} ${press}`).toBeLessThan(0.1)
      }
  }
})

test(
  'on a phone held sideways, the map leaves a finger enough of the page to scroll past it',
  inTheLongRun,
  async ({ page }) => {
    for (const height of [360, 560]) {
      await page.setViewportSize({ width: 740, height })
      for (const path of ['/map', '/temples/kanipakam#getting-there']) {
        await page.goto(path)
        await expectAppTime(page)
        expect(await freeHeight(page), path).toBeGreaterThan(44)
      }
    }
  },
)

test(
  'with letters of twice the size on the narrowest screen, names stay on the map',
  inTheLongRun,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/map')
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await page.getByRole('button', { name: 'Streets' }).click()
    await expectStreets(page)
    const cut = () =>
      page.locator('.map-box:visible').evaluate((box) => {
        const { left, right, top, bottom } = box.getBoundingClientRect()
        return [...box.querySelectorAll('.name')]
          .filter((name) => {
            const one = name.getBoundingClientRect()
            return one.left < left || one.right > right || one.top < top || one.bottom > bottom
          })
          .map((name) => name.textContent)
      })
    await expect.poll(cut).toEqual([])
  },
)

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
  await expect(page.locator('.map-tiles')).toHaveCount(0)
  await page.goBack()
  await expectStreets(page)
})

test('the drawing comes back when the pictures of the streets don’t', async ({ page, tiles }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.clock.install()
  await page.goto('/temples/srikalahasti')
  const button = page.getByRole('button', { name: 'Streets' }).locator('visible=true')
  for (const kind of ['page', 'refusal', 'nothing'] satisfies TileAnswer[]) {
    tiles.answerWith(kind)
    tiles.requests.length = 0
    await button.click()
    await expect.poll(() => tiles.requests.length).toBeGreaterThan(0)
    if (kind === 'nothing') await page.clock.runFor(21_000)
    await expect(page.getByText(failure), kind).toBeVisible()
    await expect(page.locator('.temple-map:visible .sketch')).toBeVisible()
    await expect(page.locator('.map-tiles')).toHaveCount(0)
  }
  await page.reload()
  await expect(page.getByText(failure)).toHaveCount(0)
  tiles.answerWith('slow')
  await button.click()
  await expectStreets(page)
  expect(errors).toEqual([])
})

for (const kind of ['refusal', 'nothing'] satisfies TileAnswer[])
  test(
    `streets stay while a picture of them is in view, and the drawing comes back with the last: ${kind}`,
    kind === 'refusal' ? {} : inTheLongRun,
    async ({ page, tiles }) => {
      await page.clock.install()
      await page.goto('/map')
      await page.getByRole('button', { name: 'Streets' }).click()
      await expectStreets(page)
      const streets = page.getByRole('application')
      // So near that the map, which stays where the guide has places, can leave its pictures behind.
      for (const _press of [1, 2, 3]) await streets.press('+')
      await expectStreets(page)
      await page.waitForLoadState('networkidle')
      tiles.answerWith(kind)
      const asked = async (key: string) => {
        const before = tiles.requests.length
        await streets.press(key)
        await page.clock.runFor(21_000)
        return tiles.requests.length > before
      }
      await expect(async () => expect(await asked('ArrowRight')).toBe(true)).toPass()
      await expect(page.getByText(failure)).toHaveCount(0)
      await expectStreets(page)
      await expect(async () => {
        await asked('ArrowRight')
        await expect(page.getByText(failure)).toBeVisible({ timeout: 1 })
      }).toPass()
      await expect(page.locator('.place-map .sketch')).toBeVisible()
    },
  )

journey('an operator can leave the streets out', async ({ page, startServer }) => {
  const { address } = await startServer({ MAP_TILES_URL: 'off' })
  for (const path of ['/map', '/temples/tirumala']) {
    const answer = await page.goto(address + path, { waitUntil: 'commit' })
    expect(answer?.headers()['content-security-policy']).toContain(
      "img-src 'self' https://upload.wikimedia.org;",
    )
    await expect(page.locator('.map-box:visible')).not.toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Streets' })).toBeHidden()
  }
  await page.goto(`${address}/map`)
  await expectAppTime(page)
  await expect(page.getByRole('button', { name: 'Streets' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Near me' })).toBeVisible()
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'nothing of the streets is stored, and without a network the drawing stays',
    inTheLongRun,
    async ({ page, context, tiles }) => {
      await page.goto('/map')
      await stored(page, 'en')
      await page.reload()
      await page.getByRole('button', { name: 'Streets' }).click()
      await expectStreets(page)
      const kept = (await everythingStored(page)).map(([url]) => url)
      expect(kept.some((url) => url.includes('/map'))).toBe(true)
      expect(kept.filter((url) => url.startsWith(tiles.origin))).toEqual([])
      await page.getByRole('button', { name: 'Sketch' }).click()
      await context.setOffline(true)
      await page.reload()
      await page.getByRole('button', { name: 'Streets' }).click()
      await expect(page.getByText(failure)).toBeVisible()
      await expect(page.locator('.place-map .sketch')).toBeVisible()
    },
  )
})

async function expectStreets(page: Page): Promise<void> {
  const seen = () =>
    page
      .locator('.map-tiles img:visible')
      .evaluateAll((all) => all.filter((tile) => (tile as HTMLImageElement).naturalWidth === 256).length)
  await expect.poll(seen).toBeGreaterThan(0)
}

/** With the map in the middle of the screen, how much of its height neither they nor the page's bar take. */
function freeHeight(page: Page): Promise<number> {
  return page.locator('.map-surface:visible').evaluate((map) => {
    map.scrollIntoView({ block: 'center' })
    const { left, width } = map.getBoundingClientRect()
    const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(left + width / 2, y))
    return rows.filter((element) => element && !element.closest('.map-box, .places, .top-bar')).length
  })
}

/** Of the mark that is covered by another the most, the part that is covered. */
function mostCovered(page: Page): Promise<number> {
  return page.locator('.place-map .mark').evaluateAll((marks) => {
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
