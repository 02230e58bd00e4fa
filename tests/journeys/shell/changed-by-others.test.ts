import type { Page } from '@playwright/test'
import { holdRequests } from '#tests/support/hold-requests.ts'
import { expect, test } from '#tests/support/journey.ts'
import { phoneSize } from '#tests/support/ten-tasks/phone.ts'

test.use({ viewport: phoneSize })

/** As the build draws it; links to places and the name of the language follow from the page's own language. */
const drawn = [
  ['/', 'English', '/temples'],
  ['/temples', 'English', '/temples'],
  ['/day', 'English', '/temples'],
  ['/te/temples/kanipakam', 'తెలుగు', '/te/temples'],
] as const

for (const lang of ['gu', 'en-US', 'hi', '']) {
  test(`a page keeps its language when a translator makes its lang “${lang}” before the app has started`, async ({
    page,
  }) => {
    const errors = errorsOf(page)
    await page.addInitScript((lang) => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.lang = lang
      })
    }, lang)
    for (const [path, name, temples] of drawn) {
      await page.goto(path)
      await expect(page.locator('summary .language-name')).toHaveText(name)
      await expect(page.locator('.places a').first()).toHaveAttribute('href', temples)
    }
    expect(errors).toEqual([])
  })
}

const parts = [
  ['the page', 'Temples to visit near Tirupati'],
  ['its title', 'Temples to visit near Tirupati – Travel Visit'],
] as const
const frame = [
  ['the top bar', 'Skip to content'],
  ['the footer', 'Without a network'],
] as const

for (const [part, text] of [...parts, ...frame, ['the document', null] as const]) {
  test(`if ${part} cannot be drawn at the start, the page stays as the build drew it`, async ({ page }) => {
    await page.addInitScript(breakDrawing)
    await page.addInitScript((text) => Reflect.set(window, 'broken', text), text)
    await page.goto('/temples', { waitUntil: 'load' })
    await expect(page.locator('.load-failing')).toBeVisible()
    await expect(page.locator('.temple-name')).toHaveCount(10)
    await expectStyled(page)
    await page.locator('.temple-name a').first().click()
    await expect(page).toHaveURL(/\/temples\/tirumala$/)
    await expect(page.locator('.temple-page')).toHaveCSS('display', 'grid')
    await expectStyled(page)
  })
}

for (const [part, text] of parts) {
  test(`if ${part} cannot be drawn on the way to a page, a styled page says so and leads back`, async ({
    page,
  }) => {
    await page.addInitScript(breakDrawing)
    await page.goto('/login')
    await page.evaluate((text) => Reflect.set(window, 'broken', text), text)
    await page.getByRole('link', { name: 'Temples', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeFocused()
    await expect(page).toHaveTitle('Something went wrong – Travel Visit')
    await expect(page).toHaveURL('/temples')
    await expectStyled(page)
    await page.getByRole('link', { name: 'See the temples' }).click()
    await expect(page.locator('.temple-name')).toHaveCount(10)
    await expectStyled(page)
  })
}

for (const [part, text] of frame) {
  test(`if ${part} cannot be drawn on the way to a page, a styled page stands there and leads on`, async ({
    page,
  }) => {
    await page.addInitScript(breakDrawing)
    await page.goto('/login')
    await page.evaluate((text) => Reflect.set(window, 'broken', text), text)
    const temples = page.getByRole('link', { name: 'Temples', exact: true })
    await temples.click()
    // The page that was asked for is opened as a document if it breaks before it is there.
    await expect(page.getByRole('heading', { name: /Something went wrong|Temples to visit/ })).toBeVisible()
    await expect(page).toHaveURL('/temples')
    await expectStyled(page)
    await temples.click()
    await expect(page.locator('.temple-name')).toHaveCount(10)
    await expectStyled(page)
  })
}

test('after a page that could not be shown, Back opens the one before it', async ({ page }) => {
  await page.addInitScript(breakDrawing)
  await page.goto('/login')
  await page.evaluate((text) => Reflect.set(window, 'broken', text), parts[0][1])
  await page.getByRole('link', { name: 'Temples', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'USER LOGIN' })).toBeVisible()
  await expectStyled(page)
})

const changes = {
  'an extension adds an element after each field': () => {
    for (const field of document.querySelectorAll('input, select')) field.after(document.createElement('div'))
  },
  'a phone makes a link of a number': () => {
    const link = document.createElement('a')
    link.href = 'tel:112'
    document.querySelector('main p, main label')?.prepend(link)
  },
  'a translator wraps every text': wrapTexts,
}

for (const [what, change] of Object.entries(changes)) {
  test(`what was entered before the app has started stays when ${what}`, async ({ page }) => {
    const startApp = await holdRequests(page, '**/assets/entry*.js')
    await page.goto('/login', { waitUntil: 'load' })
    await page.locator('input[name=email]').fill('lakshmi@example.com')
    await page.locator('input[name=password]').pressSequentially('hill and')
    await page.evaluate(change)
    startApp()
    await started(page)
    await page.keyboard.type(' lamp')
    await expect(page.locator('input[name=email]')).toHaveValue('lakshmi@example.com')
    await expect(page.locator('input[name=password]')).toHaveValue('hill and lamp')
    for (const rel of ['manifest', 'icon', 'apple-touch-icon'])
      await expect(page.locator(`head link[rel="${rel}"]`)).toHaveCount(1)
    await expectStyled(page)
  })

  test(`what was chosen before the app has started counts when ${what}`, async ({ page }) => {
    const startApp = await holdRequests(page, '**/assets/entry*.js')
    await page.goto('/temples', { waitUntil: 'load' })
    await page.locator('select[name=from]').selectOption('railwayStation')
    await page.locator('input[name=open]').check()
    await page.evaluate(change)
    startApp()
    await started(page)
    await expect(page.locator('select[name=from]')).toHaveValue('railwayStation')
    await expect(page.locator('input[name=open]')).toBeChecked()
    await expect(page).toHaveURL('/temples?from=railwayStation&open=now')
  })
}

test('an address with 300,000 characters after the # opens like any other', async ({ page }) => {
  for (const path of ['/temples', '/day']) {
    await page.goto(`${path}#${'a'.repeat(300_000)}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

async function started(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-app')
}

/** Without its styles an icon is as wide as the page. */
async function expectStyled(page: Page): Promise<void> {
  const icon = page.locator('.places svg').first()
  // None while one document takes the place of another.
  await expect.poll(async () => (await icon.boundingBox())?.width ?? Infinity).toBeLessThan(40)
}

/** Runs in the page. Every text passes through here, and the layout has no other JSON than null in the browser. */
function breakDrawing(): void {
  const { replace } = String.prototype
  const { stringify } = JSON
  const breakAt = (what: unknown) => {
    if (what === Reflect.get(window, 'broken')) throw new Error('It cannot be drawn')
  }
  String.prototype.replace = function (this: string, ...args: Parameters<typeof replace>) {
    breakAt(String(this))
    return replace.apply(this, args)
  } as typeof replace
  JSON.stringify = (...args: [unknown]) => {
    breakAt(args[0])
    return stringify(...args)
  }
}

/** Runs in the page: as Chrome's translator does, which puts every text into elements of its own. */
function wrapTexts(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Node[] = []
  while (texts.nextNode()) found.push(texts.currentNode)
  for (const text of found) {
    if (!text.textContent?.trim() || text.parentElement?.closest('script, style, font')) continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    text.parentNode?.replaceChild(outer, text)
    outer.append(inner)
    inner.append(text.textContent)
  }
}
