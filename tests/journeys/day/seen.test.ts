import type { Locator, Page } from '@playwright/test'
import { visits } from '#day/entries/days.ts'
import { limits } from '#day/entries/limits.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { expectNoViolations, expectSound } from '#tests/support/accessibility.ts'
import { guide } from '#tests/support/guide.ts'
import { holdRequests } from '#tests/support/hold-requests.ts'
import {
  expect,
  expectSignedIn,
  expectSignedOut,
  inTheLongRun,
  logIn,
  logoutLink,
  newEmail,
  register,
  test,
} from '#tests/support/journey.ts'
import {
  beSignedInWith,
  expectNothingSaved,
  expectSaved,
  fillDay,
  storedRecord,
} from '#tests/support/saved.ts'
import { password } from '#tests/support/sign-ups.ts'
import { shownCopy } from '#web/saved/record.ts'

const { temples } = guide

test('temples seen are kept with their days, notes and favourites, whatever a tick on the day does', async ({
  page,
}) => {
  // A scroll bar leaves at least this width of a narrow screen.
  await page.setViewportSize({ width: 345, height: 780 })
  await page.clock.setFixedTime(new Date('2026-11-24T09:00:00+05:30'))
  await page.goto('/day')
  await page.getByRole('link', { name: 'What I’ve seen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What I’ve seen' })).toBeFocused()
  await expect(page.getByText('0 of 10 temples seen')).toBeVisible()
  await expect(page.locator('.seen-temple')).toHaveCount(temples.length)
  // No word is broken beside the drawings.
  const longest = page.locator('.seen-temple').getByRole('link', { name: 'Srikalahasteeswara Temple' })
  await expect.poll(() => longest.evaluate((link) => link.getClientRects()[0]?.width)).toBeGreaterThan(175)

  const iskcon = card(page, 'iskcon')
  await iskcon.getByRole('button', { name: 'Mark as seen' }).click()
  await expect(iskcon.getByLabel('Date')).toBeFocused()
  await expect(iskcon.getByLabel('Date')).toHaveValue('2026-11-24')
  await iskcon.getByLabel('Date').fill('2026-11-20')
  await iskcon.getByLabel('Note, for you alone').fill('అమ్మతో, 2 hours <in> the queue')
  await expectNoViolations(page)
  await iskcon.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('1 of 10 temples seen')).toBeVisible()
  await iskcon.getByRole('button', { name: 'Favourite' }).click()
  // The button shows the favourite once it is stored.
  await expect(iskcon.locator('.favourite')).toHaveAttribute('aria-pressed', 'true')

  await page.reload()
  await expect(page.getByText('1 of 10 temples seen')).toBeVisible()
  await expect(iskcon.getByText('అమ్మతో, 2 hours <in> the queue')).toBeVisible()
  await expect(iskcon.locator('.favourite')).toHaveAttribute('aria-pressed', 'true')
  await expect(card(page, 'tirumala').locator('.favourite')).toHaveAttribute('aria-pressed', 'false')

  await iskcon.getByRole('button', { name: 'Change' }).click()
  await iskcon.getByLabel('Date').fill('2026-11-24')
  await iskcon.getByRole('button', { name: 'Save' }).click()
  await expect(iskcon.locator('.seen-visit')).toHaveCount(1)
  await expect(iskcon.locator('.seen-visit')).toContainText('24')
  await iskcon.getByRole('button', { name: 'Change' }).click()
  await iskcon.getByRole('button', { name: 'Remove this visit' }).click()
  await expect(page.getByText('0 of 10 temples seen')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 of 10 temples seen')).toBeVisible()
  await expectSound(page)

  await fillDay(page, ['iskcon'])
  await page.goto('/day')
  const ticked = page.locator('.day-stop.seen')
  await ticked.getByRole('button', { name: /^Seen: / }).click()
  await expect(ticked).toHaveCount(0)
  const tick = page.locator('.day-stop').getByRole('button', { name: 'Mark as seen' })
  await tick.click()
  await expect(ticked).toHaveCount(1)
  // The tick has started the day, too, but is undone by one tap.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.day-outcome [role=status]')).toHaveText('Change undone')
  await expect(ticked).toHaveCount(0)
  await tick.click()
  await expect(ticked).toHaveCount(1)
  await page.goto('/seen')
  await expect(iskcon.locator('.seen-note')).toHaveText('అమ్మతో, 2 hours <in> the queue')
})

test('a temple is made a favourite on its page, in another tab too, even before the app has started', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/temples/iskcon')
  const heart = page.getByRole('button', { name: 'Favourite: Iskon Temple' })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(asked.filter((url) => /\/(store|write|set-favourite)-/.test(url))).toEqual([])
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'Favourite: Iskon Temple' })).toBeVisible()
  await expectSound(page)
  const seen = await context.newPage()
  await seen.goto('/seen')
  await expect(card(seen, 'iskcon').locator('.favourite')).toHaveAttribute('aria-pressed', 'true')

  // A tap before React takes over changes what the button showed.
  const start = await holdRequests(page, '**/assets/*.js')
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  start()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(card(seen, 'iskcon').locator('.favourite')).toHaveAttribute('aria-pressed', 'false')
})

test('a note that is half written comes back in its form, not saved, until it is saved or given up', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-24T09:00:00+05:30'))
  await page.goto('/seen')
  const kanipakam = card(page, 'kanipakam')
  const note = kanipakam.getByLabel('Note')
  await kanipakam.getByRole('button', { name: 'Mark as seen' }).click()
  await note.pressSequentially('Half a')
  await expectDrafts(page, ['Half a'])
  await expect(note).toBeFocused()
  await note.pressSequentially(' note')
  await kanipakam.getByLabel('Date').fill('2026-11-20')
  await expect.poll(async () => JSON.stringify(await storedRecord(page))).toContain('2026-11-20')
  await page.reload()
  await expect(page.getByText('0 of 10 temples seen')).toBeVisible()
  await expect(kanipakam.getByText('Not saved yet')).toBeVisible()
  await expect(note).toHaveValue('Half a note')
  await expect(note).not.toBeFocused()
  await expect(kanipakam.getByLabel('Date')).toHaveValue('2026-11-20')
  await expect(kanipakam.getByLabel('Date')).not.toBeFocused()
  await expectNoViolations(page)
  await expectNotes(page, 'kanipakam', [])
  await kanipakam.getByRole('button', { name: 'Save' }).click()
  await expect(kanipakam.locator('.seen-visit')).toContainText('20 November')
  await expect(kanipakam.locator('.seen-note')).toHaveText('Half a note')
  await expectDrafts(page, [])

  // One that is left for another page comes back, too, and Cancel gives it up.
  await kanipakam.getByRole('button', { name: 'Change' }).click()
  await expect(kanipakam.getByText('Not saved yet')).toHaveCount(0)
  await note.fill('Another')
  await page.getByRole('link', { name: 'My day' }).first().click()
  await expect(page).toHaveURL('/day')
  await page.goBack()
  await expect(note).toHaveValue('Another')
  await kanipakam.getByRole('button', { name: 'Cancel' }).click()
  await expect(kanipakam.locator('.seen-note')).toHaveText('Half a note')
  await expectDrafts(page, [])
  await page.reload()
  await expect(kanipakam.locator('.seen-note')).toHaveText('Half a note')
  await expect(note).toHaveCount(0)

  // Saving is one step, however it was typed, and text that is as before is no draft.
  await kanipakam.getByRole('button', { name: 'Change' }).click()
  await note.fill('A whole note')
  await expectDrafts(page, ['A whole note'])
  await kanipakam.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.day-outcome [role=status]')).toHaveText(/^Saved: /)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(kanipakam.locator('.seen-note')).toHaveText('Half a note')
  await kanipakam.getByRole('button', { name: 'Change' }).click()
  await note.fill('A whole note')
  await expectDrafts(page, ['A whole note'])
  await note.fill('Half a note')
  await expectDrafts(page, [])
})

test('a note that has no room beside the one of its day stays in its form, which says so', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-24T09:00:00+05:30'))
  await page.goto('/seen')
  const kanipakam = card(page, 'kanipakam')
  const note = kanipakam.getByLabel('Note')
  const first = 'అమ్మ '.repeat(80).trim()
  await kanipakam.getByRole('button', { name: 'Mark as seen' }).click()
  await note.fill(first)
  await kanipakam.getByRole('button', { name: 'Save' }).click()
  await kanipakam.getByRole('button', { name: 'Add a visit' }).click()
  await note.fill('x'.repeat(limits.noteCharacters - first.length))
  await kanipakam.getByRole('button', { name: 'Save' }).click()
  await expect(note).toBeFocused()
  const message = () => note.evaluate((area: HTMLTextAreaElement) => area.validationMessage)
  await expect.poll(message).toBe('The note of that day would have 501 characters. At most 500 can be saved.')
  await expectNotes(page, 'kanipakam', [first])
  await note.press('Backspace')
  await kanipakam.getByRole('button', { name: 'Save' }).click()
  await expect(note).toHaveCount(0)
  await expectNotes(page, 'kanipakam', [`${first}\n${'x'.repeat(limits.noteCharacters - first.length - 1)}`])
})

test(
  'a note that is half written outlasts what another tab does, which shows it, too',
  inTheLongRun,
  async ({ page, context }) => {
    await context.clock.setFixedTime(new Date('2026-11-24T09:00:00+05:30'))
    await fillDay(page, ['iskcon'])
    await page.goto('/seen')
    const other = await context.newPage()
    const [here, there] = [card(page, 'iskcon'), card(other, 'iskcon')]
    await here.getByRole('button', { name: 'Mark as seen' }).click()
    await here.getByLabel('Note').fill('First')
    await here.getByRole('button', { name: 'Save' }).click()
    await here.getByRole('button', { name: 'Change' }).click()
    await here.getByLabel('Note').fill('Half a')

    // The visit itself goes.
    await other.goto('/day')
    await other.getByRole('button', { name: /^Seen: / }).click()
    await expect(page.getByText('0 of 10 temples seen')).toBeVisible()
    await here.getByLabel('Note').press('End')
    await here.getByLabel('Note').pressSequentially(' note')
    await expectDrafts(page, ['Half a note'])
    await other.goto('/seen')
    await expect(there.getByLabel('Note')).toHaveValue('Half a note')
    await there.locator('.favourite').click()
    await expect(here.locator('.favourite')).toHaveAttribute('aria-pressed', 'true')
    await expect(here.getByLabel('Note')).toHaveValue('Half a note')
    await here.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('1 of 10 temples seen')).toBeVisible()
    await expect(here.locator('.seen-note')).toHaveText('Half a note')
    await expect(there.getByLabel('Note')).toHaveCount(0)
    await expect(there.locator('.seen-note')).toHaveText('Half a note')

    // What both tabs have written in is saved by both, once.
    await here.getByRole('button', { name: 'Add a visit' }).click()
    await here.getByLabel('Note').fill('Once more')
    await expect(there.getByLabel('Note')).toHaveValue('Once more')
    await there.getByLabel('Note').fill('Once')
    await there.getByLabel('Note').fill('Once more')
    for (const one of [here, there]) {
      await one.getByRole('button', { name: 'Save' }).click()
      await expect(one.getByLabel('Note')).toHaveCount(0)
      await expect(one.locator('.seen-note')).toHaveText('Half a note\nOnce more')
    }
    await expectDrafts(page, [])

    // What is given up here and begun there is found here, too.
    await here.getByRole('button', { name: 'Add a visit' }).click()
    await here.getByRole('button', { name: 'Cancel' }).click()
    await there.getByRole('button', { name: 'Add a visit' }).click()
    await there.getByLabel('Note').fill('There')
    await expectDrafts(page, ['There'])
    await here.getByRole('button', { name: 'Add a visit' }).click()
    await expect(here.getByLabel('Note')).toHaveValue('There')
  },
)

test(
  'a note that cannot be saved because another tab has just ticked its visit stays in its form',
  inTheLongRun,
  async ({ page, context }) => {
    await context.clock.setFixedTime(new Date('2026-11-24T09:00:00+05:30'))
    // This tab hears nothing of the other.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
    await fillDay(page, ['iskcon'])
    await page.goto('/seen')
    const iskcon = card(page, 'iskcon')
    await iskcon.getByRole('button', { name: 'Mark as seen' }).click()
    await iskcon.getByLabel('Note').fill('Mine')
    const other = await context.newPage()
    await other.goto('/day')
    await other.locator('.day-stop').getByRole('button', { name: 'Mark as seen' }).first().click()
    await expect(other.locator('.day-stop.seen')).toHaveCount(1)
    await iskcon.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('1 of 10 temples seen')).toBeVisible()
    await expect(iskcon.getByLabel('Note')).toHaveValue('Mine')
    await expectDrafts(page, ['Mine'])
    await iskcon.getByRole('button', { name: 'Save' }).click()
    await expect(iskcon.locator('.seen-note')).toHaveText('Mine')
    await expectDrafts(page, [])
  },
)

test(
  'a note that is being written while another tab logs out is not left to the next reader',
  inTheLongRun,
  async ({ page, context }) => {
    await beSignedInWith(page, newEmail(), 'iskcon')
    await page.goto('/seen')
    await card(page, 'kanipakam').getByRole('button', { name: 'Mark as seen' }).click()
    const note = card(page, 'kanipakam').getByLabel('Note')
    // As long as nobody pauses, nothing is saved.
    await note.evaluate((field) => {
      setInterval(() => {
        if (!field.isConnected) return document.body.setAttribute('data-typed', '')
        field.focus()
        document.execCommand('insertText', false, 'x')
      }, 50)
    })
    await expect(note).toHaveValue(/xxx/)
    const other = await context.newPage()
    await other.goto('/logout')
    await other.getByRole('button', { name: 'Log out', exact: true }).click()
    await expectSignedOut(other)
    await expect(page.locator('[data-typed]')).toBeAttached()
    await expectSignedOut(page)
    await expectDrafts(page, [])
    await page.reload()
    await expect(page.getByText('0 of 10 temples seen')).toBeVisible()
    await expectDrafts(page, [])
  },
)

test('a note that is half written is not sent, waits for its writer alone, and goes with a logout that asks', async ({
  page,
}) => {
  const email = newEmail()
  await beSignedInWith(page, email, 'iskcon')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  await page.goto('/seen')
  const note = card(page, 'kanipakam').getByLabel('Note')
  await card(page, 'kanipakam').getByRole('button', { name: 'Mark as seen' }).click()
  await note.fill('For me alone')
  await expectDrafts(page, ['For me alone'])
  await card(page, 'iskcon').locator('.favourite').click()
  await expect.poll(() => sent.join()).toContain('favourite/iskcon')
  await expectSaved(page)
  expect(sent.join()).not.toContain('For me alone')

  // As if the session had run out.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('firebase:')) localStorage.removeItem(key)
  })
  await page.reload()
  await expectSignedOut(page)
  await expect(note).toHaveCount(0)
  await register(page, newEmail())
  await page.goto('/seen')
  await expectSaved(page)
  await expect(page.getByText('0 of 10 temples seen')).toBeVisible()
  await expect(note).toHaveCount(0)
  await page.goto('/logout')
  await expectSignedOut(page)
  await logIn(page, email, password)
  await expectSignedIn(page)
  await page.goto('/seen')
  await expect(note).toHaveValue('For me alone')

  await logoutLink(page).click()
  await page.getByRole('button', { name: 'Log out and lose them' }).click()
  await expectSignedOut(page)
  await expectNothingSaved(page)
  expect(sent.join()).not.toContain('For me alone')
})

function card(page: Page, temple: TempleId): Locator {
  return page.locator('.seen-temple').nth(temples.findIndex(({ id }) => id === temple))
}

/** Waits until these are the notes: a form closes at once, and what it held is stored a moment later. */
async function expectNotes(page: Page, temple: TempleId, notes: readonly string[]): Promise<void> {
  const notesOf = async () =>
    visits(shownCopy(await storedRecord(page)).entries).flatMap((visit) =>
      visit.temple === temple ? visit.note : [],
    )
  await expect.poll(notesOf).toEqual(notes)
}

/** Waits until these are the notes that have been begun and not saved. */
async function expectDrafts(page: Page, notes: readonly string[]): Promise<void> {
  const draftsOf = async () =>
    Object.values(shownCopy(await storedRecord(page)).drafts).map(({ note }) => note)
  await expect.poll(draftsOf).toEqual(notes)
}
