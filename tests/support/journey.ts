import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type { Language } from '#messages/languages.ts'
import { isHydrated } from './is-hydrated.ts'
import { removeData, startTestServer, type TestServer } from './server.ts'
import { password } from './sign-ups.ts'

type StartServer = typeof startTestServer
type NewFolder = () => string

/**
 * A journey against the server of its worker; `startServer` starts another, `newFolder` makes an empty folder, and both
 * are removed with the journey.
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
    await use(async (...args) => {
      const server = await startTestServer(...args)
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
    if (javaScriptEnabled !== false) waitForHydration(context)
    await use(context)
    // What a journey still answers when it ends would fail another one.
    const ended = { behavior: 'ignoreErrors' } as const
    for (const page of context.pages()) await page.unrouteAll(ended)
    await context.unrouteAll(ended)
  },
})

export { expect }

/** For journeys over every page, through outages, and for further widths or colours of what every run tests once. */
export const inTheLongRun = { tag: ['@long'] }

/** English is tested in every run, the other languages in the long one. */
export function runFor(language: Language): { tag: string[] } {
  return language === 'en' ? { tag: [] } : inTheLongRun
}

/**
 * Makes `goto` and `reload` wait until React has hydrated the page: the browser's load event comes earlier, because
 * scripts are requested only after the first paint. A journey that names an event instead goes on with the page as it is.
 */
export function waitForHydration(context: BrowserContext): void {
  context.on('page', (page) => {
    const hydrated = async ({ waitUntil = 'networkidle' }: { waitUntil?: string } = {}) => {
      if (waitUntil === 'networkidle') await page.waitForFunction(isHydrated, undefined, { polling: 20 })
    }
    const goto = page.goto.bind(page)
    page.goto = async (address, options) => {
      const response = await goto(address, options)
      await hydrated(options)
      return response
    }
    const reload = page.reload.bind(page)
    page.reload = async (options) => {
      const response = await reload(options)
      await hydrated(options)
      return response
    }
  })
}

let count = 0
/** An email address that no other journey uses. */
export function newEmail(): string {
  count += 1
  return `visitor-${process.pid}-${count}@example.com`
}

/** Registers through the page, and ends on the destination's page. */
export async function register(page: Page, email: string): Promise<void> {
  await page.goto('/register')
  await fillRegistration(page, email, password, password)
  await page.getByRole('button', { name: 'REGISTER' }).click()
  await expect(page).toHaveURL(/\/tirupati$/)
  await expect(logoutLink(page)).toBeVisible()
}

/** Registers without the pages, for journeys that begin with an existing account. */
export async function createAccount({ request }: Page, email: string) {
  const account = { email, password, returnSecureToken: true }
  const answer = await request.post('/v1/accounts:signUp?key=any', { data: account })
  expect(answer.status()).toBe(200)
  return answer.json()
}

/** Registers without the pages, for journeys that begin signed in: the next page restores the session. */
export async function beSignedIn(page: Page, email: string): Promise<void> {
  await storeSession(page, email, await createAccount(page, email))
}

/** Signs in without the pages, on another device of the same visitor. */
export async function beSignedInAgain(page: Page, email: string): Promise<void> {
  const account = { email, password, returnSecureToken: true }
  const answer = await page.request.post('/v1/accounts:signInWithPassword?key=any', { data: account })
  expect(answer.status()).toBe(200)
  await storeSession(page, email, await answer.json())
}

type SignedIn = { localId: string; idToken: string; refreshToken: string }

/** Stores the session in the SDK's form. */
async function storeSession(page: Page, email: string, signedIn: SignedIn): Promise<void> {
  const { localId: uid, idToken: accessToken, refreshToken } = signedIn
  const { apiKey } = await (await page.request.get('/__/firebase/init.json')).json()
  const stsTokenManager = { accessToken, refreshToken, expirationTime: Date.now() + 3_600_000 }
  const user = { uid, email, emailVerified: false, isAnonymous: false, stsTokenManager }
  await page.goto('/healthz', { waitUntil: 'commit' })
  await page.evaluate(
    ([key = '', value = '']) => localStorage.setItem(key, value),
    [`firebase:authUser:${apiKey}:[DEFAULT]`, JSON.stringify(user)],
  )
}

export async function fillRegistration(page: Page, email: string, first: string, second: string) {
  // The page may be the login page, or the one that also has these fields.
  await page.locator('input[name=confirm_password]').fill(second)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(first)
}

export async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(secret)
  await page.getByRole('button', { name: 'LOG IN' }).click()
}

export function loginLink(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'Login', exact: true })
}

function registerLink(page: Page) {
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

/** Records the methods that the page calls on the identity service from now on. */
export function identityCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const method = /\/v1\/(.+?)\?/.exec(request.url())?.[1]
    if (method && request.method() === 'POST') calls.push(method)
  })
  return calls
}

/** Uses the switch in the top bar; `name` is the language's own name for itself. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  const languages = page.locator('.language-switch')
  await languages.locator('summary').click()
  await languages.getByRole('link', { name }).click()
}
