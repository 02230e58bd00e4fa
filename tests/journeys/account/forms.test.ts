import { holdRequests } from '#tests/support/hold-requests.ts'
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
  register,
  test,
} from '#tests/support/journey.ts'
import { password } from '#tests/support/sign-ups.ts'

const loginFailure = 'Credentials does not match'
const registrationFailure = 'Enter Valid Details or Already a User ?'

test('the fields carry their names and help browsers fill them in', async ({ page }) => {
  await page.goto('/login')
  const email = page.getByLabel('Email')
  await expect(email).toHaveAttribute('name', 'email')
  await expect(email).toHaveAttribute('type', 'email')
  await expect(email).toHaveAttribute('inputmode', 'email')
  await expect(email).toHaveAttribute('autocomplete', 'username')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('name', 'password')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
    'autocomplete',
    'current-password',
  )

  await page.goto('/register')
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
  await expect(page.getByLabel('Email')).toHaveAttribute('required')
})

test('a login that fails gets the one sentence, which takes the focus', async ({ page }) => {
  const known = newEmail()
  await createAccount(page, known)
  for (const [what, email, secret] of [
    ['a wrong password', known, 'hill and rain'],
    ['an unknown address', 'nobody@example.com', password],
    ['something that is no address', 'nobody', password],
    ['nothing', '', ''],
  ] as const) {
    await page.goto('/login')
    await logIn(page, email, secret)
    await expect(page.getByRole('alert'), what).toHaveText(loginFailure)
    await expect(page.locator('.problem-summary'), what).toBeFocused()
    await expect(page.locator('.problem-summary'), what).toHaveText(loginFailure)
    await expect(page).toHaveURL(/\/login$/)
    await expectSignedOut(page)
    await expect(page.locator('input[name=password]')).toHaveValue(secret)
  }
})

test('two different passwords make no call, and the field says so', async ({ page }) => {
  const calls = identityCalls(page)
  await page.goto('/register')
  await expect(page.locator('[aria-invalid], [role=alert]')).toHaveCount(0)
  await fillRegistration(page, newEmail(), password, 'hill and rain')
  await page.getByRole('button', { name: 'REGISTER' }).click()
  const field = page.getByLabel('Confirm password', { exact: true })
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription('The two passwords don’t match')
  await expect(page.locator('.problem-summary')).toBeFocused()
  await page.locator('.problem-summary').getByRole('link').click()
  await expect(field).toBeFocused()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
  expect(calls).toEqual([])

  await field.fill(password)
  await page.getByRole('button', { name: 'REGISTER' }).click()
  await expect(page).toHaveURL(/\/tirupati$/)
})

test('a registration needs all three fields', async ({ page }) => {
  const calls = identityCalls(page)
  await page.goto('/register')
  await page.getByRole('button', { name: 'REGISTER' }).click()
  for (const [name, text] of [
    ['email', 'Enter your email'],
    ['password', 'Choose a password'],
    ['confirm_password', 'Enter the password again'],
  ]) {
    await expect(page.locator(`input[name=${name}]`)).toHaveAccessibleDescription(new RegExp(`${text}`))
  }
  expect(calls).toEqual([])
})

test('a registration shows all problems at once, above the one sentence', async ({ page }) => {
  const calls = identityCalls(page)
  await page.goto('/register')
  await fillRegistration(page, 'lakshmi', password, 'hill and rain')
  await page.getByRole('button', { name: 'REGISTER' }).click()
  const summary = page.locator('.problem-summary')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'This doesn’t look like an email address',
    'The two passwords don’t match',
  ])
  await expect(page.getByRole('alert')).toHaveText(registrationFailure)
  expect(await summary.innerText()).toMatch(/match\s+Enter Valid Details or Already a User \?$/)
  expect(calls).toEqual([])
})

test("a field's problem is strong, and its help stands apart from the field", async ({ page }) => {
  await page.goto('/register')
  await page.getByRole('button', { name: 'REGISTER' }).click()
  for (const strong of ['.field-problem', '.problem-summary ul'])
    await expect(page.locator(strong).first()).toHaveCSS('font-weight', '700')
  await expect(page.getByRole('alert')).toHaveCSS('font-weight', '400')
  const problem = await page.locator('#password-problem').boundingBox()
  const help = await page.locator('#password-help').boundingBox()
  const input = await page.locator('#password').boundingBox()
  if (!problem || !help || !input) throw new Error('The field is not to be seen')
  expect(problem.y - help.y - help.height).toBeGreaterThanOrEqual(8)
  expect(input.y - problem.y - problem.height).toBeGreaterThanOrEqual(8)
})

test('an address typed at the login is kept for registering and for a forgotten password, and no further', async ({
  page,
}) => {
  const email = newEmail()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('REGISTER NOW')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await fillRegistration(page, email, password, password)
  await page.getByRole('button', { name: 'REGISTER', exact: true }).click()
  await expectSignedIn(page)
  await logoutLink(page).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByLabel('Email')).toHaveValue('')
})

test('a second account for one address gets the one sentence', async ({ page }) => {
  const email = newEmail()
  await createAccount(page, email)
  await page.goto('/register')
  await fillRegistration(page, email.toUpperCase(), password, password)
  await page.getByRole('button', { name: 'REGISTER' }).click()
  await expect(page.getByRole('alert')).toHaveText(registrationFailure)
  await expect(page.locator('.problem-summary')).toHaveText(registrationFailure)
  await expect(page).toHaveURL(/\/register$/)
  await expectSignedOut(page)
})

test('blanks around an address do no harm', async ({ page }) => {
  const email = newEmail()
  await register(page, ` ${email} `)
  await page.goto('/logout')
  await expectSignedOut(page)
  await logIn(page, `${email} `, password)
  await expect(page).toHaveURL(/\/tirupati$/)
})

test('an invalid address gets the same sentence, and the reason at its field', async ({ page }) => {
  await page.goto('/register')
  await fillRegistration(page, 'lakshmi', password, password)
  await page.getByRole('button', { name: 'REGISTER' }).click()
  await expect(page.getByRole('alert')).toHaveText(registrationFailure)
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'This doesn’t look like an email address',
  )
})

test('the shortest password is named before any script runs, and as the service is configured', async ({
  page,
  request,
  startServer,
}) => {
  expect(await (await request.get('/register')).text()).toContain('8 characters or more.')
  const { address } = await startServer({ IDENTITY_MIN_PASSWORD_LENGTH: '12' })
  await page.goto(`${address}/register`)
  const password = page.getByLabel('Password', { exact: true })
  await password.focus()
  await expect(password).toHaveAccessibleDescription(/^12 characters or more\./)
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

test('a short password gets the same sentence, and the reason at its field', async ({ page }) => {
  await page.goto('/register')
  await fillRegistration(page, newEmail(), 'short', 'short')
  await page.getByRole('button', { name: 'REGISTER' }).click()
  await expect(page.getByRole('alert')).toHaveText(registrationFailure)
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /Choose a password of 8 characters or more/,
  )
})

test('a button shows that it is busy and cannot be pressed twice', async ({ page }) => {
  const calls = identityCalls(page)
  const answer = await holdRequests(page, '**/accounts:signUp?*')
  await page.goto('/register')
  await fillRegistration(page, newEmail(), password, password)
  const button = page.getByRole('button', { name: 'REGISTER' })
  await button.click()
  await expect(button).toBeDisabled()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await page.locator('input[name=email]').press('Enter')
  await expect.poll(() => calls.length).toBe(1)
  answer()
  await expect(page).toHaveURL(/\/tirupati$/)
  expect(calls).toEqual(['accounts:signUp', 'accounts:lookup'])
})

test('a password can be shown and pasted', async ({ page, context, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.address })
  await page.goto('/login')
  const field = page.getByLabel('Password', { exact: true })
  await page.evaluate(() => navigator.clipboard.writeText('hill and lamp'))
  await field.focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(field).toHaveValue('hill and lamp')
  await expect(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toHaveValue('hill and lamp')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(field).toHaveAttribute('type', 'password')
})

test('with the server gone, or no signal, the cause stands above the sentence', async ({
  page,
  context,
  startServer,
}) => {
  const server = await startServer()
  await page.goto(`${server.address}/login`)
  await logIn(page, 'lakshmi@example.com', password)
  await expect(page.getByRole('alert')).toHaveText(loginFailure)

  await server.stop()
  await page.getByRole('button', { name: 'LOG IN' }).click()
  await expect(page.getByText('We couldn’t reach our server')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(loginFailure)
  await context.setOffline(true)
  // The button says so before anything is sent.
  await expect(page.getByRole('button', { name: 'LOG IN' })).toHaveAccessibleDescription(
    'You’re offline. This needs a signal.',
  )
  await page.getByRole('button', { name: 'LOG IN' }).click()
  await expect(page.getByText('You seem to be offline')).toBeVisible()
  expect(await page.locator('.problem-summary').innerText()).toMatch(
    /^You seem to be offline.+Credentials does not match$/s,
  )
  await context.setOffline(false)

  await startServer({ DATA_DIR: server.dataDir, PORT: new URL(server.address).port })
  await page.getByRole('button', { name: 'LOG IN' }).click()
  await expect(page.locator('.problem-summary')).toHaveText(loginFailure)
})

test('a button pressed before the JavaScript arrives is not lost', async ({ page }) => {
  const email = newEmail()
  await createAccount(page, email)
  const arrive = await holdRequests(page, '**/assets/*.js')
  await page.goto('/login', { waitUntil: 'commit' })
  await logIn(page, email, password)
  await expect(page.getByRole('button', { name: 'LOG IN' })).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('input[name=password]')).toHaveValue(password)
  arrive()
  await expect(page).toHaveURL(/\/tirupati$/)
})
