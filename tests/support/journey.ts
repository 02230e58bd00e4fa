import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type { Language } from '#web/language/languages.ts'
import { removeData, startTestServer, type TestServer } from './server.ts'

type StartServer = typeof startTestServer
type NewFolder = () => string

/**
 * A journey against a server that the journeys of one worker share; `startServer` gives one its own,
 * `newFolder` an empty folder that goes with the journey.
 * Photographs stay outside unless a journey lets them in.
 */
export const test = base.extend<{ startServer: StartServer; newFolder: NewFolder }, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const server = await startTestServer()
      await use(server)
      await server.stop()
      removeData(server)
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  startServer: async ({}, use) => {
    const started: TestServer[] = []
    await use(async (...how) => {
      const server = await startTestServer(...how)
      started.push(server)
      return server
    })
    for (const server of started) await server.stop()
    for (const server of started) removeData(server)
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  newFolder: async ({}, use) => {
    const folders: string[] = []
    await use(() => {
      const folder = mkdtempSync(join(tmpdir(), 'travel-visit-journey-'))
      folders.push(folder)
      return folder
    })
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  },
  baseURL: async ({ server }, use) => use(server.address),
  context: async ({ context, javaScriptEnabled }, use) => {
    await keepPhotographsOut(context)
    if (javaScriptEnabled !== false) waitForLife(context)
    await use(context)
  },
})

export { expect }

/** For what goes through every page, or sees again at another width or in other colours what every run sees once. */
export const inTheLongRun = { tag: ['@long'] }

/** English and Telugu are looked at in every run, the other languages in the long one. */
export function runFor(language: Language): { tag: string[] } {
  return language === 'en' || language === 'te' ? { tag: [] } : inTheLongRun
}

export function keepPhotographsOut(context: BrowserContext): Promise<unknown> {
  return context.route('https://upload.wikimedia.org/**', (route) => route.abort())
}

/** Longer than a page's JavaScript takes. Where a journey keeps it away, the page is gone on with as it is. */
const patienceMs = 2000

/**
 * A page is drawn before its JavaScript is asked for, and a browser calls it loaded then. Whoever opens one here goes on
 * when React has taken it over, from when on it forgets no touch.
 */
export function waitForLife(context: BrowserContext): void {
  const isAlive = () => Object.keys(document).some((name) => name.startsWith('__reactContainer'))
  context.on('page', (page) => {
    const goto = page.goto.bind(page)
    page.goto = async (...where) => {
      const response = await goto(...where)
      await page.waitForFunction(isAlive, undefined, { timeout: patienceMs }).catch(() => {})
      return response
    }
  })
}

export const password = 'hill and lamp'

let count = 0
/** An address that no other journey uses. */
export function newEmail(): string {
  count += 1
  return `visitor-${process.pid}-${count}@example.com`
}

/** Registers through the page; ends on the destination's page. */
export async function register(page: Page, email: string): Promise<void> {
  await page.goto('/register')
  await fillRegistration(page, email, password, password)
  await page.getByRole('button', { name: 'REGISTER' }).click()
  await expect(page).toHaveURL(/\/tirupati$/)
  await expect(logoutLink(page)).toBeVisible()
}

export async function fillRegistration(page: Page, email: string, first: string, second: string) {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(first)
  await page.locator('input[name=confirm_password]').fill(second)
}

export async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(secret)
  await page.getByRole('button', { name: 'LOG IN' }).click()
}

export function loginLink(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'Login', exact: true })
}

export function registerLink(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'Register', exact: true })
}

export function logoutLink(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'Logout', exact: true })
}

export async function expectSignedOut(page: Page): Promise<void> {
  await expect(loginLink(page)).toBeVisible()
  await expect(registerLink(page)).toBeVisible()
  await expect(logoutLink(page)).toBeHidden()
}

export async function expectSignedIn(page: Page): Promise<void> {
  await expect(logoutLink(page)).toBeVisible()
  await expect(loginLink(page)).toBeHidden()
  await expect(registerLink(page)).toBeHidden()
}

/** The paths of the calls that the page makes to the identity service from now on. */
export function identityCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const method = /\/v1\/(.+?)\?/.exec(request.url())?.[1]
    if (method && request.method() === 'POST') calls.push(method)
  })
  return calls
}

/** By the switch in the top bar; `name` is what the language calls itself. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  const languages = page.locator('.language-switch')
  await languages.locator('summary').click()
  await languages.getByRole('link', { name }).click()
}
