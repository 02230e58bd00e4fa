import type { Page } from '@playwright/test'
import { anotherDevice, chooseNewPassword, newPassword } from '#tests/support/account-settings.ts'
import {
  beSignedIn,
  expect,
  expectSignedIn,
  expectSignedOut,
  fillRegistration,
  inTheLongRun,
  logIn,
  newEmail,
  test,
} from '#tests/support/journey.ts'
import {
  addButton,
  beSignedInOnList,
  beSignedInWith,
  expectDay,
  expectSaved,
  expectUnsaved,
  fillDay,
  storedRecord,
} from '#tests/support/saved.ts'
import { password } from '#tests/support/sign-ups.ts'

const api = '**/api/visits'

test('what a guest kept before registering for its sake is on every device afterwards', async ({
  page,
  browser,
  server,
}) => {
  const email = newEmail()
  await fillDay(page, ['iskcon'])
  await page.goto('/day')
  await page.getByRole('link', { name: 'Register to see it on your others' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('REGISTER NOW')
  await expect(page.getByText('Your plans, on all your devices.')).toBeVisible()
  await expect(page.getByText('Ten temples around Tirupati: which are open')).toHaveCount(0)
  await fillRegistration(page, email, password, password)
  await page.getByRole('button', { name: 'REGISTER', exact: true }).click()
  await expectSaved(page)
  await page.goto('/account')
  const kept = page.getByRole('region', { name: 'Your plans and visits' })
  await expect(kept.getByText('Saved to your account', { exact: true })).toBeVisible()

  const other = await anotherDevice(browser, server, email)
  await expectDay(other, ['iskcon'])
  await expect(addButton(other, 'iskcon')).toHaveAttribute('aria-pressed', 'true')
  await addButton(other, 'tirumala').click()
  await expectDay(other, ['iskcon', 'tirumala'])
  await expectSaved(other)
  await page.goto('/temples')
  await expect(addButton(page, 'tirumala')).toHaveAttribute('aria-pressed', 'true')
  await other.context().close()
})

test(
  'a password that changes while a day is being saved signs nobody out',
  inTheLongRun,
  async ({ page }) => {
    await beSignedInWith(page, newEmail(), 'iskcon')
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { promise: changed, resolve: hasChanged } = Promise.withResolvers<void>()
    await page.route('**/accounts:update?*', async (route) => {
      const response = await route.fetch()
      hasChanged()
      await released
      await route.fulfill({ response })
    })
    const chosen = chooseNewPassword(page)
    await changed
    const asked: string[] = []
    page.on('request', (request) => /visits|lookup/.test(request.url()) && asked.push(request.url()))
    // The reader returns from another app.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    // What is stored has then been read again, and nothing is asked for with a token that the change has ended.
    await expectDay(page, ['iskcon'])
    expect(asked).toEqual([])
    release()
    await chosen
    await expect.poll(() => asked).not.toEqual([])
    await page.goto('/temples')
    await expectSignedIn(page)
    await addButton(page, 'tirumala').click()
    await expectSaved(page)
  },
)

test('what two devices change without a network comes together', async ({ page, browser, server }) => {
  const email = newEmail()
  await beSignedInWith(page, email, 'iskcon')
  await addButton(page, 'kanipakam').click()
  await expectSaved(page)
  const other = await anotherDevice(browser, server, email)
  await expectDay(other, ['iskcon', 'kanipakam'])
  await addButton(other, 'tirumala').click()
  await expectSaved(other)

  await page.context().setOffline(true)
  await other.context().setOffline(true)
  await addButton(page, 'iskcon').click()
  await addButton(page, 'govindaraja').click()
  await addButton(other, 'vakula-matha').click()
  await expectUnsaved(page)
  await expectUnsaved(other)

  await page.context().setOffline(false)
  await expectSaved(page)
  await expectDay(page, ['kanipakam', 'govindaraja', 'tirumala'])
  await other.context().setOffline(false)
  await expectSaved(other)
  await page.reload()
  const together = ['kanipakam', 'govindaraja', 'tirumala', 'vakula-matha'] as const
  await expectDay(other, together)
  await expectDay(page, together)
  await other.context().close()
})

test('what could not be sent before the page was closed is sent by the next one', async ({
  page,
  context,
}) => {
  await beSignedInOnList(page, newEmail())
  await context.route(api, (route) => route.abort())
  await addButton(page, 'iskcon').click()
  await expectUnsaved(page)
  await page.goto('/account')
  await expect(page.getByText('It’ll be sent to your account when there’s a network.')).toBeVisible()
  await page.close()
  await context.unroute(api)
  const next = await context.newPage()
  await next.goto('/good-to-know')
  await expectSaved(next)
  await expectDay(next, ['iskcon'])
})

test('after a session has ended elsewhere only what is not saved waits, unseen, for the next login', async ({
  page,
  browser,
  server,
}) => {
  const email = newEmail()
  await beSignedInWith(page, email, 'iskcon')
  const other = await anotherDevice(browser, server, email)
  await chooseNewPassword(other)

  await addButton(page, 'tirumala').click()
  await expectSignedOut(page)
  const waiting = async () =>
    Object.values((await storedRecord(page)).copies).flatMap(({ entries }) => keysOf(entries))
  await expect.poll(waiting).toEqual([expect.stringMatching(/^stop\/.*\/tirumala$/)])
  // Whoever has the phone now sees none of the account's entries.
  await expectDay(page, [])
  await page.reload()
  await expect(addButton(page, 'iskcon')).toHaveAttribute('aria-pressed', 'false')
  await expectDay(page, [])
  await page.goto('/login')
  await logIn(page, email, newPassword)
  await expectSignedIn(page)
  await expectSaved(page)
  await other.reload()
  await expectDay(other, ['iskcon', 'tirumala'])
  await other.context().close()
})

test('an entry that the server refuses stays on the device, does not keep others waiting, and the account says so', async ({
  page,
  context,
}) => {
  await beSignedInOnList(page, newEmail())
  await context.route(api, (route) => {
    const body = route.request().postData() ?? ''
    const key = /"(stop\/\w+\/tirumala)"/.exec(body)?.[1]
    return key
      ? route.fulfill({ status: 422, body: JSON.stringify({ invalid: [{ key, detail: '' }] }) })
      : route.continue()
  })
  await addButton(page, 'tirumala').click()
  await addButton(page, 'iskcon').click()
  await expectDay(page, ['tirumala', 'iskcon'])
  await expect.poll(async () => unsavedTemples(page)).toEqual(['tirumala'])
  await page.goto('/account')
  await expect(page.getByText('Your account can’t take any more.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Confirm your email address' })).toBeVisible()
  await expectDay(page, ['tirumala', 'iskcon'])
})

test(
  'where accounts keep nothing, it stays on the phone, also after a logout',
  inTheLongRun,
  async ({ page, context }) => {
    await context.route(api, (route) => route.fulfill({ status: 404 }))
    await context.route('**/__/firebase/init.json', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, headers: {} })
    })
    await beSignedIn(page, newEmail())
    await page.goto('/temples')
    await addButton(page, 'iskcon').click()
    await page.goto('/account')
    await expect(page.getByText('Saved on this device.')).toBeVisible()
    await page.goto('/logout')
    await expectSignedOut(page)
    await expectDay(page, ['iskcon'])
  },
)

function keysOf(entries: object): string[] {
  return Object.keys(entries)
}

async function unsavedTemples(page: Page): Promise<string[]> {
  const { copies, owner } = await storedRecord(page)
  return (copies[owner]?.unsaved ?? []).map((key) => key.split('/').at(-1) ?? '')
}
