import {
  expect,
  expectSignedIn,
  expectSignedOut,
  fillRegistration,
  inTheLongRun,
  logIn,
  logoutLink,
  newEmail,
  test,
} from '#tests/support/journey.ts'
import { password } from '#tests/support/sign-ups.ts'

test(
  'accounts move to a server on another origin, whose pages come with its policy and its shortest password',
  inTheLongRun,
  async ({ page, request, startServer }) => {
    expect(await (await request.get('/register')).text()).toContain('8 characters or more.')
    const before = await startServer()
    await page.goto(`${before.address}/register`)
    await before.stop()
    const accounts = await startServer({ IDENTITY_MIN_PASSWORD_LENGTH: '12' })
    const pages = await startServer({
      PORT: new URL(before.address).port,
      FIREBASE_CONFIG: JSON.stringify({ apiKey: 'k', projectId: 'p', identityUrl: accounts.address }),
    })
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(new URL(request.url()).origin)
    })
    const broken: string[] = []
    page.on('console', (message) => {
      if (/Content.Security.Policy|CORS/i.test(message.text())) broken.push(message.text())
    })

    const email = newEmail()
    const answer = await page.goto(`${pages.address}/register`)
    expect(answer?.headers()['content-security-policy']).toContain(`connect-src 'self' ${accounts.address};`)
    await page.getByLabel('Password', { exact: true }).focus()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /^12 characters or more\./,
    )
    await fillRegistration(page, email, password, password)
    await page.getByRole('button', { name: 'REGISTER' }).click()
    await expect(page).toHaveURL(`${pages.address}/tirupati`)
    await page.reload()
    await expectSignedIn(page)
    await logoutLink(page).click()
    await expectSignedOut(page)
    await logIn(page, email, 'hill and rain')
    await expect(page.getByRole('alert')).toHaveText('Credentials does not match')
    await logIn(page, email, password)
    await expectSignedIn(page)

    expect(calls.length).toBeGreaterThan(4)
    expect(new Set(calls)).toEqual(new Set([accounts.address]))
    expect(broken).toEqual([])
  },
)

test('with a hosted project the SDK calls that project, and the embedded service is left out', async ({
  page,
  request,
  startServer,
}) => {
  const project = { apiKey: 'AIza-example', projectId: 'temple-guide', authDomain: 'temple-guide.example' }
  const { address } = await startServer({ FIREBASE_CONFIG: JSON.stringify(project) })
  expect(await (await request.get(`${address}/__/firebase/init.json`)).json()).toEqual(project)
  for (const path of [
    '/v1/accounts:signUp',
    '/identitytoolkit.googleapis.com/v1/accounts:signUp',
    '/v1/token',
  ]) {
    const answer = await request.post(`${address}${path}?key=any`, { data: {} })
    expect(answer.status(), path).toBe(404)
    expect(answer.headers()['content-type']).toContain('text/html')
  }
  const calls: string[] = []
  await page.route('https://identitytoolkit.googleapis.com/**', (route) => {
    calls.push(route.request().url())
    return route.abort()
  })
  const answer = await page.goto(`${address}/login`)
  expect(answer?.headers()['content-security-policy']).toContain(
    "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
  )
  await logIn(page, newEmail(), password)
  await expect(page.getByRole('alert')).toHaveText('Credentials does not match')
  expect(calls).toEqual([
    'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=AIza-example',
  ])
})
