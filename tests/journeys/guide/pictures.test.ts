import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey.ts'
import { readers } from '#tests/support/readers.ts'

for (const { language, prefix, width, when } of readers) {
  test.describe(`at ${width} px in ${language}`, when, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a photograph that arrives is shown with its author and licence', async ({ page, context }) => {
      const photograph = await drawnPhotograph(page)
      await context.route('https://upload.wikimedia.org/**', (route) =>
        route.fulfill({ contentType: 'image/png', body: photograph, headers: anyOrigin }),
      )
      const isShown = async (picture: Locator) => {
        const image = picture.locator('.temple-photograph')
        await expect(image).toBeVisible()
        expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
        // No larger than needed, in the sizes that Commons keeps.
        const shown = await image.evaluate((element: HTMLImageElement) => element.currentSrc)
        expect(shown).toMatch(/^https:\/\/upload\.wikimedia\.org\/.*\/500px-Tirumala_090615\.jpg$/)
      }
      await page.goto(`${prefix}/temples`)
      await isShown(page.locator('.temple-picture').first())
      // On a card it leads to the page that credits it.
      await page.locator('.temple-card-picture').first().click()
      await expect(page).toHaveURL(`${prefix}/temples/tirumala`)
      const picture = page.locator('.temple-page .temple-picture')
      await isShown(picture)
      await expect(picture.locator('.temple-photograph')).toHaveAccessibleName(
        language === 'en' ? 'The Venkateswara temple at Tirumala' : 'తిరుమలలోని వేంకటేశ్వర స్వామి ఆలయం',
      )
      await expect(picture.getByRole('link', { name: 'Nikhilb239' })).toHaveAttribute(
        'href',
        /commons\.wikimedia\.org/,
      )
      await expect(picture.getByRole('link', { name: 'CC BY-SA 4.0' })).toHaveAttribute(
        'href',
        /creativecommons\.org\/licenses\/by-sa\/4\.0/,
      )
    })

    test('pictures far below the fold wait until they are near', async ({ page }) => {
      await page.goto(`${prefix}/temples`)
      const pictures = await page
        .locator('.temple-picture img')
        .evaluateAll((images: HTMLImageElement[]) =>
          images.map(({ loading, y }) => ({ loading, screensDown: y / innerHeight })),
        )
      const farDown = pictures.filter(({ screensDown }) => screensDown >= 1.5)
      expect(farDown.length).toBeGreaterThan(1)
      for (const { loading } of farDown) expect(loading).toBe('lazy')
    })
  })
}

test('a drawing is not credited to the photographer while the photograph is on its way', async ({
  page,
  context,
}) => {
  const photograph = await drawnPhotograph(page)
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>()
  await context.route('https://upload.wikimedia.org/**', async (route) => {
    await late
    await route.fulfill({ contentType: 'image/png', body: photograph, headers: anyOrigin })
  })
  await page.goto('/temples/tirumala', { waitUntil: 'commit' })
  const picture = page.locator('.temple-picture')
  await expect(picture.getByText('Drawing')).toBeVisible()
  arrive()
  await expect(picture.getByRole('link', { name: 'Nikhilb239' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing covers the drawing if the photograph fails', async ({ page }) => {
    await page.goto('/temples/tirumala')
    const frame = page.locator('.temple-picture-frame')
    const seen = await frame.screenshot()
    await frame.locator('.temple-photograph').evaluate((photograph) => photograph.remove())
    expect(seen.equals(await frame.screenshot())).toBe(true)
  })
})

test('the drawing stays if the photograph does not arrive, or there is none', async ({ page }) => {
  for (const [id, drawn] of [
    ['tirumala', /golden vimana/],
    ['kapila-theertham', /waterfall/],
  ] as const) {
    await page.goto('/temples')
    const onCard = page.locator(`#${id} img`)
    await onCard.first().scrollIntoViewIfNeeded()
    await expect(onCard).toHaveCount(1)
    await expect
      .poll(() => onCard.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await page.goto(`/temples/${id}`)
    const picture = page.locator('.temple-picture')
    await expect(picture.getByText('Drawing')).toBeVisible()
    await expect(picture.locator('img')).toHaveCount(1)
    await expect(picture.getByRole('img', { name: drawn })).toBeVisible()
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

/** Like Commons: pages request photographs with CORS. */
const anyOrigin = { 'access-control-allow-origin': '*' }

/** A picture of 40 by 30 pixels, drawn by the browser. */
async function drawnPhotograph(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 })
    canvas.getContext('2d')?.fillRect(0, 0, 40, 30)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  return Buffer.from(base64, 'base64')
}
