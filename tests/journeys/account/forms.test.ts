import { languages } from '#messages/languages.ts'
import { expectOnFirstScreen } from '#tests/support/calm/on-first-screen.ts'
import {
  createAccount,
  expect,
  expectSignedIn,
  expectSignedOut,
  fillRegistration,
  identityCalls,
  logIn,
  logoutLink,
  newEmail,
  runFor,
  test,
} from '#tests/support/journey.ts'
import { password } from '#tests/support/sign-ups.ts'
import { inLanguage } from '#web/language/languages.ts'

const loginFailure = 'Credentials does not match'
const registrationFailure = 'Enter Valid Details or Already a User ?'

test('the fields help browsers fill them in, a password can be shown and pasted, and an address typed once is kept until it is used', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.address })
  const email = newEmail()
  const address = page.getByLabel('Email')
  const secret = page.getByLabel('Password', { exact: true })
  await page.goto('/login')
  for (const [name, value] of [
    ['name', 'email'],
    ['type', 'email'],
    ['inputmode', 'email'],
    ['autocomplete', 'username'],
  ] as const)
    await expect(address).toHaveAttribute(name, value)
  await expect(secret).toHaveAttribute('name', 'password')
  await expect(secret).toHaveAttribute('autocomplete', 'current-password')
  await page.evaluate((text) => navigator.clipboard.writeText(text), password)
  await secret.focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(secret).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(secret).toHaveAttribute('type', 'text')
  await expect(secret).toHaveValue(password)
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(secret).toHaveAttribute('type', 'password')

  await address.fill(email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')
  await expect(address).toHaveValue(email)
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('REGISTER NOW')
  await expect(address).toHaveValue(email)
  await expect(address).toHaveAttribute('required')
  // A password manager takes a text field beside a password for the username.
  await expect(page.locator('form input:not([type=hidden])')).toHaveCount(3)
  for (const [label, name] of [
    ['Password', 'password'],
    ['Confirm password', 'confirm_password'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true })
    await expect(field).toHaveAttribute('name', name)
    await expect(field).toHaveAttribute('autocomplete', 'new-password')
    await expect(field).toHaveAttribute('required')
  }
  await fillRegistration(page, email, password, password)
  await page.getByRole('button', { name: 'REGISTER', exact: true }).click()
  await expectSignedIn(page)
  await logoutLink(page).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(address).toHaveValue('')
})

test('a login that fails gets the one sentence, which takes the focus, below the cause if that is the signal', async ({
  page,
  context,
}) => {
  const email = newEmail()
  await createAccount(page, email)
  await page.goto('/login')
  const summary = page.locator('.problem-summary')
  for (const [address, secret] of [
    [email, 'hill and rain'],
    ['', ''],
  ] as const) {
    await logIn(page, address, secret)
    await expect(page.getByRole('alert')).toHaveText(loginFailure)
    await expect(summary).toBeFocused()
    await expect(summary).toHaveText(loginFailure)
    await expect(page.locator('input[name=password]')).toHaveValue(secret)
  }
  await expect(page).toHaveURL(/\/login$/)
  await expectSignedOut(page)

  await context.setOffline(true)
  const button = page.getByRole('button', { name: 'LOG IN' })
  // The button describes the problem before anything is sent.
  await expect(button).toHaveAccessibleDescription('You’re offline. This needs a signal.')
  await button.click()
  const words = /^You seem to be offline.+Credentials does not match$/s
  await expect(summary).toHaveText(words, { useInnerText: true })
})

for (const language of languages)
  test(
    `the forms for guests are whole on the first screen of a phone, ${language}`,
    runFor(language),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 })
      const panel = page.locator('.account-panel')
      await page.goto(inLanguage('/login', language))
      const parts = ['h1', '[type=submit]', 'a[href$="/register"]']
      await expectOnFirstScreen(parts.map((part) => panel.locator(part).first()))
      await page.goto(inLanguage('/register', language))
      await expectOnFirstScreen([panel.locator('[type=submit]')])
    },
  )

test('a registration says while it is filled in what is met', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/register')
  const help = (field: string) => page.locator(`#${field}-help`)
  const top = () => page.getByRole('button', { name: 'REGISTER', exact: true }).boundingBox()
  const before = (await top())?.y
  const first = page.getByLabel('Password', { exact: true })
  await first.pressSequentially('hill an')
  await expect(help('password')).not.toHaveClass(/met/)
  await first.pressSequentially('d')
  await expect(help('password')).toHaveClass(/met/)
  await expect(help('confirm_password')).toHaveText('The same password again')
  await page.getByLabel('Confirm password', { exact: true }).fill('hill and')
  await expect(help('confirm_password')).toHaveText('The passwords match')
  await first.fill('hill and lamp')
  await expect(help('confirm_password')).toHaveText('The same password again')
  await expect.poll(async () => (await top())?.y).toBe(before)
})

test('an entry loses its error as soon as it is right, and nothing moves under the finger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1100 })
  await page.goto('/register')
  await fillRegistration(page, 'lakshmi', password, 'hill and rain')
  await page.getByRole('button', { name: 'REGISTER', exact: true }).click()
  const [address, second] = [page.getByLabel('Email'), page.getByLabel('Confirm password', { exact: true })]
  const summary = page.locator('.problem-summary')
  await expect(summary).toBeFocused()
  const top = (await second.boundingBox())?.y
  await second.fill(password)
  await expect(second).not.toHaveAttribute('aria-invalid')
  await expect(page.locator('#confirm_password-help')).toHaveText('The passwords match')
  await expect.poll(async () => (await second.boundingBox())?.y).toBe(top)
  await expect(second).toBeFocused()
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await expect(summary.locator('.met')).toHaveText(['The two passwords don’t match'])
  await address.fill('lakshmi@')
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await address.fill(newEmail())
  await expect(page.locator('[aria-invalid], .field-problem')).toHaveCount(0)
  await expect(summary).toHaveClass(/met/)
  await second.fill('hill and rain')
  await expect(second).toHaveAccessibleDescription('The two passwords don’t match')
})

test('what the service refused is an error until the entry changes', async ({ page }) => {
  await page.goto('/register')
  await fillRegistration(page, newEmail(), 'password123', 'password123')
  await page.getByRole('button', { name: 'REGISTER', exact: true }).click()
  const first = page.getByLabel('Password', { exact: true })
  await expect(first).toHaveAccessibleDescription(/Many people use this password/)
  await page.getByLabel('Email').fill(newEmail())
  await expect(first).toHaveAccessibleDescription(/Many people use this password/)
  await first.fill(password)
  await expect(first).not.toHaveAttribute('aria-invalid')
})

test('a registration says all problems at once, at their fields and above the one sentence, and sends nothing', async ({
  page,
}) => {
  const taken = newEmail()
  await createAccount(page, taken)
  const calls = identityCalls(page)
  await page.goto('/register')
  await expect(page.locator('[aria-invalid], [role=alert]')).toHaveCount(0)
  const button = page.getByRole('button', { name: 'REGISTER' })
  await button.click()
  for (const [name, text] of [
    ['email', 'Enter your email'],
    ['password', 'Choose a password'],
    ['confirm_password', 'Enter the password again'],
  ] as const)
    await expect(page.locator(`input[name=${name}]`)).toHaveAccessibleDescription(new RegExp(text))
  for (const strong of ['.field-problem', '.problem-summary ul'])
    await expect(page.locator(strong).first()).toHaveCSS('font-weight', '700')
  await expect(page.getByRole('alert')).toHaveCSS('font-weight', '400')
  // A problem stands below its field, apart from it, in place of the help.
  const [problem, input] = await Promise.all(
    ['#password-problem', '#password'].map((part) =>
      page.locator(part).evaluate((box) => box.getBoundingClientRect()),
    ),
  )
  expect((problem?.top ?? 0) - (input?.bottom ?? 0)).toBeGreaterThanOrEqual(8)
  await expect(page.locator('#password-help')).toHaveCount(0)

  await fillRegistration(page, 'lakshmi', password, 'hill and rain')
  await button.click()
  const summary = page.locator('.problem-summary')
  await expect(summary.getByRole('link')).toHaveText([
    'This doesn’t look like an email address',
    'The two passwords don’t match',
  ])
  await expect(summary).toBeFocused()
  await expect(page.getByRole('alert')).toHaveText(registrationFailure)
  const words = /match\s+Enter Valid Details or Already a User \?$/
  await expect(summary).toHaveText(words, { useInnerText: true })
  await summary.getByRole('link').last().click()
  const confirmation = page.getByLabel('Confirm password', { exact: true })
  await expect(confirmation).toBeFocused()
  await expect(confirmation).toHaveAttribute('aria-invalid', 'true')
  await expect(confirmation).toHaveAccessibleDescription('The two passwords don’t match')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
  expect(calls).toEqual([])

  await fillRegistration(page, taken.toUpperCase(), password, password)
  await button.click()
  await expect(summary).toHaveText(registrationFailure)
  await expect(page).toHaveURL(/\/register#confirm_password$/)
  await expectSignedOut(page)
})

test('without JavaScript no form about accounts is shown that cannot be sent', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.address })
  const page = await context.newPage()
  for (const path of ['/login', '/register', '/forgot']) {
    await page.goto(path)
    const note = page.locator('.account-panel noscript p')
    await expect(note).toBeVisible()
    const above = page.locator('.account-panel > p').last()
    const [said, before] = [await note.boundingBox(), await above.boundingBox()]
    expect((said?.y ?? 0) - (before?.y ?? 0) - (before?.height ?? 0)).toBeGreaterThanOrEqual(16)
    await expect(page.locator('form')).toBeHidden()
  }
  await context.close()
})
