import { temples } from '#guide/content/temples.ts'
import { expect, expectSignedIn, newEmail, type register, test } from '#tests/support/journey.ts'
import { password } from '#tests/support/sign-ups.ts'
import { type OwnPostgres, startOwnPostgres } from '#tools/test/postgres.ts'

/** The SDK deletes a stored session on any JSON error at page load, so none of these answers may be JSON. */
test.describe('a visitor stays signed in', () => {
  let postgres: OwnPostgres
  test.beforeAll(async () => {
    postgres = await startOwnPostgres()
  })
  test.afterAll(() => postgres.stop())

  test('through an outage of the database', async ({ page, startServer }) => {
    const server = await startServer({ DATABASE_URL: postgres.url })
    await registerAt(page, server.address)
    await postgres.interrupt()
    const refused = page.waitForResponse((response) => response.url().includes('accounts:lookup'))
    await page.goto(`${server.address}/temples`)
    const answer = await refused
    expect([answer.status(), answer.headers()['content-type']]).toEqual([503, 'text/plain; charset=UTF-8'])
    await expectSignedIn(page)
    await postgres.resume()
    await expect.poll(async () => (await fetch(`${server.address}/readyz`)).status).toBe(200)
    await page.reload()
    await expectSignedIn(page)
  })

  test('through a flood of sign-ins', async ({ page, startServer }) => {
    const server = await startServer()
    await registerAt(page, server.address)
    const email = newEmail()
    await post(server.address, 'accounts:signUp', { email, password })
    let over = false
    const statuses = new Set<number>()
    const flood = Array.from({ length: 200 }, async () => {
      while (!over) statuses.add(await signIn(server.address, email, password))
    })
    await expect.poll(() => statuses.has(503)).toBe(true)
    await page.goto(`${server.address}/temples`)
    await expect(page.getByRole('article')).toHaveCount(temples.length)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Logout', exact: true })).toBeVisible()
    over = true
    await Promise.all(flood)
    await page.reload()
    await expectSignedIn(page)
  })

  test('while somebody guesses their password until the throttle refuses', async ({ page, startServer }) => {
    const server = await startServer()
    const email = await registerAt(page, server.address)
    for (let time = 0; time < 12; time += 1) await signIn(server.address, email, 'hill and rain')
    expect(await signIn(server.address, email, password)).toBe(400)
    await page.goto(`${server.address}/temples`)
    await expectSignedIn(page)
  })
})

async function registerAt(page: Parameters<typeof register>[0], address: string): Promise<string> {
  const email = newEmail()
  await page.goto(`${address}/register`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=confirm_password]').fill(password)
  await page.getByRole('button', { name: 'REGISTER' }).click()
  await expect(page).toHaveURL(/\/tirupati$/)
  await expectSignedIn(page)
  return email
}

function signIn(address: string, email: string, secret: string): Promise<number> {
  return post(address, 'accounts:signInWithPassword', { email, password: secret })
}

async function post(address: string, method: string, fields: object): Promise<number> {
  const answer = await fetch(`${address}/v1/${method}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  })
  await answer.arrayBuffer()
  return answer.status
}
