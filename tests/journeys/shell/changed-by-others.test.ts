import type { Page } from '@playwright/test'
import { holdRequests } from '#tests/support/hold-requests.ts'
import { isHydrated } from '#tests/support/is-hydrated.ts'
import { expect, inTheLongRun, test } from '#tests/support/journey.ts'
import { addButton, expectDay } from '#tests/support/saved.ts'
import { phoneSize } from '#tests/support/ten-tasks/phone.ts'

test.use({ viewport: phoneSize })

/**
 * What others have changed is drawn as the build drew it: links and the language's name follow from the page's own.
 */
const drawn = [
  ['gu', '/', 'English', '/temples'],
  ['hi', '/day', 'English', '/temples'],
  ['', '/temples', 'English', '/temples'],
  ['gu', '/te/temples/kanipakam', 'తెలుగు', '/te/temples'],
  ['en-US', '/te/temples/kanipakam', 'తెలుగు', '/te/temples'],
] as const

test('a page keeps its language when a translator changes its lang before the app has started', async ({
  page,
}) => {
  const errors = errorsOf(page)
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.lang = window.name
    })
  })
  // Browsers keep the name of a window only within a site.
  await page.goto('/healthz', { waitUntil: 'commit' })
  for (const [lang, path, name, temples] of drawn) {
    await page.evaluate((lang) => void Object.assign(window, { name: lang }), lang)
    await page.goto(path)
    await expect(page.locator('summary .language-name'), lang).toHaveText(name)
    await expect(page.locator('.places a').first(), lang).toHaveAttribute('href', temples)
  }
  expect(errors).toEqual([])
})

const parts = ['Temples to visit near Tirupati', 'Temples to visit near Tirupati – Travel Visit'] as const
const frame = ['Skip to content', 'Works offline'] as const

test(
  'if any part of a page or its document cannot be drawn at the start, it stays as the build drew it',
  inTheLongRun,
  async ({ page }) => {
    const lines: string[] = []
    page.on('console', (message) => message.type() === 'error' && lines.push(message.text()))
    await page.addInitScript(breakDrawing)
    await page.goto('/healthz', { waitUntil: 'commit' })
    for (const broken of [...parts, ...frame, 'null']) {
      await page.evaluate((broken) => void Object.assign(window, { name: broken }), broken)
      await page.goto('/temples', { waitUntil: 'load' })
      await expect(page.locator('.load-failing'), broken).toBeVisible()
      await expect(page.locator('.temple-name')).toHaveCount(10)
      await expectStyled(page)
      expect(lines.splice(0).join('\n'), broken).toContain('Travel Visit could not')
      await page.locator('.temple-name a').first().click()
      await expect(page).toHaveURL(/\/temples\/tirumala$/)
      await expect(page.locator('.temple-page')).toHaveCSS('display', 'grid')
      await expectStyled(page)
    }
  },
)

test(
  'if a page cannot be drawn on the way to it, a styled one says so, has the focus and leads on or back',
  inTheLongRun,
  async ({ page }) => {
    await page.addInitScript(breakDrawing)
    const failed = page.getByRole('heading', { name: 'Something went wrong' })
    for (const broken of parts) {
      await page.goto('/')
      // Before the app has started a link opens a document.
      await page.waitForFunction(isHydrated)
      await page.evaluate((broken) => void Object.assign(window, { broken }), broken)
      await page.getByRole('link', { name: 'Temples', exact: true }).click()
      await expect(failed).toBeFocused()
      await expect(page).toHaveTitle('Something went wrong – Travel Visit')
      await expect(page).toHaveURL('/temples')
      await expectStyled(page)
      if (broken === parts[0]) {
        await page.goBack()
        await expect(page.getByRole('heading', { name: 'USER LOGIN' })).toBeVisible()
        await expectStyled(page)
        await page.waitForFunction(isHydrated)
        await page.evaluate((broken) => void Object.assign(window, { broken }), broken)
        await page.getByRole('link', { name: 'Temples', exact: true }).click()
        await expect(failed).toBeFocused()
        await page.getByRole('link', { name: 'Try again' }).click()
      } else await page.getByRole('link', { name: 'See the temples' }).click()
      await expect(page.locator('.temple-name')).toHaveCount(10)
      await expectStyled(page)
    }
  },
)

test(
  'if the frame of a page cannot be drawn on the way to it, a styled page stands there and leads on',
  inTheLongRun,
  async ({ page }) => {
    await page.addInitScript(breakDrawing)
    const temples = page.getByRole('link', { name: 'Temples', exact: true })
    for (const broken of frame) {
      await page.goto('/login')
      // Before the app has started a link opens a document.
      await page.waitForFunction(isHydrated)
      await page.evaluate((broken) => void Object.assign(window, { broken }), broken)
      await temples.click()
      // If the page that was asked for breaks before it is there, it is opened as a document.
      await expect(page.getByRole('heading', { name: /Something went wrong|Temples to visit/ })).toBeVisible()
      await expect(page).toHaveURL('/temples')
      await expectStyled(page)
      await temples.click()
      await expect(page.locator('.temple-name')).toHaveCount(10)
      await expectStyled(page)
    }
  },
)

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
/** A translator changes the most. */
const when = (what: string) => (what.includes('translator') ? {} : inTheLongRun)

for (const [what, change] of Object.entries(changes)) {
  test(
    `what was entered and chosen before the app has started counts when ${what}`,
    when(what),
    async ({ page }) => {
      const startForm = await holdRequests(page, '**/assets/entry*.js')
      await page.goto('/login', { waitUntil: 'load' })
      await page.locator('input[name=email]').fill('lakshmi@example.com')
      await page.locator('input[name=password]').pressSequentially('hill and')
      await page.evaluate(change)
      startForm()
      await started(page)
      await page.keyboard.type(' lamp')
      await expect(page.locator('input[name=email]')).toHaveValue('lakshmi@example.com')
      await expect(page.locator('input[name=password]')).toHaveValue('hill and lamp')
      for (const rel of ['manifest', 'icon', 'apple-touch-icon'])
        await expect(page.locator(`head link[rel="${rel}"]`)).toHaveCount(1)
      await expectStyled(page)

      await page.unrouteAll()
      const startList = await holdRequests(page, '**/assets/entry*.js')
      await page.goto('/temples', { waitUntil: 'load' })
      await page.locator('select[name=from]').selectOption('railwayStation')
      await page.locator('input[type=search]').pressSequentially('tiru')
      await page.locator('input[name=open]').check()
      await page.evaluate(change)
      startList()
      await started(page)
      await expect(page.locator('select[name=from]')).toHaveValue('railwayStation')
      await expect(page.locator('input[type=search]')).toHaveValue('tiru')
      await expect(page.locator('input[name=open]')).toBeChecked()
      await expect(page).toHaveURL('/temples?from=railwayStation&open=now&q=tiru')
    },
  )
}

for (const [what, change] of Object.entries(changes)) {
  test(`what was pressed before the app has started is done when ${what}`, when(what), async ({ page }) => {
    const startForm = await holdRequests(page, '**/assets/entry*.js')
    await page.goto('/login', { waitUntil: 'load' })
    await page.locator('input[name=email]').fill('lakshmi@example.com')
    await page.locator('input[name=password]').fill('hill and lamp')
    await page.locator('main [type=submit]').click()
    await page.evaluate(change)
    startForm()
    await expect(page.getByRole('alert')).toHaveText('Credentials does not match')

    await page.unrouteAll()
    const startList = await holdRequests(page, '**/assets/entry*.js')
    await page.goto('/temples', { waitUntil: 'load' })
    await addButton(page, 'kanipakam').click()
    await addButton(page, 'iskcon').click()
    await page.evaluate(change)
    await page.locator('#tirumala .temple-name a').click()
    startList()
    await expect(page).toHaveURL('/temples/tirumala')
    await expectDay(page, ['kanipakam', 'iskcon'])

    await page.unrouteAll()
    const startFold = await holdRequests(page, '**/assets/entry*.js')
    await page.goto('/good-to-know/darshan', { waitUntil: 'load' })
    const fold = page.locator('.question').first()
    await fold.locator('summary').click()
    await page.evaluate(change)
    startFold()
    await started(page)
    await expect(fold).toHaveAttribute('open')
    await expect(fold.locator('summary')).toBeFocused()
  })
}

test(
  'an address with 300,000 characters after the # opens like any other',
  inTheLongRun,
  async ({ page }) => {
    for (const path of ['/temples', '/day']) {
      await page.goto(`${path}#${'a'.repeat(300_000)}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  },
)

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
  // There is no icon while one document takes the place of another.
  await expect.poll(async () => (await icon.boundingBox())?.width ?? Infinity).toBeLessThan(40)
}

/**
 * Runs in the page: what is named by `broken`, or for every document of its window by its name, cannot be drawn. Every text passes through here, and the layout has no
 * other JSON than null in the browser.
 */
function breakDrawing(): void {
  const { replace } = String.prototype
  const { stringify } = JSON
  const breakAt = (what: unknown) => {
    const broken = Reflect.get(window, 'broken') ?? window.name
    if (broken !== '' && String(what) === broken) throw new Error('It cannot be drawn')
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
