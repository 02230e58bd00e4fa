import { expectSound } from '#tests/support/accessibility.ts'
import { anotherDevice, expectWrongPassword, newPassword } from '#tests/support/account-settings.ts'
import {
  beSignedIn,
  expect,
  expectSignedIn,
  expectSignedOut,
  inTheLongRun,
  logIn,
  newEmail,
  test,
} from '#tests/support/journey.ts'
import { mailedLink, mailsTo } from '#tests/support/mailbox.ts'
import { call, password } from '#tests/support/sign-ups.ts'

test('an address is confirmed by its mail, but not by a program that opens the link', async ({
  page,
  context,
  server,
}) => {
  const email = newEmail()
  await beSignedIn(page, email)
  await page.goto('/account')
  await expect(page.getByText('Not confirmed')).toBeVisible()
  const send = page.getByRole('button', { name: 'Send me a verification email' })
  await context.setOffline(true)
  await send.click()
  await expect(page.locator('.problem-summary')).toContainText('You seem to be offline')
  await page.getByRole('button', { name: 'Download what’s stored about me' }).click()
  await expect(page.getByText('We couldn’t prepare your file')).toBeVisible()
  await context.setOffline(false)
  const [sent] = await Promise.all([page.waitForRequest(/accounts:sendOobCode/), send.click()])
  expect(sent.headers()['x-firebase-locale']).toBe('en')
  await expect(page.locator('.done-note')).toBeFocused()
  await expect(page.locator('.done-note')).toContainText(`We’ve sent an email to ${email}`)
  const link = await mailedLink(server, email, 'verifyEmail')

  const scanner = await context.newPage()
  await scanner.goto(link)
  await expect(scanner.getByRole('heading', { level: 1 })).toHaveText('Confirm your email address')
  await page.reload()
  await expect(page.getByText('Not confirmed')).toBeVisible()

  const opened = await context.newPage()
  await opened.goto(`${link}&continueUrl=${encodeURIComponent(`${server.address}/temples`)}`)
  await opened.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText('Your email address is confirmed')
  await expect(opened.getByRole('heading', { level: 1 })).toBeFocused()
  const goOn = opened.getByRole('link', { name: 'Continue where you left off' })
  await expect(goOn).toHaveAttribute('href', `${server.address}/temples`)
  // The visitor returns to the tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()

  await scanner.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(scanner.getByRole('heading', { level: 1 })).toHaveText('Your email address is confirmed')
  await scanner.goto(link)
  await expect(scanner.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  await scanner.getByRole('link', { name: 'Open my account' }).click()
  await expect(scanner.getByText('Confirmed', { exact: true })).toBeVisible()
})

test('an address changes once its own mail says so, and the old one takes it back with a new password', async ({
  page,
  browser,
  server,
}) => {
  const [email, newAddress] = [newEmail(), newEmail()]
  const heading = page.getByRole('heading', { level: 1 })
  await page.setViewportSize({ width: 360, height: 700 })
  await beSignedIn(page, email)
  await page.goto('/account')
  await page.getByText('Change my email').click()
  const send = page.getByRole('button', { name: 'Send an email to the new address' })
  await page.getByLabel('New email').fill(newAddress)
  await page.getByLabel('Current password', { exact: true }).fill('hill and rain')
  await send.click()
  await expectWrongPassword(page, 'Your email address wasn’t changed')
  await page.getByLabel('Current password', { exact: true }).fill(password)
  await send.click()
  await expect(page.locator('.done-note')).toBeFocused()
  await expect(page.locator('.done-note')).toContainText(`Until then nothing changes: keep using ${email}`)

  const thief = await anotherDevice(browser, server, email)
  await thief.goto(await mailedLink(server, newAddress, 'verifyAndChangeEmail'))
  await expect(thief.getByText(`changes from ${email} to ${newAddress}`)).toBeVisible()
  await expect(thief.getByText('This logs you out everywhere')).toContainText(newAddress)
  await expectSound(thief)
  await thief.getByRole('button', { name: 'Change my email address' }).click()
  await expect(thief.getByRole('heading', { level: 1 })).toHaveText('Your email address has been changed')
  await thief.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(thief, email, password)
  await expect(thief.getByRole('alert')).toBeVisible()
  await logIn(thief, newAddress, password)
  await expectSignedIn(thief)

  // The owner of the old mailbox takes the change back.
  await page.route(/accounts:sendOobCode/, (route) => route.abort())
  await page.goto(await mailedLink(server, email, 'recoverEmail'))
  await expect(page.getByText(`it’s ${email} again`)).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await expect(heading).toHaveText('The change is undone')
  await expect(page.locator('.problem-summary')).toBeFocused()
  await expect(page.getByText('Choose a new password now')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('The email may have been sent')
  await page.unroute(/accounts:sendOobCode/)
  await page.getByRole('button', { name: 'Email me a link for a new password' }).click()
  await expect(page.locator('.done-note')).toBeFocused()
  await expect(page.locator('.done-note')).toContainText(`We’ve sent an email to ${email}`)
  await expectSound(page)
  await thief.goto('/login')
  await expectSignedOut(thief)
  await thief.context().close()

  await page.goto(await mailedLink(server, email, 'resetPassword'))
  // The old password no longer works, so doing nothing would lock the owner out.
  const reset = (await mailsTo(server, email)).at(-1)?.text
  expect(reset).toContain('Nothing changes until you choose a new password')
  expect(reset).not.toContain('don’t need to do anything')
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByLabel('Confirm new password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, email, newPassword)
  await expectSignedIn(page)
})

test('a link that would delete another account says so first', async ({ page, server }) => {
  const { address } = server
  const [email, newAddress] = [newEmail(), newEmail()]
  const { idToken } = await (await call(address, 'accounts:signUp', { email, password })).json()
  const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: newAddress }
  await call(address, 'accounts:sendOobCode', change)
  const link = new URL(await mailedLink(server, newAddress, 'verifyAndChangeEmail'))
  await call(address, 'accounts:update', { oobCode: link.searchParams.get('oobCode') })
  await call(address, 'accounts:signUp', { email, password })

  await page.goto(await mailedLink(server, email, 'recoverEmail'))
  const undo = page.getByRole('button', { name: 'Undo the change', exact: true })
  // Whoever got no answer has not been warned.
  await page.route(
    '**/accounts:update?*',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await undo.dblclick()
  await expect(page.getByText('that account has to be deleted')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('We couldn’t undo the change')
  expect((await call(address, 'accounts:signInWithPassword', { email, password })).status).toBe(200)
  await expect(undo).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete that account and continue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The change is undone')
  expect((await call(address, 'accounts:signInWithPassword', { email, password })).status).toBe(400)
})

test(
  'a change of address that waits is told on this device, and the login after it says what happened',
  inTheLongRun,
  async ({ page, context, server }) => {
    const [email, newAddress] = [newEmail(), newEmail()]
    await page.setViewportSize({ width: 360, height: 640 })
    await beSignedIn(page, email)
    await page.goto('/account')
    await page.getByText('Change my email').click()
    await page.getByLabel('New email').fill(newAddress)
    await page.getByLabel('Current password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Send an email to the new address' }).click()
    const done = page.locator('.done-note')
    await expect(done).toBeInViewport({ ratio: 1 })
    await expect.poll(async () => (await done.boundingBox())?.y).toBeGreaterThan(40)
    await page.reload()
    await expect(page.locator('.pending-email')).toContainText(`You’ve asked to change it to ${newAddress}`)

    const mail = await context.newPage()
    await mail.goto(await mailedLink(server, newAddress, 'verifyAndChangeEmail'))
    await mail.getByRole('button', { name: 'Change my email address' }).click()
    await mail.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await expect(mail.getByRole('heading', { level: 1 })).toHaveText('USER LOGIN')
    await expect(mail.getByText(`From now on, log in with ${newAddress}.`)).toBeVisible()
    await expect(mail.getByText('You’ve been logged out')).toHaveCount(0)
    await expect(mail.getByLabel('Email')).toHaveValue(newAddress)
    await mail.getByLabel('Password', { exact: true }).fill(password)
    await mail.getByRole('button', { name: 'LOG IN' }).click()
    await expectSignedIn(mail)
    await mail.goto('/account')
    await expect(mail.getByText(newAddress)).toBeVisible()
    await expect(mail.locator('.pending-email')).toHaveCount(0)
  },
)
