import {
  beSignedIn,
  expect,
  expectSignedIn,
  inTheLongRun,
  newEmail,
  test,
  waitForHydration,
} from '#tests/support/journey.ts'
import { startOwnPostgres } from '#tools/test/postgres.ts'

/** The SDK deletes a stored session on any JSON error at page load, so the answer may not be JSON. */
test(
  'a visitor stays signed in through an outage of the database',
  inTheLongRun,
  async ({ browser, startServer }) => {
    const postgres = await startOwnPostgres()
    try {
      const { address } = await startServer({ DATABASE_URL: postgres.url })
      const context = await browser.newContext({ baseURL: address })
      waitForHydration(context)
      const page = await context.newPage()
      await beSignedIn(page, newEmail())
      await postgres.interrupt()
      const refused = page.waitForResponse((response) => response.url().includes('accounts:lookup'))
      await page.goto('/temples')
      const answer = await refused
      expect([answer.status(), answer.headers()['content-type']]).toEqual([503, 'text/plain; charset=UTF-8'])
      await expectSignedIn(page)
      await postgres.resume()
      await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(200)
      await page.reload()
      await expectSignedIn(page)
      await context.close()
    } finally {
      await postgres.stop()
    }
  },
)
