import type { Browser, Page } from '@playwright/test'
import { type Fault, type Front, startFront } from '#tests/support/front.ts'
import { isHydrated } from '#tests/support/is-hydrated.ts'
import {
  expect,
  fillRegistration,
  inTheLongRun,
  test as journey,
  logIn,
  newEmail,
} from '#tests/support/journey.ts'
import { password } from '#tests/support/sign-ups.ts'
import type { AppStart } from '#web/shell/start/app-start.ts'

type PassTimeUntil = (page: Page, isSo: () => Promise<boolean>) => Promise<void>

/** The pages come over a line that spoils the requests that a test names. */
const test = journey.extend<{ line: Front; passTimeUntil: PassTimeUntil }>({
  line: async ({ server }, use) => {
    const line = await startFront(server)
    await use(line)
    await line.close()
  },
  /** Nobody waits for the page's timers, nor do these run out before an answer that is on its way. */
  passTimeUntil: async ({ line }, use) =>
    use(async (page, isSo) => {
      await expect(async () => {
        if (line.isAtRest()) await page.clock.fastForward(1000)
        expect(await isSo()).toBe(true)
      }).toPass({ intervals: [20] })
    }),
})

const faults: readonly Fault[] = ['cut', 'hang', 'fail']
const list = '/te/temples'
const temple = '/te/temples/tirumala'

/** Each file with a fault, so that the faults take turns. */
function spoilt(files: readonly string[]): [file: string, fault: Fault][] {
  return files.map((file, index) => [file, faults[index % faults.length] ?? 'fail'])
}

/** Every run spoils a file of each kind, the long one every file. */
const runs = [
  { some: 'a file of each kind', when: {}, chosen: ([first]: readonly string[]) => first ?? [] },
  { some: 'every file', when: inTheLongRun, chosen: (files: readonly string[]) => files },
] as const

for (const { some, when, chosen } of runs) {
  test(
    `${some} of a first visit in turn is cut, hangs or fails. The page is readable, says so, keeps a tap and recovers`,
    when,
    async ({ browser, line, passTimeUntil }) => {
      const { modules, entry, messages } = await startOf(line, list)
      const files = [chosen(modules), entry, messages ?? []].flat()
      for (const [file, fault] of spoilt(files)) {
        const page = await firstVisit(browser)
        const errors: string[] = []
        page.on('pageerror', (error) => errors.push(`${file}: ${error}`))
        line.spoil((path) => (path === file ? fault : undefined))
        await page.goto(line.address + list)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        // The sign appears before the page gives up a request.
        if (fault === 'hang') await passTimeUntil(page, () => page.locator('.load-waiting').isVisible())
        await passTimeUntil(page, () => failing(page).isVisible())
        await page.locator('select[name=from]').selectOption('railwayStation')
        line.spoil(() => undefined)
        await passTimeUntil(page, async () => /from=/.test(page.url()))
        await expect(failing(page)).toBeHidden()
        expect(errors).toEqual([])
        await page.context().close()
      }
    },
  )

  test(
    `${some} of the next page in turn is cut, hangs or fails. The page that was asked for opens`,
    when,
    async ({ browser, line, passTimeUntil }) => {
      const files = await filesOnTheWay(await firstVisit(browser), line, passTimeUntil)
      for (const [file, fault] of spoilt(files.flatMap(chosen))) {
        const page = await firstVisit(browser)
        await page.goto(line.address + list)
        await passTimeUntil(page, () => hasStarted(page))
        line.spoil((path) => (path === file ? fault : undefined))
        await page.locator('.temple-name a').first().click()
        await passTimeUntil(page, async () => page.url() === line.address + temple)
        await expect(page.locator('.temple-page h1')).toBeVisible()
        await expect(page.locator('.temple-page')).toHaveCSS('display', 'grid')
        await expect(page).toHaveTitle(/\S/)
        line.spoil(() => undefined)
        await page.context().close()
      }
    },
  )
}

test(
  'a document that is older than the scripts on the server is replaced by "Try again"',
  inTheLongRun,
  async ({ browser, line, passTimeUntil }) => {
    const { entry } = await startOf(line, list)
    const page = await firstVisit(browser)
    await page.route(line.address + list, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll(entry, '/assets/older.js') })
    })
    await page.goto(line.address + list)
    await passTimeUntil(page, () => failing(page).isVisible())
    await page.unroute(line.address + list)
    await page.getByRole('button', { name: 'మళ్లీ ప్రయత్నించండి' }).click()
    await passTimeUntil(page, () => hasStarted(page))
    await expect(failing(page)).toBeHidden()
    await page.context().close()
  },
)

test('while nothing comes at all, the page stays; the next one opens when the line is back', async ({
  browser,
  line,
  passTimeUntil,
}) => {
  const page = await firstVisit(browser)
  await page.goto(line.address + list)
  await passTimeUntil(page, () => hasStarted(page))
  line.spoil(() => 'hang')
  await page.locator('.temple-name a').first().click()
  await passTimeUntil(page, () => page.getByText('లోడ్ అవుతోంది…').isVisible())
  line.spoil(() => 'cut')
  await passTimeUntil(page, () => failing(page).isVisible())
  await expect(page).toHaveURL(line.address + list)
  await expect(page.locator('.temple-name').first()).toBeVisible()
  line.spoil(() => undefined)
  await page.getByRole('button', { name: 'మళ్లీ ప్రయత్నించండి' }).click()
  await expect(page).toHaveURL(line.address + temple)
  await expect(page.locator('.temple-page h1')).toBeVisible()
  await page.context().close()
})

test(
  'a list link with a filter is readable after a second, in its order, whatever its scripts do',
  inTheLongRun,
  async ({ browser, line, passTimeUntil }) => {
    const address = `${line.address}${list}?from=railwayStation&open=now`
    const page = await firstVisit(browser)
    line.spoil((path) => (path.endsWith('.js') ? 'hang' : undefined))
    await page.goto(address)
    const grid = page.locator('.temple-grid')
    await expect(grid).toHaveCSS('animation-delay', '1s')
    await expect(grid).toBeVisible()
    await expect(page.locator('select[name=from]')).toHaveValue('railwayStation')
    line.spoil((path) => (path.endsWith('.js') ? 'cut' : undefined))
    await page.goto(address)
    await passTimeUntil(page, () => failing(page).isVisible())
    await expect(grid).toBeVisible()
    line.spoil(() => undefined)
    await passTimeUntil(page, () => page.locator('input[name=open]').isChecked())
    await expect(page.locator('select[name=from]')).toHaveValue('railwayStation')
    await expect(page).toHaveURL(address)
    await page.context().close()
  },
)

test(
  'a starting point taken back before the page has started stays so',
  inTheLongRun,
  async ({ browser, line, passTimeUntil }) => {
    const { entry } = await startOf(line, list)
    for (const [query, shown] of [
      ['', 'busStand'],
      ['?from=railwayStation', 'railwayStation'],
    ] as const) {
      const page = await firstVisit(browser)
      await page.addInitScript(() => localStorage.setItem('from', 'busStand'))
      line.spoil((path) => (path === entry ? 'cut' : undefined))
      await page.goto(line.address + list + query)
      const from = page.locator('select[name=from]')
      await expect(from).toHaveValue(shown)
      await from.selectOption('')
      line.spoil(() => undefined)
      await passTimeUntil(page, async () => (await page.locator('html').getAttribute('data-from')) === '')
      await expect(from).toHaveValue('')
      await passTimeUntil(page, async () => !new URL(page.url()).searchParams.has('from'))
      await page.context().close()
    }
  },
)

test('a press before the page has started says that it was heard, and counts', async ({
  browser,
  line,
  passTimeUntil,
}) => {
  const { entry } = await startOf(line, '/register')
  const page = await firstVisit(browser)
  line.spoil((path) => (path === entry ? 'cut' : undefined))
  await page.goto(`${line.address}/register`)
  const toggle = page.locator('.password-toggle').first()
  const field = page.locator('input[name=password]')
  await toggle.click()
  await expect(toggle).toHaveAttribute('data-heard')
  await expect(page.getByText('Loading…')).toBeVisible()
  await expect(field).toHaveAttribute('type', 'password')
  const register = page.getByRole('button', { name: 'REGISTER' })
  await register.click()
  await expect(register).toHaveAttribute('aria-busy', 'true')
  line.spoil(() => undefined)
  await passTimeUntil(page, async () => (await field.getAttribute('type')) === 'text')
  await expect(page.locator('.problem-summary')).toBeFocused()
  await expect(register).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByText('Loading…')).toBeHidden()
  await expect(toggle).not.toHaveAttribute('data-heard')
  await page.context().close()
})

test(
  'a form sent before the page has started is sent once it has, and keeps what was entered if it is refused',
  inTheLongRun,
  async ({ browser, line, passTimeUntil }) => {
    const email = newEmail()
    const sendEarly = async (path: string, values: readonly string[]) => {
      const page = await firstVisit(browser)
      const fields = page.locator('.account-form input:visible')
      const { entry } = await startOf(line, path)
      line.spoil((asked) => (asked === entry ? 'cut' : undefined))
      await page.goto(line.address + path)
      await expect(fields).toHaveCount(values.length)
      for (const [index, value] of values.entries()) await fields.nth(index).fill(value)
      await fields.last().press('Enter')
      await expect(page.locator('.account-form [type=submit]')).toHaveAttribute('aria-busy', 'true')
      await expect(page).toHaveURL(line.address + path)
      line.spoil(() => undefined)
      return { page, fields }
    }

    const refused = await sendEarly('/register', [email, 'short', 'short'])
    await passTimeUntil(refused.page, () => refused.page.locator('.problem-summary').isVisible())
    for (const [index, value] of [email, 'short', 'short'].entries())
      await expect(refused.fields.nth(index)).toHaveValue(value)
    await refused.page.context().close()

    for (const [path, values] of [
      ['/register', [email, password, password]],
      ['/login', [email, password]],
    ] as const) {
      const { page } = await sendEarly(path, values)
      await passTimeUntil(page, async () => page.url() === `${line.address}/tirupati`)
      await page.context().close()
    }
  },
)

test(
  'a form that a script is missing for says so and can be sent again',
  inTheLongRun,
  async ({ browser, line, passTimeUntil }) => {
    for (const fault of faults) {
      const page = await firstVisit(browser)
      await page.goto(`${line.address}/login`)
      await passTimeUntil(page, () => hasStarted(page))
      line.spoil((path) => (path.startsWith('/assets/firebase-') ? fault : undefined))
      await logIn(page, newEmail(), password)
      const reason = page.getByText('We couldn’t reach our server. Try again in a moment.')
      await passTimeUntil(page, () => reason.isVisible())
      await expect(page.getByLabel('Email')).not.toHaveValue('')
      line.spoil(() => undefined)
      await page.getByRole('button', { name: 'LOG IN' }).click()
      await expect(reason, fault).toBeHidden()
      await expect(page.getByText('Credentials does not match')).toBeVisible()
      await page.context().close()
    }
  },
)

test(
  'a page whose main part is missing says so, and has it in the end',
  inTheLongRun,
  async ({ browser, line, passTimeUntil }) => {
    const page = await firstVisit(browser)
    await page.goto(`${line.address}/temples/tirumala`)
    await passTimeUntil(page, () => hasStarted(page))
    await page.locator('.add-to-day').click()
    await page.goto(`${line.address}/register`)
    await passTimeUntil(page, () => hasStarted(page))
    await fillRegistration(page, newEmail(), password, password)
    await page.getByRole('button', { name: 'REGISTER' }).click()
    await expect(page).toHaveURL(/tirupati$/)
    for (const [part, path, fault, shown] of [
      ['account-settings', '/account', 'late', '.account-settings'],
      ['day-plans', '/day', 'fail', '.day-plan'],
    ] as const) {
      line.spoil((file) => (file.startsWith(`/assets/${part}-`) && file.endsWith('.js') ? fault : undefined))
      await page.goto(line.address + path)
      await passTimeUntil(page, () => hasStarted(page))
      await passTimeUntil(page, () => failing(page).isVisible())
      line.spoil(() => undefined)
      // A script that is late comes by itself.
      if (fault === 'fail') await failing(page).getByRole('button', { name: 'Try again' }).click()
      await passTimeUntil(page, () => page.locator(shown).isVisible())
      await expect(failing(page)).toBeHidden()
    }
    await page.context().close()
  },
)

/** In a browser that has nothing stored. Its clock stands still unless a test passes time. */
async function firstVisit(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  return page
}

/** What a way from the list to a temple loads: scripts, styles and data. */
async function filesOnTheWay(page: Page, line: Front, passTimeUntil: PassTimeUntil): Promise<string[][]> {
  await page.goto(line.address + list)
  await passTimeUntil(page, () => hasStarted(page))
  // What else is requested, such as its icon, is the browser's own affair.
  const ofKinds = (paths: string[]) =>
    ['.js', '.css', '.json'].map((kind) => paths.filter((path) => path.endsWith(kind)))
  const before = ofKinds(line.takeRequested()).flat()
  await page.locator('.temple-name a').first().click()
  await expect(page.locator('.temple-page h1')).toBeVisible()
  await page.context().close()
  const files = ofKinds(line.takeRequested())
  for (const ofKind of files) expect(ofKind).not.toEqual([])
  // No file is downloaded twice.
  const all = [...before, ...files.flat()]
  expect(all).toEqual([...new Set(all)])
  return files
}

function hasStarted(page: Page): Promise<boolean> {
  return page.evaluate(isHydrated)
}

function failing(page: Page) {
  return page.locator('.load-failing')
}

async function startOf({ address }: Front, path: string): Promise<AppStart> {
  const html = await (await fetch(address + path)).text()
  const [, json = ''] = /<script id="app-start" type="application\/json">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json)
}
