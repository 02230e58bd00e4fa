import {
  expect,
  expectSignedIn,
  expectSignedOut,
  fillRegistration,
  logIn,
  logoutLink,
  newEmail,
  test,
} from '#tests/support/journey.ts'
import { password } from '#tests/support/sign-ups.ts'

test('pages come from one server and accounts from another, on another origin', async ({
  page,
  startServer,
}) => {
  const accounts = await startServer()
  const pages = await startServer({
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
})

test('a returning visitor gets a new provider together with its policy', async ({ page, startServer }) => {
  const before = await startServer()
  await page.goto(`${before.address}/login`)
  await before.stop()
  const accounts = await startServer()
  await startServer({
    PORT: new URL(before.address).port,
    FIREBASE_CONFIG: JSON.stringify({ apiKey: 'k', projectId: 'p', identityUrl: accounts.address }),
  })
  await page.goto(`${before.address}/register`)
  await page.goto(`${before.address}/login`)
  await logIn(page, newEmail(), password)
  await expect(page.locator('.problem-summary')).toHaveText('Credentials does not match')
})

test('with a hosted project the embedded service is left out', async ({ request, startServer }) => {
  const project = { apiKey: 'AIza-example', projectId: 'temple-guide', authDomain: 'temple-guide.example' }
  const server = await startServer({ FIREBASE_CONFIG: JSON.stringify(project) })
  expect(await (await request.get(`${server.address}/__/firebase/init.json`)).json()).toEqual(project)
  const page = await request.get(`${server.address}/login`)
  expect(page.headers()['content-security-policy']).toContain(
    "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
  )
  for (const path of [
    '/v1/accounts:signUp',
    '/identitytoolkit.googleapis.com/v1/accounts:signUp',
    '/v1/token',
  ]) {
    const answer = await request.post(`${server.address}${path}?key=any`, { data: {} })
    expect(answer.status(), path).toBe(404)
    expect(answer.headers()['content-type']).toContain('text/html')
  }
})

test('with a hosted project the SDK calls that project', async ({ page, startServer }) => {
  const project = { apiKey: 'AIza-example', projectId: 'temple-guide' }
  const server = await startServer({ FIREBASE_CONFIG: JSON.stringify(project) })
  const calls: string[] = []
  await page.route('https://identitytoolkit.googleapis.com/**', (route) => {
    calls.push(route.request().url())
    return route.abort()
  })
  await page.goto(`${server.address}/login`)
  await logIn(page, newEmail(), password)
  await expect(page.getByRole('alert')).toHaveText('Credentials does not match')
  expect(calls).toEqual([
    'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=AIza-example',
  ])
})
