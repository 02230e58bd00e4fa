import type { Page } from '@playwright/test'
import { openDetails } from '#tests/support/accessibility.ts'
import { holdRequests } from '#tests/support/hold-requests.ts'
import { isHydrated } from '#tests/support/is-hydrated.ts'
import { expect, inTheLongRun, test } from '#tests/support/journey.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]:not([tabindex="-1"])`).first()
const historyLength = (page: Page) => page.evaluate(() => history.length)

/** Without the scrolling that Playwright does before a click. */
const press = (page: Page, path: string) => linkTo(page, path).evaluate((link: HTMLElement) => link.click())

const scrollDown = (page: Page, to: number) => page.evaluate((top) => scrollTo(0, top), to)

test('Back leads to where the reader was, within the app and from other documents', async ({ page }) => {
  await page.goto('/temples')
  await scrollDown(page, 1000)
  await press(page, '/temples/iskcon')
  await expect(heading(page)).toHaveText('Iskon Temple')
  await expect.poll(() => scrolled(page)).toBe(0)
  await scrollDown(page, 400)
  await page.goto('/healthz', { waitUntil: 'load' })
  await page.goBack()
  await page.waitForFunction(isHydrated)
  await expect(heading(page)).toHaveText('Iskon Temple')
  await expect.poll(() => scrolled(page)).toBe(400)
  await page.goBack()
  await expect(heading(page)).toHaveText('Temples to visit near Tirupati')
  await expect.poll(() => scrolled(page)).toBe(1000)
  await page.goForward()
  await expect(heading(page)).toHaveText('Iskon Temple')
  await expect.poll(() => scrolled(page)).toBe(400)
  // The browser does not scroll this one for itself: the app had left it.
  await page.goto('/healthz', { waitUntil: 'load' })
  await page.evaluate(() => void setTimeout(() => history.go(-2)))
  await expect(heading(page)).toHaveText('Temples to visit near Tirupati')
  await expect.poll(() => scrolled(page)).toBe(1000)
})

test('a part of a page is scrolled to without a picture of the page, and Back leads to where the link was', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/good-to-know/at-tirumala')
  await openDetails(page)
  await page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error('The page moves')
    }
  })
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  await scrollDown(page, 300)
  await press(page, '/good-to-know/at-tirumala#laddus-answer-source')
  const source = page.locator('#laddus-answer-source')
  await expect(source).toBeInViewport()
  await expect(source).toBeFocused()
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(300)
  expect(broken).toEqual([])
})

test('Back in a page that is starting leads to the page before', async ({ page }) => {
  await page.goto('/temples')
  await press(page, '/temples/iskcon')
  await expect(heading(page)).toHaveText('Iskon Temple')
  const release = await holdRequests(page, '**/assets/*.js')
  await page.reload({ waitUntil: 'commit' })
  await expect(heading(page)).toHaveText('Iskon Temple')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/temples$/)
  release()
  await expect(heading(page)).toHaveText('Temples to visit near Tirupati')
})

test(
  'an entry of the history that is older than the app opens at its top',
  inTheLongRun,
  async ({ page }) => {
    await page.goto('/day')
    await page.evaluate(() => history.replaceState({ idx: 0 }, ''))
    await press(page, '/temples')
    await expect(heading(page)).toHaveText('Temples to visit near Tirupati')
    await scrollDown(page, 1500)
    await page.goBack()
    await expect(heading(page)).toHaveText('My day')
    await expect.poll(() => scrolled(page)).toBe(0)
  },
)

test('a link opens a tab if a key is held, and this page stays', async ({ page }) => {
  await page.goto('/temples')
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    linkTo(page, '/temples/iskcon').click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(heading(tab)).toHaveText('Iskon Temple')
  await expect(heading(page)).toHaveText('Temples to visit near Tirupati')
})

test('quick taps end at the last link, and make one entry of the history', async ({ page }) => {
  await page.goto('/temples')
  const before = await historyLength(page)
  const release = await holdRequests(page, '**/temples/*.json')
  await press(page, '/temples/tirumala')
  await press(page, '/temples/iskcon')
  release()
  await expect(heading(page)).toHaveText('Iskon Temple')
  expect(await historyLength(page)).toBe(before + 1)
  // Between the arrival of a page and its drawing, its link is still there.
  await page.goBack()
  await expect(heading(page)).toHaveText('Temples to visit near Tirupati')
  await linkTo(page, '/temples/iskcon').evaluate((link: HTMLElement) => {
    const push = history.pushState
    history.pushState = (...entry) => {
      push.apply(history, entry)
      history.pushState = push
      queueMicrotask(() => link.click())
    }
    link.click()
  })
  await expect(heading(page)).toHaveText('Iskon Temple')
  await page.goBack()
  await expect(heading(page)).toHaveText('Temples to visit near Tirupati')
})

test(
  'a page that is asked for while another one begins to move is the one that is shown',
  inTheLongRun,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    // As on a slow phone, which takes its time for the picture of the page.
    await page.addInitScript(() => {
      const start = Document.prototype.startViewTransition
      Document.prototype.startViewTransition = function (update) {
        const transition = start.call(this, async () => {
          await new Promise((resolve) => addEventListener('pictured', resolve, { once: true }))
          if (typeof update === 'function') await update()
        })
        Reflect.set(window, 'moved', transition.finished)
        return transition
      }
    })
    await page.goto('/temples')
    await press(page, '/temples/iskcon')
    await expect(page).toHaveURL(/iskcon$/)
    await press(page, '/day')
    await expect(heading(page)).toHaveText('My day')
    await page.evaluate(() => {
      dispatchEvent(new Event('pictured'))
      return Reflect.get(window, 'moved')
    })
    await expect(heading(page)).toHaveText('My day')
  },
)

test(
  'what was typed just before a link or Back does not keep the reader from following them',
  inTheLongRun,
  async ({ page }) => {
    await page.clock.install()
    await page.goto('/day')
    await press(page, '/temples')
    const search = page.getByRole('searchbox')
    for (const leave of [() => press(page, '/tirupati'), () => page.evaluate(() => history.back())]) {
      await expect(heading(page)).toHaveText('Temples to visit near Tirupati')
      const release = await holdRequests(page, '**/{day,tirupati}.json')
      await search.fill('iskcon')
      await leave()
      // Longer than the address waits for what is typed.
      await page.clock.runFor(1000)
      release()
      await expect(page).toHaveURL(/\/(day|tirupati)$/)
      await expect(heading(page)).not.toHaveText('Temples to visit near Tirupati')
      await page.unrouteAll()
      await page.goBack()
    }
  },
)

test('Back to a part of a page whose file is gone opens that page', inTheLongRun, async ({ page }) => {
  await page.goto('/nowhere#part')
  await press(page, '/temples')
  await expect(heading(page)).toHaveText('Temples to visit near Tirupati')
  await page.goBack()
  await expect(heading(page)).toHaveText('This page doesn’t exist')
})
