import { expectSound } from '#tests/support/accessibility.ts'
import { expect, inTheLongRun, test } from '#tests/support/journey.ts'
import { addButton, fillDay } from '#tests/support/saved.ts'
import { startTileServer } from '#tests/support/streets/tile-server.ts'

const nineTen = new Date('2026-11-23T09:10:00+05:30')

test('the day is drawn in its order beside its stops, and shown with streets once somebody asks', async ({
  page,
  startServer,
}) => {
  const tiles = await startTileServer()
  const { address } = await startServer({ MAP_TILES_URL: tiles.url })
  await page.clock.setFixedTime(nineTen)
  await page.goto(`${address}/temples`)
  for (const temple of ['iskcon', 'kapila-theertham', 'srikalahasti'] as const)
    await addButton(page, temple).click()
  await page.goto(`${address}/day`)
  const map = page.getByRole('region', { name: 'Your day on the map' })
  await expect(map.locator('.order')).toHaveText(['1', '2', '3'])
  await expect(map.locator('[data-place=iskcon] .name')).toHaveText(/^Iskon/)
  // From the station by three temples and back: along the roads of the sketch, and dashed where it has none.
  await expect(map.locator('.map-way .guessed')).toHaveAttribute('d', /./)
  const alongRoads = map.locator('.map-way path:not(.guessed)')
  await expect(alongRoads).toHaveAttribute('d', /^(?:M[^Ml]+(?:l[^Ml]+)+)+$/)
  await expect.poll(async () => (await alongRoads.getAttribute('d'))?.split('l').length).toBeGreaterThan(4)
  await expectSound(page)
  const pressMark = async (temple: string) => {
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = (await map.locator(`[data-place=${temple}] .mark`).boundingBox()) ?? {}
    await page.mouse.click(x + width / 2, y + height / 2)
  }
  await map.scrollIntoViewIfNeeded()
  await pressMark('kapila-theertham')
  const peek = map.locator('.temple-peek')
  await expect(peek).toContainText('Kapila Theertham')
  const stay = page.locator('.day-stop .day-stay').nth(1).locator('span').first()
  await expect(peek.locator('.day-map-status')).toHaveText(`about ${await stay.textContent()}`)
  await page.keyboard.press('Escape')
  expect(tiles.requests).toEqual([])

  await map.getByRole('button', { name: 'Streets' }).click()
  await expect(map.locator('.map-tiles img:visible').first()).toBeVisible()
  await expect(map.locator('.map-way .guessed')).toHaveAttribute('d', /^(?:M[^Ml]+l[^Ml]+){4}$/)
  await pressMark('srikalahasti')
  await expect(peek.getByRole('link', { name: /Srikalahasteeswara/ })).toHaveAttribute(
    'href',
    '/temples/srikalahasti',
  )
  await tiles.stop()
})

test(
  'stops that are near each other have their own numbers on the drawing, each beside its spot',
  inTheLongRun,
  async ({ page }) => {
    await page.clock.setFixedTime(nineTen)
    await fillDay(page, ['govindaraja', 'kapila-theertham', 'iskcon', 'srikalahasti', 'kanipakam'])
    await page.goto('/day')
    const marks = page.locator('.day-map .number .mark')
    await expect(marks).toHaveCount(5)
    const nearest = () =>
      marks.evaluateAll((all) => {
        const boxes = all.map((mark) => mark.getBoundingClientRect())
        return Math.min(
          ...boxes.flatMap((one, index) =>
            boxes.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y) / one.width),
          ),
        )
      })
    await expect.poll(nearest).toBeGreaterThan(1)
  },
)

test(
  'on a desktop the map stands beside stops and what is left out, and stays in view',
  inTheLongRun,
  async ({ page }) => {
    const height = 800
    await page.setViewportSize({ width: 1280, height })
    await page.clock.setFixedTime(nineTen)
    await fillDay(page, ['tiruchanoor', 'kapila-theertham', 'srikalahasti', 'iskcon'])
    await page.goto('/day')
    const map = page.getByRole('region', { name: 'Your day on the map' })
    const leftOut = page.locator('.day-left-out')
    await leftOut.getByText('6 left out').click()
    await expect(leftOut.getByRole('listitem')).toHaveCount(6)
    await expect(map.locator('.order')).toHaveCount(4)
    const edges = async (part: typeof map) => {
      const { x, y, width, height } = (await part.boundingBox()) ?? {
        x: NaN,
        y: NaN,
        width: NaN,
        height: NaN,
      }
      return { left: x, right: x + width, top: y, bottom: y + height }
    }
    await expect(async () => {
      const stops = await edges(page.locator('.day-timeline'))
      const left = await edges(leftOut)
      const drawing = await edges(map)
      expect(Math.max(stops.right, left.right)).toBeLessThan(drawing.left)
      expect(left.top).toBeGreaterThan(stops.bottom)
    }).toPass()
    await leftOut.evaluate((end) => end.scrollIntoView({ block: 'end' }))
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
    await expect(async () => {
      const { top, bottom } = await edges(map)
      expect(top).toBeGreaterThanOrEqual((await edges(page.locator('.top-bar'))).bottom)
      expect(bottom).toBeLessThanOrEqual(height)
    }).toPass()
  },
)
