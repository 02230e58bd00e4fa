import type { Locator, Page } from '@playwright/test'
import { temples } from '#guide/content/temples.ts'
import { shortNames } from '#guide/map/short-names.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { expectNoViolations, sidewaysOverflow } from '#tests/support/accessibility.ts'
import { holdRequests } from '#tests/support/hold-requests.ts'
import { expect, test } from '#tests/support/journey.ts'
import { readers } from '#tests/support/readers.ts'
import { shiftsOn, watchShifts } from '#tests/support/shifts.ts'
import { translationsIn } from '#tests/support/translations.ts'
import { addButton, expectDay, storedVisits } from '#tests/support/visits.ts'
import { visits } from '#web/visits/days.ts'
import { shownCopy } from '#web/visits/kept.ts'

for (const { language, prefix, width, when } of readers) {
  const t = translationsIn(language)
  const countText = (seen: number) =>
    t('{seen} of {count} temples seen').replace('{seen}', `${seen}`).replace('{count}', '10')

  test(
    `temples seen are kept with their days, notes and favourites, at ${width} px in ${language}`,
    when,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.clock.setFixedTime(new Date('2026-11-24T09:00:00+05:30'))
      await page.goto(`${prefix}/day`)
      await page.getByRole('link', { name: t('What I’ve seen') }).click()
      await expect(page.getByRole('heading', { level: 1, name: t('What I’ve seen') })).toBeFocused()
      await expect(page.getByText(countText(0))).toBeVisible()
      await expect(page.locator('.seen-temple')).toHaveCount(temples.length)

      const tirumala = card(page, 'tirumala')
      await tirumala.getByRole('button', { name: t('I’ve seen it') }).click()
      await expect(tirumala.getByLabel(t('Day'))).toBeFocused()
      await expect(tirumala.getByLabel(t('Day'))).toHaveValue('2026-11-24')
      await tirumala.getByLabel(t('Day')).fill('2026-11-20')
      await tirumala.getByLabel(t('Note, for you alone')).fill('అమ్మతో, 2 hours <in> the queue')
      await expectNoViolations(page)
      await tirumala.getByRole('button', { name: t('Save') }).click()
      await expect(page.getByText(countText(1))).toBeVisible()
      await tirumala.getByRole('button', { name: t('Favourite: {name}').replace(': {name}', '') }).click()
      // It shows once it is stored.
      await expect(tirumala.locator('.favourite')).toHaveAttribute('aria-pressed', 'true')

      await page.reload()
      await expect(page.getByText(countText(1))).toBeVisible()
      await expect(tirumala.getByText('అమ్మతో, 2 hours <in> the queue')).toBeVisible()
      await expect(tirumala.locator('.favourite')).toHaveAttribute('aria-pressed', 'true')
      await expect(card(page, 'iskcon').locator('.favourite')).toHaveAttribute('aria-pressed', 'false')

      await tirumala.getByRole('button', { name: t('Change') }).click()
      await tirumala.getByLabel(t('Day')).fill('2026-11-21')
      await tirumala.getByRole('button', { name: t('Save') }).click()
      await expect(tirumala.locator('.seen-visit')).toHaveCount(1)
      await expect(tirumala.locator('.seen-visit')).toContainText('21')

      await tirumala.getByRole('button', { name: t('Change') }).click()
      await tirumala.getByRole('button', { name: t('Not seen that day') }).click()
      await expect(page.getByText(countText(0))).toBeVisible()
      await page.getByRole('button', { name: t('Undo') }).click()
      await expect(page.getByText(countText(1))).toBeVisible()
      await expect(tirumala.getByText('అమ్మతో, 2 hours <in> the queue')).toBeVisible()
      await expectNoViolations(page)
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    },
  )

  test(
    `a planned day is at the top of the destination's page, at ${width} px in ${language}`,
    when,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.clock.setFixedTime(new Date('2026-11-24T09:00:00+05:30'))
      await page.goto(`${prefix}/tirupati`)
      await expect(page.locator('.day-on-top')).toBeHidden()
      await page.goto(`${prefix}/temples`)
      await addButton(page, 'kapila-theertham').click()
      await addButton(page, 'iskcon').click()
      await expectDay(page, ['kapila-theertham', 'iskcon'])
      await watchShifts(page)
      await page.goto(`${prefix}/tirupati`)
      const onTop = page.locator('.day-on-top')
      await expect(onTop.locator('p')).toHaveCount(2)
      await expect(onTop.locator('p').first()).toContainText(shortNames['kapila-theertham'][language])
      await expect(onTop.locator('p').last()).toContainText(shortNames.iskcon[language])
      await expectNoViolations(page)
      expect(await shiftsOn(page)).toEqual([])
      // It fills the room that was reserved for it.
      const unused = await onTop.evaluate((card) => {
        const kept = card.getBoundingClientRect().height
        card.style.minBlockSize = '0'
        return kept - card.getBoundingClientRect().height
      })
      expect(unused).toBeLessThan(8)
      await onTop.getByRole('link', { name: t('My day') }).click()
      await expect(page).toHaveURL(`${prefix}/day`)
    },
  )
}

for (const { language, prefix, width, when } of readers) {
  const t = translationsIn(language)

  test(
    `a temple is made a favourite on its page, at ${width} px in ${language}`,
    when,
    async ({ page, context }) => {
      await page.setViewportSize({ width, height: 800 })
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto(`${prefix}/temples/iskcon`)
      const heart = page.getByRole('button', {
        name: t('Favourite: {name}').replace('{name}', nameOf('iskcon', language)),
      })
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
      expect(asked.filter((url) => /\/(store|write|set-favourite)/.test(url))).toEqual([])
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await expectNoViolations(page)
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
      const seen = await context.newPage()
      await seen.setViewportSize({ width, height: 800 })
      await seen.goto(`${prefix}/seen`)
      await expect(card(seen, 'iskcon').locator('.favourite')).toHaveAttribute('aria-pressed', 'true')

      // Before the app has started, too, and what is tapped then is what it showed.
      const start = await holdRequests(page, '**/assets/*.js')
      await page.reload({ waitUntil: 'domcontentloaded' })
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await heart.click()
      start()
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
      await expect(card(seen, 'iskcon').locator('.favourite')).toHaveAttribute('aria-pressed', 'false')
    },
  )
}

test('a second visit on the same day adds its note to the first', async ({ page }) => {
  await page.goto('/seen')
  const kanipakam = card(page, 'kanipakam')
  for (const [button, note] of [
    ['I’ve seen it', 'Morning'],
    ['Seen again', 'Evening'],
  ] as const) {
    await kanipakam.getByRole('button', { name: button }).click()
    await kanipakam.getByLabel('Note').fill(note)
    await kanipakam.getByRole('button', { name: 'Save' }).click()
  }
  await expect(kanipakam.locator('.seen-note')).toHaveText('Morning\nEvening')
  await kanipakam.getByRole('button', { name: 'Change' }).click()
  await kanipakam.getByLabel('Note').fill('Half a no')
  await page.getByRole('link', { name: 'My day' }).first().click()
  await expect(page).toHaveURL('/day')
  await page.goBack()
  await expect(kanipakam.locator('.seen-note')).toHaveText('Half a no')
  await expect(kanipakam.locator('.seen-visit')).toHaveCount(1)
})

test('a note that is half written outlasts a reload, and is given up by Cancel', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-24T09:00:00+05:30'))
  await page.goto('/seen')
  const kanipakam = card(page, 'kanipakam')
  await kanipakam.getByRole('button', { name: 'I’ve seen it' }).click()
  await kanipakam.getByLabel('Note').pressSequentially('Half a')
  await expect.poll(() => notesOf(page, 'kanipakam')).toEqual(['Half a'])
  // Nothing has moved for it.
  await expect(kanipakam.locator('.seen-visit')).toHaveCount(0)
  await expect(kanipakam.getByLabel('Note')).toBeFocused()
  await kanipakam.getByLabel('Note').pressSequentially(' note')
  await kanipakam.getByLabel('Day').fill('2026-11-20')
  await kanipakam.getByLabel('Note').press('End')
  await kanipakam.getByLabel('Note').pressSequentially('!')
  await expect.poll(() => notesOf(page, 'kanipakam')).toEqual(['Half a note!'])
  await page.reload()
  await expect(kanipakam.locator('.seen-note')).toHaveText('Half a note!')
  await expect(kanipakam.locator('.seen-visit')).toContainText('20 November')

  await kanipakam.getByRole('button', { name: 'Change' }).click()
  await kanipakam.getByLabel('Note').fill('Another')
  await expect.poll(() => notesOf(page, 'kanipakam')).toEqual(['Another'])
  await kanipakam.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => notesOf(page, 'kanipakam')).toEqual(['Half a note!'])
  await expect(kanipakam.locator('.seen-note')).toHaveText('Half a note!')

  // Saving is one step, however it was typed.
  await kanipakam.getByRole('button', { name: 'Change' }).click()
  await kanipakam.getByLabel('Note').fill('A whole note')
  await expect.poll(() => notesOf(page, 'kanipakam')).toEqual(['A whole note'])
  await kanipakam.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.day-outcome [role=status]')).toHaveText(/^Saved: /)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(kanipakam.locator('.seen-note')).toHaveText('Half a note!')

  await card(page, 'iskcon').getByRole('button', { name: 'I’ve seen it' }).click()
  await card(page, 'iskcon').getByLabel('Note').fill('By mistake')
  await expect.poll(() => notesOf(page, 'iskcon')).toEqual(['By mistake'])
  await card(page, 'iskcon').getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => notesOf(page, 'iskcon')).toEqual([])
})

test('the note of a visit outlasts its tick on the day', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-24T09:00:00+05:30'))
  await page.goto('/seen')
  const iskcon = card(page, 'iskcon')
  await iskcon.getByRole('button', { name: 'I’ve seen it' }).click()
  await iskcon.getByLabel('Note').fill('With amma')
  await iskcon.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.day-outcome [role=status]')).toHaveText(/^Seen: /)
  await page.goto('/temples')
  await addButton(page, 'iskcon').click()
  await expectDay(page, ['iskcon'])
  await page.goto('/day')
  const ticked = page.locator('.day-stop.seen')
  await ticked.getByRole('button', { name: 'I haven’t seen it' }).click()
  await expect(ticked).toHaveCount(0)
  await page.goto('/seen')
  await expect(iskcon.getByText('Not seen yet')).toBeVisible()
  await page.goto('/day')
  await page.locator('.day-stop').getByRole('button', { name: 'Seen' }).click()
  await expect(ticked).toHaveCount(1)
  await page.goto('/seen')
  await expect(iskcon.locator('.seen-note')).toHaveText('With amma')
})

function card(page: Page, temple: TempleId): Locator {
  return page.locator('.seen-temple').nth(temples.findIndex(({ id }) => id === temple))
}

async function notesOf(page: Page, temple: TempleId): Promise<string[]> {
  return visits(shownCopy(await storedVisits(page)).entries).flatMap((visit) =>
    visit.temple === temple ? visit.note : [],
  )
}

function nameOf(id: TempleId, language: 'en' | 'te'): string {
  const temple = temples.find((one) => one.id === id)
  return (language === 'te' ? temple?.localNames.te.value : temple?.name) ?? ''
}

test('no word is broken beside the drawings where a scroll bar takes of a narrow screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 345, height: 780 })
  await page.goto('/seen')
  const temples = page.locator('.seen-temple')
  await expect(temples.first().getByRole('button', { name: 'I’ve seen it' })).toHaveCSS('height', /^4\d/)
  const longest = temples.getByRole('link', { name: 'Srikalahasteeswara Temple' })
  const firstLine = await longest.evaluate((link) => link.getClientRects()[0]?.width ?? 0)
  expect(firstLine).toBeGreaterThan(175)
})
