import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey.ts'

test('a photograph that arrives is shown with its author and licence, and until then a drawing', async ({
  page,
  context,
}) => {
  const photograph = await drawnPhotograph(page)
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>()
  await context.route('https://upload.wikimedia.org/**', async (route) => {
    await late
    // Like Commons: pages request photographs with CORS.
    const headers = { 'access-control-allow-origin': '*' }
    await route.fulfill({ contentType: 'image/png', body: photograph, headers })
  })
  await page.goto('/temples/tirumala', { waitUntil: 'commit' })
  const picture = page.locator('.temple-page .temple-picture')
  await expect(picture.locator('img').first()).toBeVisible()
  arrive()
  const image = picture.locator('.temple-photograph')
  await expect(image).toBeVisible()
  await expect(image).toHaveAccessibleName('The Venkateswara temple at Tirumala')
  // The image is no larger than needed, in a size that Commons keeps.
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
    .toMatch(/^https:\/\/upload\.wikimedia\.org\/.*\/500px-Tirumala_090615\.jpg$/)
  await page.getByRole('heading', { name: 'About this temple' }).click()
  const about = page.getByRole('region', { name: 'About this temple' })
  await expect(about.getByRole('link', { name: 'Nikhilb239' })).toHaveAttribute(
    'href',
    /commons\.wikimedia\.org/,
  )
  await expect(about.getByRole('link', { name: 'CC BY-SA 4.0' })).toHaveAttribute(
    'href',
    /creativecommons\.org\/licenses\/by-sa\/4\.0/,
  )
  await page.getByRole('main').getByRole('link', { name: 'Temples', exact: true }).click()
  await expect(page.locator('#tirumala .temple-photograph')).toBeVisible()
  // On a card it leads to the page that credits it.
  await page.locator('#tirumala .temple-name a').click()
  await expect(page).toHaveURL('/temples/tirumala')
})

test('the drawing stays if the photograph does not arrive, or there is none, and waits until it is near', async ({
  page,
}) => {
  await page.goto('/temples')
  const pictures = await page
    .locator('.temple-picture img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ loading, y }) => ({ loading, screensDown: y / innerHeight })),
    )
  const farDown = pictures.filter(({ screensDown }) => screensDown >= 1.5)
  expect(farDown.length).toBeGreaterThan(1)
  for (const { loading } of farDown) expect(loading).toBe('lazy')
  for (const [id, drawn] of [
    ['tirumala', /golden vimana/],
    ['kapila-theertham', /waterfall/],
  ] as const) {
    const onCard = page.locator(`#${id} img`)
    await onCard.first().scrollIntoViewIfNeeded()
    await expect(onCard).toHaveCount(1)
    await expect
      .poll(() => onCard.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await page.locator(`#${id} .temple-name a`).click()
    const picture = page.locator('.temple-page .temple-picture')
    await expect(picture.locator('img')).toHaveCount(1)
    await expect(picture.getByRole('img', { name: drawn })).toBeVisible()
    await page.goBack()
  }
})

/** A picture of 40 by 30 pixels, drawn by the browser. */
async function drawnPhotograph(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 })
    canvas.getContext('2d')?.fillRect(0, 0, 40, 30)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  return Buffer.from(base64, 'base64')
}

test('the frame of a picture leaves the tops of the towers whole', async ({ page }) => {
  for (const temple of ['srikalahasti', 'govindaraja', 'tirumala']) {
    await page.goto(`/temples/${temple}`)
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const hidden = () =>
        page
          .locator('.temple-picture-frame img')
          .first()
          .evaluate((image) => {
            const { naturalWidth, naturalHeight } = image as HTMLImageElement
            const { width, height } = image.getBoundingClientRect()
            const scale = Math.max(width / naturalWidth, height / naturalHeight)
            const [, top = ''] = getComputedStyle(image).objectPosition.split(' ')
            return ((naturalHeight * scale - height) * Number.parseFloat(top)) / 100
          })
      await expect.poll(hidden, `${temple} at ${width}`).toBeLessThanOrEqual(2)
    }
  }
})
