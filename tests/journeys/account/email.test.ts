import { anotherDevice, expectWrongPassword, newPassword } from '#tests/support/account-settings.ts'
import {
  beSignedIn,
  expect,
  expectSignedIn,
  expectSignedOut,
  logIn,
  newEmail,
  register,
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
  const [sent] = await Promise.all([
    page.waitForRequest(/accounts:sendOobCode/),
    page.getByRole('button', { name: 'Send me a verification email' }).click(),
  ])
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
  await expect(opened.getByRole('link', { name: 'Continue where you left off' })).toHaveAttribute(
    'href',
    `${server.address}/temples`,
  )
  // As when a visitor returns to the tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await opened.getByRole('link', { name: 'Open my account' }).click()
  await expect(opened.getByText('Confirmed', { exact: true })).toBeVisible()

  await scanner.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(scanner.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  await scanner.getByRole('link', { name: 'Open my account' }).click()
  await expect(scanner).toHaveURL(/\/account$/)
})

test('a link leads to no other site', async ({ page, server }) => {
  const email = newEmail()
  await beSignedIn(page, email)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Send me a verification email' }).click()
  await page.goto(`${await mailedLink(server, email, 'verifyEmail')}&continueUrl=https://other.example/`)
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(page.getByRole('link', { name: 'Open my account' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue where you left off' })).toHaveCount(0)
})

test('an address changes once its own mail says so, and the old one can take it back', async ({
  page,
  browser,
  server,
}) => {
  const email = newEmail()
  const newAddress = newEmail()
  await beSignedIn(page, email)
  await page.goto('/account')
  await page.getByText('Change my email').click()
  await page.getByRole('button', { name: 'Send an email to the new address' }).click()
  await expect(page.getByLabel('New email')).toHaveAccessibleDescription(/Enter your new email/)
  await page.getByLabel('New email').fill(email.toUpperCase())
  await page.getByLabel('Current password', { exact: true }).fill('hill and rain')
  await page.getByRole('button', { name: 'Send an email to the new address' }).click()
  await expect(page.getByLabel('New email')).toHaveAccessibleDescription(/This is already your email address/)
  await page.getByLabel('New email').fill(newAddress)
  await page.getByRole('button', { name: 'Send an email to the new address' }).click()
  await expectWrongPassword(page, 'Your email address wasn’t changed')
  await page.getByLabel('Current password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Send an email to the new address' }).click()
  await expect(page.locator('.done-note')).toBeFocused()
  await expect(page.locator('.done-note')).toContainText(`Until then nothing changes: keep using ${email}`)
  const change = await mailedLink(server, newAddress, 'verifyAndChangeEmail')

  const mailbox = await anotherDevice(browser, server, email)
  await mailbox.goto('/logout')
  await expectSignedOut(mailbox)

  await mailbox.goto(change)
  await expect(mailbox.getByText(`changes from ${email} to ${newAddress}`)).toBeVisible()
  await expect(mailbox.getByText('This logs you out everywhere')).toContainText(newAddress)
  await mailbox.getByRole('button', { name: 'Change my email address' }).click()
  await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText('Your email address has been changed')
  await mailbox.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(mailbox, email, password)
  await expect(mailbox.getByRole('alert')).toBeVisible()
  await logIn(mailbox, newAddress, password)
  await expectSignedIn(mailbox)
  await mailbox.goto('/account')
  await expect(mailbox.getByRole('region', { name: 'Email' })).toContainText(newAddress)
  await expect(mailbox.getByText('Confirmed', { exact: true })).toBeVisible()

  // The owner of the old mailbox did not want that.
  await page.goto(await mailedLink(server, email, 'recoverEmail'))
  await expect(page.getByText(`it’s ${email} again`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The change is undone')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Choose a new password now')).toBeVisible()
  await expect(page.getByText(`We’ve sent an email to ${email}`)).toBeVisible()
  await mailbox.goto('/login')
  await expectSignedOut(mailbox)
  await logIn(mailbox, email, password)
  await expect(mailbox.getByRole('alert')).toBeVisible()
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
  await mailbox.context().close()
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
  await undo.dblclick()
  await expect(page.getByText('that account has to be deleted')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('We couldn’t undo the change')
  expect((await call(address, 'accounts:signInWithPassword', { email, password })).status).toBe(200)
  await expect(undo).toHaveCount(0)
  // A tap that comes sooner is taken for the other half of a double tap.
  await page.waitForTimeout(1000)
  await page.getByRole('button', { name: 'Delete that account and continue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The change is undone')
  expect((await call(address, 'accounts:signInWithPassword', { email, password })).status).toBe(400)
  const subjects = async () => (await mailsTo(server, email)).map(({ subject }) => subject)
  await expect.poll(subjects).toContain('Your account at Travel Visit was deleted')
})

test('a change to one’s own address is refused, also in the form in which the browser sends it', async ({
  page,
}) => {
  const email = newEmail().replace('example.com', 'उदाहरण.भारत')
  await beSignedIn(page, email)
  await page.goto('/account')
  await page.getByText('Change my email').click()
  await page.getByLabel('New email').fill(email)
  await page.getByLabel('Current password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Send an email to the new address' }).click()
  await expect(page.getByLabel('New email')).toHaveAccessibleDescription(/This is already your email address/)
})

test('after an undone change a new password can be chosen, even if the mail for it could not be sent at once', async ({
  page,
  browser,
  server,
}) => {
  const email = newEmail()
  const newAddress = newEmail()
  await register(page, email)
  const thief = await anotherDevice(browser, server, email)
  await thief.goto('/account')
  await thief.getByText('Change my email').click()
  await thief.getByLabel('New email').fill(newAddress)
  await thief.getByLabel('Current password', { exact: true }).fill(password)
  await thief.getByRole('button', { name: 'Send an email to the new address' }).click()
  await thief.goto(await mailedLink(server, newAddress, 'verifyAndChangeEmail'))
  await thief.getByRole('button', { name: 'Change my email address' }).click()
  await expect(thief.getByRole('heading', { level: 1 })).toHaveText('Your email address has been changed')
  await thief.context().close()

  await page.route(/accounts:sendOobCode/, (route) => route.abort())
  await page.goto(await mailedLink(server, email, 'recoverEmail'))
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The change is undone')
  await expect(page.getByRole('alert')).toHaveText('We couldn’t send the email')
  await page.unroute(/accounts:sendOobCode/)
  await page.getByRole('button', { name: 'Email me a link for a new password' }).click()
  await expect(page.locator('.done-note')).toBeFocused()
  await expect(page.locator('.done-note')).toContainText(`We’ve sent an email to ${email}`)
  await mailedLink(server, email, 'resetPassword')

  // Also after closing that page.
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('main').getByRole('button').click()
  await page.goto(await mailedLink(server, email, 'resetPassword', 2))
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByLabel('Confirm new password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, email, newPassword)
  await expectSignedIn(page)
})
