import type { Locator } from '@playwright/test'
import { languages } from '#messages/languages.ts'
import { expectNoViolations, expectSound } from '#tests/support/accessibility.ts'
import { expect, inTheLongRun, runFor, test } from '#tests/support/journey.ts'
import { expectStops, fillDay, openHours, openOptions, setTime, stopsAhead } from '#tests/support/saved.ts'
import { inLanguage } from '#web/language/languages.ts'

test.use({ viewport: { width: 360, height: 780 } })

test('from the station at 14:10: planned by one tap, followed, late, and planned again', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T14:10:00+05:30'))
  await page.goto('/day')
  await expect(page.getByRole('combobox', { name: 'From' }).first()).toHaveValue('railwayStation')
  await page.getByRole('button', { name: 'Plan my day', exact: true }).click()
  const first = page.locator('.day-stop').first()
  await expect(first.getByRole('heading')).toContainText('Now, on the way')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // The plan says itself what it is.
  await expect(page.locator('.day-outcome [role=status]')).toBeEmpty()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today, Mon 23')
  const names = await stopsAhead(page).allTextContents()
  expect(names.length).toBeGreaterThan(2)
  await expect(page.locator('.day-when summary')).toHaveText(/^2:10\spm to 8\spm back \d/)
  // The day is in the best order.
  await expect(page.getByRole('button', { name: 'Best order' })).toHaveCount(0)
  await expectSound(page)
  await expect(first.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    /origin=13\.6279%2C79\.4194/,
  )
  await first.getByRole('button', { name: 'Driver' }).click()
  await expect(page.locator('dialog h2')).toBeVisible()
  await page.locator('dialog').getByRole('button', { name: 'Close' }).click()

  // The reader has arrived, and the plan has not moved.
  await setTime(page, '14:40')
  await expect(first.getByRole('heading')).toHaveText(`Now: ${names[0]}`)
  await expect(stopsAhead(page)).toHaveText(names)
  await first.getByRole('button', { name: 'Mark as seen' }).first().click()
  await expect(page.locator('.day-stop.seen')).toContainText(names[0] ?? '')
  await expect(stopsAhead(page)).toHaveText(names.slice(1))
  await expect(page.locator('.day-begin')).toContainText('Left at')

  // Hours later the advice says what no longer fits, and leaves it out when asked.
  await setTime(page, '18:50')
  const advice = page.locator('.day-outcome')
  await expect(advice).toContainText(' late.')
  await expect(stopsAhead(page)).toHaveText(names.slice(1))
  // The reader has done nothing that makes the day late, so there is nothing to undo.
  await expect(advice.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  // The advice has one or two lines until it is tapped.
  await expect.poll(async () => (await advice.boundingBox())?.height).toBeLessThan(64)
  await advice.locator('summary').click()
  await advice.getByRole('button', { name: 'Leave out' }).click()
  await expect(stopsAhead(page)).not.toHaveCount(names.length - 1)
  await expect(advice.getByRole('button', { name: 'Leave out' })).toHaveCount(0)
  await expectNoViolations(page)

  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.click()
  await expect(stopsAhead(page)).toHaveText(names.slice(1).map((name) => new RegExp(name)))
  await undo.click()
  await expect(page.locator('.day-stop.seen')).toHaveCount(0)
  await undo.click()
  await expect(page.getByRole('button', { name: 'Plan my day', exact: true })).toBeVisible()
})

test('a temple ticked on a day that nobody has started is one edit, and starts it', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T10:10:00+05:30'))
  await fillDay(page, ['govindaraja', 'kapila-theertham'])
  await page.goto('/day')
  const begin = page.locator('.day-begin')
  await expect(begin).toContainText('Leave now')
  await page.locator('.day-stop').first().getByRole('button', { name: 'Mark as seen' }).first().click()
  await expect(page.locator('.day-outcome [role=status]')).toHaveText('Seen: Govindaraja Swami')
  await expect(begin).toContainText('Left at 10:10 am')
  await setTime(page, '10:25')
  await expect(begin).toContainText('Left at 10:10 am')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.day-stop.seen')).toHaveCount(0)
  await expect(begin).toContainText('Leave now')
})

test('what was done is said clear of what was pressed for it', inTheLongRun, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T10:10:00+05:30'))
  await fillDay(page, ['govindaraja', 'kapila-theertham'])
  await page.goto('/day')
  await openOptions(page)
  const pace = page.getByRole('combobox', { name: 'Pace' })
  // Just above the bar of places, as a finger finds it.
  await pace.evaluate((control) => {
    control.focus({ preventScroll: true })
    const bar = document.querySelector('.places')?.getBoundingClientRect().top ?? 0
    scrollBy(0, control.getBoundingClientRect().bottom - bar)
  })
  await pace.selectOption('Quick visits')
  await expect(page.locator('.day-outcome [role=status]')).toHaveText('Plan changed')
  const isFree = () =>
    pace.evaluate((control) => {
      const { left, right, bottom } = control.getBoundingClientRect()
      return document.elementFromPoint((left + right) / 2, bottom - 2) === control
    })
  await expect.poll(isFree).toBe(true)
})

test(
  'what was done is said until the reader does something else, and a doubt is named with when one would be back',
  inTheLongRun,
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-23T14:30:00+05:30'))
    await fillDay(page, ['govindaraja', 'kapila-theertham'])
    await page.goto('/day')
    await expect(page.locator('.day-doubt').last()).toHaveText(
      /^If you don’t have to wait at Kapila Theertham, you’re back at about \d/,
    )
    const said = page.locator('.day-outcome [role=status]')
    await page.getByRole('button', { name: 'Best order' }).click()
    await expect(said).not.toHaveText('')
    await openOptions(page)
    await expect(said).toHaveText('')
    await page.getByRole('combobox', { name: 'Pace' }).selectOption('Unhurried')
    await expect(said).toHaveText('Plan changed')
    // The reader looks at a map, and comes back.
    await page.evaluate(() => {
      Reflect.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
      Reflect.deleteProperty(document, 'visibilityState')
    })
    await expect(said).toHaveText('')
    await page.getByRole('combobox', { name: 'Pace' }).selectOption('Quick visits')
    await expect(said).toHaveText('Plan changed')
    await page.getByRole('button', { name: 'New plan' }).click()
    await expect(said).toHaveText('')
  },
)

test('at night a day is one for tomorrow, until something of it is seen, and once it is over it is used again', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-23T22:30:00+05:30'))
  await fillDay(page, ['kapila-theertham', 'tiruchanoor'])
  await page.goto('/day')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Tuesday, 24 November')
  const date = page.locator('.day-date')
  await expect(date).toHaveText('Nothing more fits today, so this is for Tuesday, 24 November.')
  await expect(page.locator('.day-begin')).toContainText('Leave at 8 am')
  const plans = page.getByRole('list', { name: 'Plan', exact: true }).getByRole('button')
  await expect(plans).toHaveCount(0)
  await expect(page.locator('.day-stop').first().getByRole('heading')).toContainText('Next')
  await expectStops(page, ['kapila-theertham', 'tiruchanoor'])
  await expect(page.locator('.day-problem')).toHaveCount(0)
  await openOptions(page)
  await expect(page.getByLabel('Date')).toHaveValue('2026-11-24')
  await openHours(page)
  await expectNoViolations(page)
  // An hour is one of that date, also once it is here.
  await page.getByLabel('Leave').selectOption('9 am')
  await expect(page.locator('.day-begin')).toContainText('Leave at 9 am')
  await expect(heading).toHaveText('Tuesday, 24 November')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.day-begin')).toContainText('Leave at 8 am')
  await page.goto('/tirupati')
  // That is no plan for today.
  await expect(page.locator('.stop-of-now')).toBeEmpty()
  await page.goto('/day')
  // The temple was seen today all the same.
  await page
    .getByRole('button', { name: /^Mark as seen/ })
    .first()
    .click()
  const boxes = page.getByRole('group', { name: 'Did you see these?' }).getByRole('checkbox')
  await expect(boxes).toHaveCount(2)
  await expect(boxes.first()).toBeChecked()
  await expect(boxes.last()).not.toBeChecked()
  await expect(heading).toHaveText('Today, Mon 23')

  await page.getByRole('button', { name: 'New plan' }).click()
  await page.getByRole('button', { name: 'Plan my day', exact: true }).click()
  await expect(heading).toHaveText('Tuesday, 24 November')
  await expect(page.locator('.day-begin')).toContainText('Leave at 8 am')
  await expect(stopsAhead(page).first()).toBeVisible()
  const names = await stopsAhead(page).allTextContents()
  await setTime(page, '10:00', '2026-11-25')
  // What was is told, not what to do.
  await expect(boxes).toHaveCount(names.length)
  await expect(page.locator('.day-begin, .day-left-out, .day-when')).toHaveCount(0)
  await boxes.first().click()
  await expect(boxes.first()).toBeChecked()
  await boxes.first().click()
  await expect(boxes.first()).not.toBeChecked()
  await page.getByRole('button', { name: 'Move the rest to today' }).click()
  await expect(heading).toBeFocused()
  await expect(heading).toHaveText('Today, Wed 25')
  // The plan without a date is for today, and gets what it doesn't have.
  const own = [/^Kapila Theertham/, /^Tiruchanoor/]
  const others = names.filter((name) => !own.some((one) => one.test(name)))
  await expect(stopsAhead(page)).toHaveText([...own, ...others])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(boxes).toHaveCount(names.length)
  await setTime(page, '21:40', '2026-11-25')
  await page.getByRole('button', { name: 'Move the rest to tomorrow' }).click()
  await expect(heading).toHaveText('Thursday, 26 November')
  await expect(page.locator('.day-begin')).toContainText('Leave at 8 am')
})

test('in the evening the day asks what was seen, and the rest moves to tomorrow and back by one tap', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-23T14:10:00+05:30'))
  await page.goto('/day')
  await page.getByRole('button', { name: 'Plan my day', exact: true }).click()
  await expect(stopsAhead(page).first()).toBeVisible()
  const names = await stopsAhead(page).allTextContents()
  await openHours(page)
  await page.getByRole('combobox', { name: 'Back by' }).first().selectOption('9 pm')
  await setTime(page, '23:30')
  const boxes = page.getByRole('group', { name: 'Did you see these?' }).getByRole('checkbox')
  await expect(boxes).toHaveCount(names.length)
  await expect(page.locator('.day-begin')).toHaveCount(0)
  await page.goto('/tirupati')
  await expect(page.locator('.stop-of-now')).toBeEmpty()
  await page.goto('/day')
  await boxes.first().click()
  await expect(boxes.first()).toBeChecked()
  await expectNoViolations(page)
  const move = page.getByRole('button', { name: 'Move the rest to tomorrow' })
  // The boxes stay in their places.
  await boxes.last().click()
  await expect(boxes.last()).toBeChecked()
  await boxes.last().click()
  await expect(boxes.last()).not.toBeChecked()
  // First what was seen, then what becomes of the rest; once all was seen, nothing more is asked.
  const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? 0
  await expect.poll(async () => (await topOf(move)) - (await topOf(boxes.last()))).toBeGreaterThan(0)
  const rest = (await boxes.all()).slice(1)
  for (const box of rest) {
    await box.click()
    await expect(box).toBeChecked()
  }
  await expect(move).toHaveCount(0)
  for (const box of rest) {
    await box.click()
    await expect(box).not.toBeChecked()
  }
  // A second press makes no second plan.
  await move.evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tuesday, 24 November')
  await expect(stopsAhead(page)).toHaveText(names.slice(1))
  await expect(page.getByRole('list', { name: 'Plan', exact: true }).getByRole('button')).toHaveText([
    'Today · 1',
    `Tue, 24 November · ${names.length - 1}`,
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(boxes).toHaveCount(names.length)
  await move.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tuesday, 24 November')
})

test(
  'an hour that is past is one of the next date without a plan, until another is chosen',
  inTheLongRun,
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-23T22:00:00+05:30'))
    await page.goto('/day')
    const chosenDate = page.locator('.day-start strong')
    await page.getByText('Options', { exact: true }).click()
    await page.getByLabel('Leave').selectOption('8 am')
    await expect(chosenDate).toHaveText('Tuesday, 24 November')
    await expect(page.getByLabel('Date')).toHaveValue('2026-11-24')
    await expect(page.getByRole('combobox', { name: 'Until', exact: true })).toHaveValue(String(20 * 60))
    await page.getByRole('button', { name: 'Plan my day', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tuesday, 24 November')
    await expect(page.locator('.day-begin')).toContainText('Leave at 8 am')

    await setTime(page, '13:00', '2026-11-24')
    await page.getByRole('button', { name: 'New plan' }).click()
    await page.getByText('Options', { exact: true }).click()
    await page.getByLabel('Date').fill('2026-11-24')
    await expect(chosenDate).toHaveCount(0)
    await page.getByLabel('Leave').selectOption('8 am')
    await expect(chosenDate).toHaveText('Wednesday, 25 November')
    // Without an hour it stays on that date; the date itself can be today's again, from now on.
    await page.getByLabel('Leave').selectOption('Morning')
    await expect(chosenDate).toHaveText('Wednesday, 25 November')
    await page.getByLabel('Leave').selectOption('8 am')
    await page.getByLabel('Date').fill('2026-11-24')
    await expect(chosenDate).toHaveCount(0)
    await expect(page.getByLabel('Leave').locator('option:checked')).toHaveText('Now')
    await page.getByLabel('Leave').selectOption('8 am')
    await page.getByRole('button', { name: /^Half a day in town/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wednesday, 25 November')
    await expect(page.locator('.day-begin')).toContainText('Leave at 8 am')
  },
)

test(
  'hours that are too short for anything offer tomorrow, and another date is taken once it is one, and shown from its beginning',
  inTheLongRun,
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-23T21:00:00+05:30'))
    await page.goto('/day')
    const until = page.getByRole('combobox', { name: 'I’m free until' })
    await expect(until).toHaveValue(String(24 * 60))
    await setTime(page, '14:10')
    // Hours in the past are not offered.
    await expect(until.locator('option').first()).toHaveText('2:30 pm')
    await until.selectOption('2:30 pm')
    await page.getByRole('button', { name: 'Plan my day', exact: true }).click()
    await page.getByRole('button', { name: 'Plan tomorrow, from 8 am' }).click()
    await expect(stopsAhead(page).first()).toBeVisible()
    await expect(page.locator('.day-begin')).toContainText('Leave at 8 am')

    await page.getByRole('button', { name: 'New plan' }).click()
    await expect(page.getByRole('button', { name: 'Plan my day', exact: true })).toBeVisible()
    await page.getByText('Options', { exact: true }).click()
    const date = page.locator('.day-settings input[type=date]')
    await date.evaluate((input: HTMLInputElement) => {
      // React ignores values that it has set itself, so the browser's own setter is called.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '20261-11-24')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await expect(date).toHaveValue('2026-11-23')
    await date.fill('2026-11-27')
    await expect(page.getByRole('combobox', { name: 'Until', exact: true })).toHaveValue(String(20 * 60))
    await page.getByRole('button', { name: 'Plan my day', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Friday, 27 November')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  },
)

test('Tirumala asks for the ticket first, and an hour on it is kept', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T08:10:00+05:30'))
  await page.goto('/day')
  await page.getByRole('button', { name: 'Plan my day', exact: true }).click()
  await page.locator('.day-left-out > summary').click()
  await page.getByRole('button', { name: 'Add Tirumala' }).click()
  // The form is far from the button.
  await expect(page.getByRole('combobox', { name: 'Your ticket for Tirumala' })).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Your ticket for Tirumala' })).toBeInViewport()
  const warning = page.getByText('asks people over 60 or ill not to walk up')
  await page
    .getByRole('combobox', { name: 'Your ticket for Tirumala' })
    .selectOption('Divya Darshan, Alipiri')
  await expect(warning).toBeVisible()
  await page.getByRole('combobox', { name: 'Your ticket for Tirumala' }).selectOption('Timed token (SSD)')
  await expect(warning).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Time on the ticket' }).selectOption('11 am')
  await page.getByRole('button', { name: 'Best order' }).click()
  const tirumala = page.locator('.day-stop[data-row=tirumala]')
  await expect(tirumala).toBeVisible()
  await expect(tirumala).not.toContainText('Too late for the time')
})

test('a ticket for another morning is saved by one press that leaves earlier, and one for walkers says from where they climb', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-23T08:10:00+05:30'))
  await page.goto('/day')
  await page.getByRole('button', { name: /^Tirumala/ }).click()
  const ticket = page.getByRole('combobox', { name: 'Your ticket for Tirumala' })
  await ticket.selectOption('Special Entry')
  await openOptions(page)
  await openHours(page)
  await page.getByLabel('Date', { exact: true }).fill('2026-12-02')
  await page.getByRole('combobox', { name: 'Leave', exact: true }).selectOption('8 am')
  await page.getByRole('combobox', { name: 'Time on the ticket' }).selectOption('9 am')
  const tirumala = page.locator('.day-stop[data-row=tirumala]')
  await expect(tirumala).toContainText('Too late for the time on your ticket')
  await expect(page.getByText('to be in time for your ticket.')).toBeVisible()
  await page.getByRole('button', { name: /^Leave at / }).click()
  await expect(tirumala).not.toContainText('Too late for the time on your ticket')

  await page.getByRole('combobox', { name: 'Leave', exact: true }).selectOption('Morning')
  await ticket.selectOption('Divya Darshan, Alipiri')
  await page.getByRole('combobox', { name: 'Time on the ticket' }).selectOption('3 pm')
  await expect(tirumala).toContainText('then on foot from Alipiri:')
  await tirumala.getByRole('button', { name: 'Driver Alipiri' }).click()
  await expect(page.locator('dialog h2')).toHaveText('అలిపిరి నడకదారి')
  await expect(page.locator('.driver-meaning')).toHaveText('Alipiri: “Please take me here”')
  await page.locator('dialog').getByRole('button', { name: 'Close' }).click()
  await ticket.selectOption('Divya Darshan, Srivari Mettu')
  await expect(tirumala).toContainText('then on foot from Srivari Mettu:')
  await page.reload()
  await expect(tirumala).toContainText('then on foot from Srivari Mettu:')
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

for (const language of languages) {
  test(`no choice of My day is cut off on a phone, ${language}`, runFor(language), async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-30T06:10:00+05:30'))
    await page.goto(inLanguage('/day', language))
    const choices = page.locator('.day-page select')
    await expect(page.locator('.day-start select').first()).toBeVisible()
    await page.locator('.day-more > summary').first().click()
    await expect.poll(() => choices.evaluateAll(cutOff)).toEqual([])

    await fillDay(page)
    await page.goto(inLanguage('/day', language))
    await openOptions(page)
    await openHours(page)
    await expect(page.locator('.day-settings select').first()).toBeVisible()
    await expect(page.locator('.day-ticket select')).toBeVisible()
    await expect.poll(() => choices.evaluateAll(cutOff)).toEqual([])
  })
}

/** The choices that are wider than their field, whose arrow takes 20 pixels. */
function cutOff(fields: Element[]): string[] {
  const pen = document.createElement('canvas').getContext('2d')
  return fields.flatMap((field) => {
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
    if (pen) pen.font = font
    const room =
      field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd) - 20
    const texts = [...(field as HTMLSelectElement).options].map(({ text }) => text)
    return texts.filter((text) => (pen?.measureText(text).width ?? 0) > room)
  })
}
