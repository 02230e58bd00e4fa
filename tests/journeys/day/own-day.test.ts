import { days, templesOf } from '#day/entries/days.ts'
import { expect, inTheLongRun, test } from '#tests/support/journey.ts'
import { expectStops, fillDay, openOptions, openStop, storedRecord } from '#tests/support/saved.ts'
import { shownCopy } from '#web/saved/record.ts'

test.use({ viewport: { width: 360, height: 780 } })

test('a temple that takes a day of its own gets one by a press, before it is left out, and a press takes that back', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-27T09:00:00+05:30'))
  await fillDay(page, ['tiruchanoor', 'tirumala', 'govindaraja'])
  await page.goto('/day')
  await expect(page.locator('.day-wait').first()).toContainText('8 to 30 h in line without a ticket')
  const notice = page.locator('.day-notice')
  await expect(notice.getByRole('button')).toHaveText([
    'Give Tirumala its own day: Sat, 28 November',
    'Leave out',
  ])
  await page.locator('.day-left-out > summary').click()
  await notice.getByRole('button').first().click()
  await expectStops(page, ['tiruchanoor', 'govindaraja'])
  const outcome = page.locator('.day-outcome')
  await expect(outcome.getByRole('status')).toHaveText('Tirumala has its own day: Saturday, 28 November')
  const planned = async () =>
    days(shownCopy(await storedRecord(page)).entries).map((day) => [day.settings.date, templesOf(day)])
  await expect.poll(planned).toEqual([
    ['2026-11-28', ['tirumala']],
    [null, ['tiruchanoor', 'govindaraja']],
  ])
  const leftOut = page.locator('.day-left-out').getByRole('listitem').first()
  // It has a day already, which is one press away.
  await expect(leftOut.getByRole('button')).toHaveText(['Saturday, 28 November ›'])

  await outcome.getByRole('button', { name: 'Undo' }).click()
  await expectStops(page, ['tiruchanoor', 'tirumala', 'govindaraja'])
  await expect.poll(planned).toEqual([[null, ['tiruchanoor', 'tirumala', 'govindaraja']]])
  await notice.getByRole('button', { name: 'Leave out' }).click()
  await expectStops(page, ['tiruchanoor', 'govindaraja'])
  await leftOut.getByRole('button', { name: 'Give Tirumala its own day: Sat, 28 November' }).click()
  await expect.poll(async () => (await planned())[0]).toEqual(['2026-11-28', ['tirumala']])
  // The reader stays where they were, one press from what was made.
  await expectStops(page, ['tiruchanoor', 'govindaraja'])
  await expect(page.getByRole('list', { name: 'Plan', exact: true }).getByRole('button')).toHaveText([
    'Today · 2',
    'Sat, 28 November · 1',
  ])
  await outcome.getByRole('button', { name: 'See the plan' }).click()
  await expectStops(page, ['tirumala'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saturday, 28 November')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(outcome.getByRole('button')).toHaveCount(0)
  // On its own day, too, the line is told as everywhere, and no other length of the visit.
  await expect(page.locator('.day-wait').first()).toContainText('8 to 30 h in line without a ticket')
  await openStop(page.locator('.day-stop'))
  await expect(page.locator('.day-stop')).not.toContainText('Visit:')
})

test(
  'a plan that another tab has deleted is no longer offered, and the one that is shown stays',
  inTheLongRun,
  async ({ page, context }) => {
    await page.clock.setFixedTime(new Date('2026-11-27T09:00:00+05:30'))
    await fillDay(page, ['tiruchanoor', 'tirumala'])
    await page.goto('/day')
    await page.getByRole('button', { name: 'Give Tirumala its own day: Sat, 28 November' }).click()
    const see = page.locator('.day-outcome').getByRole('button', { name: 'See the plan' })
    await expect(see).toBeVisible()

    const other = await context.newPage()
    await other.clock.setFixedTime(new Date('2026-11-27T09:00:00+05:30'))
    await other.goto('/day')
    await other.locator('.day-left-out > summary').click()
    await other.getByRole('button', { name: 'Saturday, 28 November' }).click()
    await expectStops(other, ['tirumala'])
    await openOptions(other)
    await other.getByRole('button', { name: 'Delete this plan' }).click()
    await expectStops(other, ['tiruchanoor'])
    await expect(see).toHaveCount(0)
    await expectStops(page, ['tiruchanoor'])
  },
)
