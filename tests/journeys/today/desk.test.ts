import type { Page } from '@playwright/test'
import { expectSound, openDetails, tooSmall } from '#tests/support/accessibility.ts'
import { beSignedIn, expect, inTheLongRun, test as journey, newEmail } from '#tests/support/journey.ts'
import type { TestServer } from '#tests/support/server.ts'
import type { Saying } from '#today/word.ts'
import { beEditor, takeEditorAway } from './editor.ts'

/** What stands is the server's, so each journey has its own. */
const test = journey.extend<{ desk: TestServer }>({
  desk: async ({ startServer }, use) => use(await startServer()),
  baseURL: async ({ desk }, use) => use(desk.address),
})

test.use({ viewport: { width: 360, height: 740 } })

const hourMs = 60 * 60 * 1000

test('an editor says five things with few taps each, and takes one back', async ({ page, desk }) => {
  const email = await beEditor(page, desk)
  await page.goto('/account')
  await page.getByRole('link', { name: 'Say what changed today' }).click()
  await expect(page.getByText('Nothing is said now.')).toBeVisible()
  await expectSoundDesk(page)

  await begin(page, 'Line at Tirumala')
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0)
  await choose(page, '12')
  await expectSoundDesk(page)
  await expect(page.locator('.desk-sentence')).toBeInViewport()
  await expect(page.locator('.desk-sentence')).toContainText(
    'the line without a ticket at Tirumala takes about 12 hours',
  )
  const preview = page.getByRole('region', { name: 'Readers will see' })
  await expect(preview.locator('dd [lang=te]').first()).toContainText('12 గంటలు')
  await send(page)

  await begin(page, 'Temple closed or other hours')
  await choose(page, 'Kanipakam', 'Closed', 'A festival')
  await expectSoundDesk(page)
  await send(page)

  await begin(page, 'Free tokens')
  await choose(page, 'Being given out')
  await page.getByRole('checkbox', { name: 'Vishnu Nivasam' }).uncheck()
  await expectSoundDesk(page)
  await send(page)

  await begin(page, 'Roads and buses')
  await choose(page, 'Hill road', 'Slower than usual')
  await expectSoundDesk(page)
  await send(page)

  await begin(page, 'In your own words')
  await choose(page, 'తెలుగు')
  await page.getByRole('textbox').fill('నీళ్లు\nతెచ్చుకోండి.')
  await expectSoundDesk(page)
  await send(page)

  expect(await said(page)).toMatchObject([
    { kind: 'line', line: 'freeLine', hours: 12 },
    { kind: 'hours', temple: 'kanipakam', sessions: [], reason: 'festival' },
    { kind: 'tokens', state: 'given', counters: ['srinivasam', 'bhudevi'] },
    { kind: 'road', road: 'hillRoad', state: 'slow' },
    { kind: 'text', language: 'te', text: 'నీళ్లు తెచ్చుకోండి.' },
  ])
  const now = page.getByRole('region', { name: 'What is said now' })
  await expect(now.getByRole('listitem')).toHaveCount(5)
  await now.getByRole('listitem').filter({ hasText: 'hill road' }).getByRole('button').click()
  await expect(page.getByRole('status').filter({ hasText: 'Taken back.' })).toBeVisible()
  await expect(now.getByRole('listitem')).toHaveCount(4)
  expect((await said(page)).map(({ kind }) => kind)).toEqual(['line', 'hours', 'tokens', 'text'])

  await page.getByText('Who said what').click()
  const log = page.locator('.desk-log')
  await expect(log.getByText(`Said by ${email}`)).toHaveCount(5)
  await expect(log.getByText(`Taken back by ${email}`)).toHaveCount(1)
  await expectSoundDesk(page)
})

test('what was said or taken back by a slip is undone by one press; other hours may begin tomorrow, and have their times', async ({
  page,
  desk,
}) => {
  await beEditor(page, desk)
  await page.goto('/desk')
  await begin(page, 'Crowd at a temple')
  await choose(page, 'Tirumala')
  await send(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  expect(await said(page)).toEqual([])

  await begin(page, 'Crowd at a temple')
  await choose(page, 'Kanipakam')
  await send(page)
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('Taken back.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  expect(await said(page)).toEqual([{ kind: 'crowd', temple: 'kanipakam' }])

  await begin(page, 'Temple closed or other hours')
  await choose(page, 'Iskon', 'Other hours')
  await page.getByRole('button', { name: 'More hours' }).click()
  await page.getByLabel('Closes').first().selectOption('11:00')
  await page.getByLabel('Opens').last().selectOption('10:30')
  await expect(page.getByText('These hours overlap')).toBeVisible()
  await page.getByLabel('Opens').last().selectOption('17:00')
  await page.getByRole('group', { name: 'From when?' }).getByRole('radio', { name: 'Another time' }).check()
  const begins = await page
    .getByLabel('From when?', { exact: true })
    .locator('option')
    .nth(20)
    .getAttribute('value')
  await page.getByLabel('From when?', { exact: true }).selectOption(begins)
  await expectSoundDesk(page)
  await send(page)
  expect((await words(page)).at(-1)).toMatchObject({
    from: Number(begins),
    says: {
      kind: 'hours',
      temple: 'iskcon',
      reason: 'other',
      sessions: [
        { opens: '06:00', closes: '11:00' },
        { opens: '17:00', closes: '20:00' },
      ],
    },
  })
})

test(
  'without a line nothing is sent, neither at once nor later by itself; a word whose answers are lost is asked again, and said once',
  inTheLongRun,
  async ({ page, context, desk }) => {
    await beEditor(page, desk)
    await page.goto('/desk')
    await begin(page, 'Crowd at a temple')
    await choose(page, 'Tirumala')
    await context.setOffline(true)
    await expect(page.getByText('There is no connection. This is as of')).toBeVisible()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Nothing was sent, and nothing will be sent later')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('There is no connection. This is as of')).toBeHidden()
    expect(await said(page)).toEqual([])

    const ids: string[] = []
    await page.route('**/api/today/words', async (route) => {
      ids.push(route.request().postDataJSON().id)
      const response = await route.fetch()
      await (ids.length < 4 ? route.abort() : route.fulfill({ response }))
    })
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('No answer came, so it may have been done or not.')).toBeVisible()
    expect(ids.length).toBe(3)
    await send(page)
    expect(new Set(ids).size).toBe(1)
    expect(await said(page)).toEqual([{ kind: 'crowd', temple: 'tirumala' }])
  },
)

test('with a wrong clock, and by who may no longer speak, nothing can be said', async ({ page, desk }) => {
  const email = await beEditor(page, desk)
  await page.clock.setFixedTime(Date.now() + hourMs)
  await page.goto('/desk')
  await expect(page.getByText('The clock of this device is wrong')).toBeVisible()
  await page.clock.setFixedTime(Date.now())
  await page.reload()
  await begin(page, 'Crowd at a temple')
  await choose(page, 'Tirumala')
  await takeEditorAway(desk, email)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Your account may not speak for the travel desk.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0)
  expect(await said(page)).toEqual([])
})

test('guests and other accounts get a plain sentence', async ({ page, desk }) => {
  await page.goto('/desk')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel desk')
  await expect(page.locator('main').getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(desk.address).toBeTruthy()
  await beSignedIn(page, newEmail())
  await page.goto('/desk')
  await expect(page.getByText('Your account may not speak for the travel desk.')).toBeVisible()
  await expectSoundDesk(page)
  await page.getByRole('link', { name: 'Your account' }).click()
  await expect(page.getByRole('region', { name: 'Email' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Say what changed today' })).toHaveCount(0)
})

test('too much at once and too much in all are refused in words', inTheLongRun, async ({ page, desk }) => {
  await beEditor(page, desk)
  await page.goto('/desk')
  for (const language of ['తెలుగు', 'ಕನ್ನಡ']) {
    await begin(page, 'In your own words')
    await choose(page, language)
    await page.getByRole('textbox').fill('మ్మ'.repeat(60))
    await send(page)
  }
  await begin(page, 'In your own words')
  await choose(page, 'தமிழ்')
  await page.getByRole('textbox').fill('மி'.repeat(100))
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('So much stands now that nothing more has room.')).toBeVisible()
  await page.getByRole('textbox').fill('மி'.repeat(201))
  await expect(page.getByText('This is too long.')).toBeVisible()
  await page.getByRole('button', { name: 'Don’t send' }).click()

  await sayOften(page)
  await begin(page, 'Crowd at a temple')
  await choose(page, 'Kanipakam')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('That was a lot in a short time. Try again in 1 minute.')).toBeVisible()
})

async function begin(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: kind }).click()
  await expect(page.getByRole('heading', { level: 2, name: kind })).toBeFocused()
}

async function choose(page: Page, ...choices: string[]): Promise<void> {
  for (const choice of choices) await page.getByRole('radio', { name: choice, exact: true }).check()
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Sent.' })).toBeVisible()
}

/** As fast as a program, from the editor's own session. */
async function sayOften(page: Page): Promise<void> {
  const token = await page.evaluate(() => {
    const stored = Object.entries(localStorage).find(([key]) => key.startsWith('firebase:authUser:'))
    return JSON.parse(stored?.[1] ?? '').stsTokenManager.accessToken
  })
  const from = Date.now()
  for (let count = 10; count < 20; count += 1) {
    const says = { kind: 'crowd', temple: 'tirumala' }
    const data = { id: `often0${count}`, from, until: from + hourMs, says }
    await page.request.post('/api/today/words', { data, headers: { authorization: `Bearer ${token}` } })
  }
}

async function words(page: Page): Promise<{ from: number; says: Saying }[]> {
  return (await (await page.request.get('/api/today')).json()).words
}

async function said(page: Page): Promise<Saying[]> {
  return (await words(page)).map(({ says }) => says)
}

async function expectSoundDesk(page: Page): Promise<void> {
  await openDetails(page)
  await expectSound(page)
  expect(await tooSmall(page, 'main :is(button, input, select, textarea, summary)')).toEqual([])
}
