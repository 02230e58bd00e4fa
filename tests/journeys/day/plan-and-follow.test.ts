import { expectNoViolations, sidewaysOverflow } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/journey.ts'
import { readers } from '#tests/support/readers.ts'
import { translationsIn } from '#tests/support/translations.ts'
import { addButton, expectDay, expectStops, setTime, stopsAhead } from '#tests/support/visits.ts'

for (const { language, prefix, width, when } of readers) {
  const t = translationsIn(language)

  test.describe(`at ${width} px in ${language}`, when, () => {
    test.use({ viewport: { width, height: 780 } })

    test('from the station at 14:10: planned by one tap, followed, late, and planned again', async ({
      page,
    }) => {
      await page.clock.setFixedTime(new Date('2026-11-23T14:10:00+05:30'))
      await page.goto(`${prefix}/day`)
      await expect(page.getByRole('combobox', { name: t('From') }).first()).toHaveValue('railwayStation')
      await page.getByRole('button', { name: t('Plan my day'), exact: true }).click()
      const first = page.locator('.day-stop').first()
      await expect(first.getByRole('heading')).toContainText(t('Now, on the way'))
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.locator('.day-outcome [role=status]')).toHaveText(t('Planned'))
      const names = await stopsAhead(page).allTextContents()
      expect(names.length).toBeGreaterThan(2)
      await expect(page.locator('.day-summary')).toContainText(
        t('Temples: {count}').replace('{count}', String(names.length)),
      )
      // It is in the best order.
      await expect(page.getByRole('button', { name: t('Order it for me') })).toHaveCount(0)
      await expectNoViolations(page)
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
      expect(await first.getByRole('link', { name: t('Directions') }).getAttribute('href')).toContain(
        'origin=13.6279%2C79.4194',
      )
      await first.getByRole('button', { name: t('Show a driver') }).click()
      await expect(page.locator('dialog h2')).toBeVisible()
      await page
        .locator('dialog')
        .getByRole('button', { name: t('Close') })
        .click()

      // There: nothing has moved.
      await setTime(page, '14:40')
      await expect(first.getByRole('heading')).toContainText(t('Now'))
      expect(await stopsAhead(page).allTextContents()).toEqual(names)
      await first
        .getByRole('button', { name: t('Seen') })
        .first()
        .click()
      await expect(page.locator('.day-stop.seen')).toContainText(names[0] ?? '')
      expect(await stopsAhead(page).allTextContents()).toEqual(names.slice(1))
      // Counts what is left, as its kilometres do.
      await expect(page.locator('.day-summary')).toContainText(
        t('Temples still to see: {count} · ~{distance} by road · back at about {time}')
          .replace('{count}', String(names.length - 1))
          .replace(/ · .*/, ''),
      )
      await expect(page.locator('.day-begin')).toContainText(t('Left at {time}').replace('{time}', '').trim())

      // Hours later it says what no longer fits, and leaves it out when asked.
      await setTime(page, '18:50')
      const advice = page.locator('.day-outcome')
      await expect(advice).toContainText(t('~{time} late.').replace(/.*\}/, ''))
      expect(await stopsAhead(page).allTextContents()).toEqual(names.slice(1))
      // Nothing that was done makes the day late.
      await expect(advice.getByRole('button', { name: t('Undo') })).toHaveCount(0)
      // One or two lines until it is tapped.
      expect((await advice.boundingBox())?.height).toBeLessThan(64)
      await advice.locator('summary').click()
      await advice.getByRole('button', { name: t('Leave out') }).click()
      await expect(stopsAhead(page)).not.toHaveCount(names.length - 1)
      await expect(advice.getByRole('button', { name: t('Leave out') })).toHaveCount(0)
      await expectNoViolations(page)

      await page.getByRole('button', { name: t('Undo') }).click()
      await expect(stopsAhead(page)).toHaveText(names.slice(1).map((name) => new RegExp(name)))
      await page.getByRole('button', { name: t('Undo') }).click()
      await expect(page.locator('.day-stop.seen')).toHaveCount(0)
      await page.getByRole('button', { name: t('Undo') }).click()
      await expect(page.getByRole('button', { name: t('Plan my day'), exact: true })).toBeVisible()
    })
  })
}

test('what was done is said until the reader does something else', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T14:10:00+05:30'))
  await page.goto('/day')
  await page.getByRole('button', { name: 'Plan my day', exact: true }).click()
  const said = page.locator('.day-outcome [role=status]')
  await expect(said).toHaveText('Planned')
  // A triangle says that it unfolds.
  await expect(page.locator('.day-more > summary').first()).toHaveCSS('display', 'list-item')
  await page.getByText('Change the day', { exact: true }).click()
  await expect(said).toHaveText('')
  await page.getByRole('combobox', { name: 'Pace' }).selectOption('Unhurried')
  await expect(said).toHaveText('Day changed')
  // The reader looks at a map, and comes back.
  await page.evaluate(() => {
    Reflect.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })
  await expect(said).toHaveText('')
  await page.getByRole('button', { name: 'New day' }).click()
  await expect(said).toHaveText('New day')
  await page.getByRole('combobox', { name: 'Day', exact: true }).selectOption({ index: 0 })
  await expect(stopsAhead(page).first()).toBeVisible()
  await expect(said).toHaveText('')
})

test('at night one tap plans tomorrow, and says which day that is', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T23:20:00+05:30'))
  await page.goto('/day')
  await page.getByRole('button', { name: 'Plan my day', exact: true }).click()
  await expect(stopsAhead(page).first()).toBeVisible()
  await expect(page.locator('.day-outcome [role=status]')).toHaveText('Planned for Tuesday, 24 November')
  await expect(page.locator('.day-date')).toHaveText('Tuesday, 24 November')
  await expect(page.locator('.day-begin')).toContainText('Leave at 8 am')
  await expect(page.locator('.day-stop').first().getByRole('heading')).toContainText('Next')
})

test('a day made by the buttons at night is one for tomorrow morning, until something of it is seen', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-23T22:30:00+05:30'))
  await page.goto('/temples')
  for (const temple of ['kapila-theertham', 'tiruchanoor'] as const) await addButton(page, temple).click()
  await expectDay(page, ['kapila-theertham', 'tiruchanoor'])
  await page.goto('/day')
  await expect(page.locator('.day-date')).toHaveText(
    'Nothing more fits today, so this is for Tuesday, 24 November.',
  )
  await expect(page.locator('.day-begin')).toContainText('Leave at 8 am')
  await expectStops(page, ['kapila-theertham', 'tiruchanoor'])
  await expect(page.locator('.day-problem')).toHaveCount(0)
  await page.getByText('Change the day', { exact: true }).click()
  await expect(page.getByLabel('Date')).toHaveValue('2026-11-24')
  await expectNoViolations(page)
  await page.goto('/tirupati')
  await expect(page.locator('.day-on-top h2')).toHaveText('Tue, 24 November')
  await page.goto('/day')
  // It was seen today all the same.
  await page.getByRole('button', { name: /^Seen/ }).first().click()
  await expect(page.locator('.day-stop.seen')).toContainText('Seen, 10:30')
  await expect(page.locator('.day-date')).toHaveCount(0)
})

test('another day is planned in the evening until its own, and shown from its beginning', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.clock.setFixedTime(new Date('2026-11-23T21:00:00+05:30'))
  await page.goto('/day')
  await expect(page.getByRole('combobox', { name: 'Now, until' })).toHaveValue(String(24 * 60))
  await page.getByText('Change the day', { exact: true }).click()
  await page.getByLabel('Date').fill('2026-11-27')
  await expect(page.getByRole('combobox', { name: 'Until', exact: true })).toHaveValue(String(20 * 60))
  await page.getByRole('button', { name: 'Plan my day', exact: true }).click()
  await expect(page.locator('.day-date')).toHaveText('Friday, 27 November')
  await expect(page.locator('.day-date')).toBeInViewport()
})

test('a year of five digits is not taken for a date', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T09:00:00+05:30'))
  await page.goto('/day')
  await page.getByText('Change the day', { exact: true }).click()
  const date = page.getByLabel('Date')
  await date.evaluate((input: HTMLInputElement) => {
    // React compares with what it has set itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '20261-11-24')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expect(date).toHaveValue('2026-11-23')
})

test('a temple that may be open while one waits is named, with when one would be back', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T14:10:00+05:30'))
  await page.goto('/temples')
  for (const temple of ['govindaraja', 'kapila-theertham'] as const) await addButton(page, temple).click()
  await expectDay(page, ['govindaraja', 'kapila-theertham'])
  await page.goto('/day')
  await expect(page.locator('.day-doubt')).toHaveText(
    /^If you don’t have to wait at Kapila Theertham, you’re back ~\d/,
  )
})

test('a day that is over says when it was, and is used again today, or late in the evening tomorrow', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-23T14:10:00+05:30'))
  await page.goto('/day')
  await page.getByRole('button', { name: 'Plan my day', exact: true }).click()
  await expect(stopsAhead(page).first()).toBeVisible()
  const names = await stopsAhead(page).allTextContents()
  await setTime(page, '10:00', '2026-11-25')
  await expect(page.locator('.day-date')).toHaveText('Monday, 23 November')
  await page.getByRole('button', { name: 'Use it today' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('.day-date')).toHaveCount(0)
  await expect(stopsAhead(page)).toHaveText(names)
  await page.getByRole('button', { name: 'Undo' }).click()

  await setTime(page, '21:40', '2026-11-25')
  await page.getByRole('button', { name: 'Use it tomorrow' }).click()
  await expect(page.locator('.day-date')).toHaveText('Thursday, 26 November')
  await expect(page.locator('.day-begin')).toContainText('Leave at 8 am')
})

test('hours that are too short for anything offer tomorrow', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T14:10:00+05:30'))
  await page.goto('/day')
  const until = page.getByRole('combobox', { name: 'Now, until' })
  // No hour in the past.
  await expect(until.locator('option').first()).toHaveText('2:30 pm')
  await until.selectOption('2:30 pm')
  await page.getByRole('button', { name: 'Plan my day', exact: true }).click()
  await page.getByRole('button', { name: 'Plan tomorrow, from 8 am' }).click()
  await expect(stopsAhead(page).first()).toBeVisible()
  await expect(page.locator('.day-begin')).toContainText('Leave at 8 am')
})

test('after midnight the day begins in time for the first door', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-24T00:20:00+05:30'))
  await page.goto('/day')
  await page.getByRole('button', { name: 'Plan my day', exact: true }).click()
  await expect(page.locator('.day-begin')).toContainText('Leave at 4:40 am')
  await expect(page.locator('.day-stop').first().getByRole('heading')).toContainText('Next')
})

test('Tirumala asks for the ticket first, and an hour on it is kept', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T08:10:00+05:30'))
  await page.goto('/day')
  await page.getByRole('button', { name: 'Plan my day', exact: true }).click()
  await page.getByRole('button', { name: 'Add Tirumala' }).click()
  // Far from the button.
  await expect(page.getByRole('combobox', { name: 'Your ticket for Tirumala' })).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Your ticket for Tirumala' })).toBeInViewport()
  await page.getByRole('combobox', { name: 'Your ticket for Tirumala' }).selectOption('Timed token (SSD)')
  await page.getByRole('combobox', { name: 'Time on the ticket' }).selectOption('11 am')
  await page.getByRole('button', { name: 'Order it for me' }).click()
  const tirumala = page.locator('.day-stop', { has: page.getByRole('link', { name: 'Tirumala' }) })
  await expect(tirumala).toBeVisible()
  await expect(tirumala).not.toContainText('Too late for the time')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it would do, and leads to the list', async ({ page }) => {
    await page.goto('/day')
    const note = page.locator('.day-page noscript')
    await expect(note.locator('p').first()).toContainText('That needs JavaScript')
    await expect(note.locator('a')).toHaveAttribute('href', '/temples')
    await expect(page.getByRole('link', { name: 'What I’ve seen' })).toBeInViewport()
  })
})
