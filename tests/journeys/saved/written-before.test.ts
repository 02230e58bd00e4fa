import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { TempleId } from '#guide/temple-ids.ts'
import { runAccounts } from '#identity/testing/accounts-command.ts'
import {
  beSignedIn,
  beSignedInAgain,
  chooseLanguage,
  expect,
  inTheLongRun,
  newEmail,
  test,
  waitForHydration,
} from '#tests/support/journey.ts'
import { expectSaved, expectStops, setTime } from '#tests/support/saved.ts'
import { storageBefore, writtenBefore } from '#tests/support/written-before/read.ts'

const links = JSON.parse(writtenBefore('links.json'))
const guest = storageBefore('guest')
const account = storageBefore('account')

test(
  'what a guest stored with an earlier version is shown as it was, and all of it becomes the account’s',
  inTheLongRun,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Reflect.set(navigator, 'share', undefined))
    await store(page, guest)
    await setTime(page, '12:30')
    await page.goto('/temples')
    await expect(page).toHaveURL(/\/te\/temples/)
    await chooseLanguage(page, 'English')
    await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('airport')
    const onDay = ['appalayagunta', 'iskcon', 'kapila-theertham', 'tiruchanoor', 'tirumala']
    await expect.poll(() => pressed(page, '.add-to-day')).toEqual(onDay)
    await page.goto('/offline')
    await expect(page.getByRole('button', { name: 'Save the guide on this device' })).toBeVisible()

    await page.goto('/day')
    const plans = page.locator('.day-chips button')
    const names = ['అమ్మతో తిరుమల · 5', 'Wed, 25 November · 2', 'Sunday · 2']
    await expect(plans).toHaveText(names)
    await expect(page.locator('.day-stop.seen')).toHaveText(/^✓Seen: IskonIskon 10:05/)
    await expectStops(page, ['kapila-theertham', 'tirumala', 'tiruchanoor', 'appalayagunta'])
    await expect(page.getByText('You’ve had lunch')).toBeVisible()
    await expectLockedMust(page, 'tirumala')
    await expectSettings(page, 'అమ్మతో తిరుమల')
    await page.goto('/seen')
    await expect(page.locator('.seen-visit strong')).toHaveText([
      /^✓ 4 October 2026$/,
      /^✓ 23 November 2026, 10:05/,
    ])
    await expect(page.locator('.seen-note')).toHaveText([
      'Two lines, the second one',
      'అమ్మతో, 2 hours <in> the queue',
    ])
    await expect.poll(() => pressed(page, '.favourite')).toEqual(['iskcon', 'tirumala'])

    // The link is the same as then, and what it brought is known.
    await page.goto('/day')
    const sunday = plans.filter({ hasText: 'Sunday' })
    await sunday.click()
    await expect(sunday).toHaveAttribute('aria-pressed', 'true')
    await page.locator('.day-options > summary').click()
    await page.getByRole('button', { name: 'Send this plan' }).click()
    await expect(page.getByText('Copied. Paste it into a message.')).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain(`/day#${links.sunday}`)
    await page.goto('/temples')
    await page.goto(`/day#${links.received}`)
    await page.getByRole('button', { name: 'Open this plan' }).click()
    await expectStops(page, ['govindaraja', 'kapila-theertham'])

    await beSignedIn(page, newEmail())
    await page.goto('/day')
    await expectSaved(page)
    const [copy] = Object.values(guest.record.copies)
    const left = Object.entries(copy?.entries ?? {}).filter(
      ([key, { value }]) => value !== null && key !== 'stop/x85n13yfmz/govindaraja',
    )
    const tapped = { value: { wish: 'like', isLocked: false, rank: 'y' }, clock: expect.any(String) }
    await expect
      .poll(() => saved(page))
      .toEqual({ entries: { ...Object.fromEntries(left), 'stop/x85n13yfmz/appalayagunta': tapped } })
  },
)

test(
  'what an account stored with an earlier version is shown as it was, and what it lacked is sent',
  inTheLongRun,
  async ({ browser, startServer, newFolder }) => {
    const dataDir = newFolder()
    const file = join(newFolder(), 'export.json')
    writeFileSync(file, writtenBefore('export.json'))
    expect((await runAccounts({ dataDir }, ['import', file])).code).toBe(0)
    const { address: baseURL } = await startServer({ DATA_DIR: dataDir })
    const context = await browser.newContext({ baseURL })
    waitForHydration(context)
    const page = await context.newPage()
    await beSignedInAgain(page, 'visitor@example.com')
    await store(page, account)
    await setTime(page, '12:30')
    await page.goto('/seen')
    await expect(page.locator('.seen-note')).toHaveCount(2)
    await expect.poll(() => pressed(page, '.favourite')).toEqual(['govindaraja', 'kanipakam', 'tirumala'])
    await page.goto('/day')
    await expectStops(page, ['kapila-theertham', 'tirumala', 'tiruchanoor', 'appalayagunta'])
    await expectSaved(page)
    const { entries } = JSON.parse(writtenBefore('answer.json'))
    const lacking = 'favourite/govindaraja'
    const sent = account.record.copies[account.record.owner]?.entries[lacking]
    await expect.poll(() => saved(page)).toEqual({ entries: { ...entries, [lacking]: sent } })
    await context.close()
  },
)

test('a link that an earlier version made opens as the day that was sent', inTheLongRun, async ({ page }) => {
  await setTime(page, '09:10')
  await page.goto(`/day#${links.sent}`)
  const received = page.locator('.received-day')
  await expect(received.locator('h3 a')).toHaveText([
    /Isk/,
    /Kapila/,
    /Tirumala/,
    /Govindaraja/,
    /Tiruchanoor/,
  ])
  await expect(received.locator('.day-begin')).toContainText('north-east')
  await expect(received.locator('.day-end')).toContainText('Bus stand')
  await page.getByRole('button', { name: 'Keep this plan' }).click()
  await expectStops(page, ['iskcon', 'kapila-theertham', 'tirumala', 'govindaraja', 'tiruchanoor'])
  await expectLockedMust(page, 'tirumala')
  await expectSettings(page, '')
})

/** What the reader had chosen for the first day. */
async function expectSettings(page: Page, name: string): Promise<void> {
  await page.locator('.day-options > summary').click()
  await expect(page.locator('.day-ticket option:checked').first()).toHaveText('Special Entry')
  const fields = page.locator('.day-hours, .day-ticket, .day-settings, .manage-days').locator('select, input')
  await expect
    .poll(() => fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value)))
    .toEqual([
      ...['the-point', 'busStand', '2026-11-23', 'brisk', '60', '15', '150', name],
      ...['570', '1320', expect.any(String), '1020'],
    ])
}

async function expectLockedMust(page: Page, temple: TempleId): Promise<void> {
  const stop = page.locator(`.day-stop[data-row=${temple}]`)
  await expect(stop.locator('.day-mark')).toHaveText([', Must see', ', Locked'])
}

/** Puts into this browser what an earlier version had stored there. */
async function store(page: Page, storage: ReturnType<typeof storageBefore>): Promise<void> {
  await page.goto('/healthz', { waitUntil: 'commit' })
  await page.evaluate(async ({ local, record }) => {
    for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text)
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('visits', 1)
      opening.onupgradeneeded = () => opening.result.createObjectStore('kept')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const writing = opening.result.transaction('kept', 'readwrite')
        writing.objectStore('kept').put(record, 'all')
        writing.oncomplete = () => {
          opening.result.close()
          resolve()
        }
      }
    })
  }, storage)
}

/** The temples whose button is pressed, by id. */
async function pressed(page: Page, buttons: string): Promise<string[]> {
  const values = await page
    .locator(`${buttons}[aria-pressed=true]`)
    .evaluateAll((all) => all.map((button) => (button as HTMLButtonElement).value))
  return values.sort()
}

/** What the account of this browser has on the server. */
async function saved(page: Page): Promise<unknown> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('firebase:')) ?? ''
    return JSON.parse(localStorage[key]).stsTokenManager.accessToken
  })
  const answer = await page.request.get('/api/visits', { headers: { authorization: `Bearer ${token}` } })
  return answer.json()
}
