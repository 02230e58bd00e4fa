import type { Page } from '@playwright/test'
import { beSignedIn, expect, inTheLongRun, newEmail, test, waitForHydration } from '#tests/support/journey.ts'
import { addButton, expectDay, expectSaved } from '#tests/support/saved.ts'

/** APIs that may be there and not work: the path of each object, and those of its functions that the pages call. */
const apis = {
  locks: ['Navigator.prototype.locks', 'LockManager.prototype.request'],
  channels: ['BroadcastChannel', 'BroadcastChannel.prototype.postMessage'],
  storage: ['localStorage', 'Storage.prototype.setItem', 'Storage.prototype.getItem'],
  database: ['indexedDB', 'IDBFactory.prototype.open', 'IDBDatabase.prototype.transaction'],
  caches: ['caches', 'CacheStorage.prototype.has', 'CacheStorage.prototype.open'],
  clipboard: ['Navigator.prototype.clipboard', 'Clipboard.prototype.writeText'],
  share: ['Navigator.prototype.share'],
  wakeLock: ['Navigator.prototype.wakeLock', 'WakeLock.prototype.request'],
  speech: ['speechSynthesis', 'SpeechSynthesis.prototype.getVoices'],
  workers: ['Navigator.prototype.serviceWorker', 'ServiceWorkerContainer.prototype.register'],
  geolocation: ['Navigator.prototype.geolocation', 'Geolocation.prototype.getCurrentPosition'],
} as const

const ways = ['absent', 'throws', 'fails once', 'rejects', 'never answers'] as const

/** These functions return promises; others are done when they return or, like the second, when they call back. */
const promising = ['locks', 'caches', 'clipboard', 'share', 'wakeLock', 'workers']
const calling = ['database', 'geolocation']
function waysOf(api: string): readonly string[] {
  if (calling.includes(api)) return ways.filter((way) => way !== 'rejects')
  return promising.includes(api) ? ways : ways.slice(0, 3)
}

/** APIs that fail at the same time have nothing to do with each other. */
const cases = [
  { failing: ['locks', 'channels'], walk: keepsDaysOfMember },
  { failing: ['database'], walk: keepsDaysOfMember },
  { failing: ['storage'], walk: keepsDays },
  { failing: ['caches'], walk: listsWhatIsSaved },
  { failing: ['workers'], walk: listsWhatIsSaved },
  { failing: ['clipboard', 'share', 'wakeLock', 'speech'], walk: showsTemple },
  { failing: ['geolocation'], walk: findsReader },
] as const

for (const { failing, walk } of cases) {
  test(
    `the pages that use ${failing.join(', ')} work where these fail in any way`,
    inTheLongRun,
    async ({ browser, server }) => {
      for (const way of waysOf(failing[0])) {
        const context = await browser.newContext({ baseURL: server.address, serviceWorkers: 'block' })
        waitForHydration(context)
        const page = await context.newPage()
        const broken: string[] = []
        page.on('pageerror', (error) => broken.push(String(error)))
        await page.clock.install()
        for (const api of failing) {
          const [name, ...functions] = apis[api]
          if (!waysOf(api).includes(way)) continue
          await page.addInitScript(fail, { name, functions, way })
        }
        await walk(page, failing[0] !== 'database' || way === 'fails once')
        expect(broken, way).toEqual([])
        await context.close()
      }
    },
  )
}

async function keepsDaysOfMember(page: Page, stores: boolean): Promise<void> {
  await beSignedIn(page, newEmail())
  await keepsDays(page, stores, true)
}

/** A session lives in local storage. */
async function keepsDays(page: Page, stores: boolean, isMember = false): Promise<void> {
  await page.goto('/temples')
  await addButton(page, 'iskcon').click()
  await expect(addButton(page, 'iskcon')).toHaveAttribute('aria-pressed', 'true')
  await passTime(page)
  if (stores) await expectDay(page, ['iskcon'])
  if (stores && isMember) await expectSaved(page)
  await page.locator('nav.places').getByRole('link', { name: 'My day' }).click()
  await expect(page).toHaveURL('/day')
  await passTime(page)
  await expect(page.locator('.day-stop h2').first()).toContainText('Iskon')
  // A save without an answer is given up after half a minute.
  await expect(async () => {
    await page.clock.runFor(6000)
    await expect(page.locator('.saved-note')).toHaveText(words(stores, isMember), { timeout: 500 })
  }).toPass()
  if (!isMember) return
  await page.getByRole('banner').getByRole('link', { name: 'Logout' }).click()
  // The button asks first if entries would be lost, as far as the page can tell.
  const confirmation = page.getByRole('button', { name: 'Log out', exact: true })
  await expect(async () => {
    await page.clock.runFor(6000)
    // It may go by itself before it is pressed.
    if (await confirmation.isVisible()) await confirmation.click({ timeout: 500 }).catch(() => {})
    await expect(page).toHaveURL('/login', { timeout: 500 })
  }).toPass()
}

async function listsWhatIsSaved(page: Page): Promise<void> {
  await page.goto('/offline')
  await passTime(page)
  await expect(page.locator('main')).toContainText(/Nothing is saved|won’t let this site save pages/)
}

async function showsTemple(page: Page): Promise<void> {
  await page.goto('/temples/kanipakam')
  await page.locator('.more-menu summary').click()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await passTime(page)
  await page.locator('.more-menu summary').press('Escape')
  await page.getByRole('button', { name: 'Driver' }).click()
  await expect(page.locator('.driver-place')).toBeVisible()
  await page.locator('.driver-close').click()
  await expect(page.locator('.driver-place')).toHaveCount(0)
}

async function findsReader(page: Page): Promise<void> {
  await page.goto('/map')
  await page.getByRole('button', { name: 'Near me' }).click()
  await passTime(page)
  await expect(page.locator('.map-said')).toHaveText(/took too long|can’t tell|Location is off/)
}

function words(stores: boolean, isMember: boolean): RegExp {
  if (isMember) return /^Saved to your account$/
  return stores ? /^Saved on this device\./ : /^This browser saves nothing here/
}

/** Longer than the pages wait for an answer. */
async function passTime(page: Page): Promise<void> {
  for (let step = 0; step < 4; step += 1) await page.clock.runFor(6000)
}

/** Runs in the page. */
function fail({ name, functions, way }: { name: string; functions: readonly string[]; way: string }): void {
  const place = (path: string) => {
    const names = path.split('.')
    const last = names.pop() ?? ''
    const owner = names.reduce<object | undefined>((one, next) => one && Reflect.get(one, next), globalThis)
    return { owner, last }
  }
  const isFunction = functions.length === 0
  if (way === 'absent') {
    const { owner, last } = place(name)
    if (owner) Object.defineProperty(owner, last, { value: undefined, configurable: true })
    return
  }
  const refused = () => new DOMException('refused', 'SecurityError')
  const failing = (given: unknown) => {
    let isOver = false
    return function (this: unknown, ...args: unknown[]) {
      if (way === 'throws' || (way === 'fails once' && !isOver)) {
        isOver = true
        throw refused()
      }
      if (way === 'rejects') return Promise.reject(refused())
      if (way === 'never answers') return new Promise(() => {})
      return Reflect.apply(given as () => unknown, this, args)
    }
  }
  for (const path of isFunction ? [name] : functions) {
    const { owner, last } = place(path)
    if (owner)
      Object.defineProperty(owner, last, {
        value: failing(Reflect.get(owner, last)),
        configurable: true,
        writable: true,
      })
  }
}
