import { expectNoViolations, expectSound } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/journey.ts'
import { expectStops, openOptions, stopsAhead } from '#tests/support/saved.ts'
import { shiftsOn, watchShifts } from '#tests/support/shifts.ts'

test('a ready-made day becomes the plan by one press, and is deleted by two', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.clock.setFixedTime(new Date('2026-11-23T08:00:00+05:30'))
  await watchShifts(page)
  await page.goto('/day')
  const ready = page.getByRole('region', { name: 'Ready-made days' }).getByRole('button')
  await expect(ready).toHaveText([
    /^Half a day in town.*Govindaraja.*Usually about 4.5 hours · about 18\skm$/,
    /^Srikalahasti and back.*Usually about 4 hours · about 74\skm$/,
    /^Tirumala8 to 30\sh in line without a ticket$/,
  ])
  const standing = async () => {
    const form = await page.locator('.day-start').boundingBox()
    const days = await page.locator('.ready-days').boundingBox()
    if (!form || !days) throw new Error('The form or the days are not drawn')
    if (days.y > form.y + form.height) return 'below'
    return days.x > form.x + form.width ? 'beside' : 'over'
  }
  await expect.poll(standing).toBe('below')
  expect(await shiftsOn(page)).toEqual([])
  await expectSound(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(standing).toBe('beside')
  await page.setViewportSize({ width: 360, height: 800 })

  await page.getByRole('combobox', { name: 'From' }).selectOption('airport')
  await expect(ready.first()).toContainText('Usually about 5.5 hours · about 42\u00a0km')
  await ready.first().click()
  await expect(stopsAhead(page)).toHaveCount(3)
  await expect(page.locator('.day-begin')).toContainText('Airport')
  await expect(page.locator('.day-when summary')).toContainText('back 1:')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectNoViolations(page)
  await openOptions(page)
  await page.getByRole('button', { name: 'Delete this plan' }).click()
  await expect(ready).toHaveCount(3)
})

test('a ready-made day that is too far away says so where it was pressed, and not that other hours would do', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 13.08, longitude: 80.27 })
  await page.clock.setFixedTime(new Date('2026-11-23T08:00:00+05:30'))
  await page.goto('/day')
  await page.getByRole('combobox', { name: 'From' }).selectOption('Near me')
  const ready = page.getByRole('region', { name: 'Ready-made days' })
  // From there nobody knows before what it takes.
  await expect(ready.getByRole('button').first()).not.toContainText('Usually')
  await ready.getByRole('button', { name: 'Tirumala' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('That takes more than a day from where you start.')
  await expect(ready.getByRole('listitem').filter({ has: alert })).toContainText('Tirumala')
  await expect(page.getByRole('button', { name: /Plan tomorrow/ })).toHaveCount(0)
})

test('in the evening a ready-made day is for tomorrow, and says so', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T19:00:00+05:30'))
  await page.goto('/day')
  await page.getByRole('button', { name: 'Srikalahasti and back' }).click()
  await expectStops(page, ['srikalahasti'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tuesday, 24 November')
})
