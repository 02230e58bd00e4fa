import type { Page } from '@playwright/test'
import { days } from '#day/entries/days.ts'
import { expectNoViolations, tabTo } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/journey.ts'
import { expectStops, fillDay, storedRecord } from '#tests/support/saved.ts'
import { shownCopy } from '#web/saved/record.ts'

test.use({ viewport: { width: 360, height: 780 } })

test('a day is arranged by keyboard alone, where the focus stays on what was moved, and by dragging', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-23T09:00:00+05:30'))
  await fillDay(page)
  await page.goto('/day')
  await expectStops(page, ['tirumala', 'govindaraja', 'kapila-theertham', 'srikalahasti'])
  const moved = row(page, 'kapila-theertham')
  await tabTo(page, 'Change Kapila Theertham')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const earlier = moved.getByRole('button', { name: 'Earlier' })
  await expect(earlier).toBeFocused()
  await page.keyboard.press('Enter')
  await expectStops(page, ['tirumala', 'kapila-theertham', 'govindaraja', 'srikalahasti'])
  await expect(earlier).toBeFocused()
  await expect(page.locator('.day-outcome [role=status]')).toHaveText('Kapila Theertham: now 2 of 4')
  await page.keyboard.press('Enter')
  await expectStops(page, ['kapila-theertham', 'tirumala', 'govindaraja', 'srikalahasti'])
  await expect(earlier).toBeFocused()
  await expect(earlier).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await expectStops(page, ['kapila-theertham', 'tirumala', 'govindaraja', 'srikalahasti'])
  await page.keyboard.press('Tab')
  const later = moved.getByRole('button', { name: 'Later' })
  // As far down as it can be seen.
  await later.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  await page.keyboard.press('Enter')
  await expectStops(page, ['tirumala', 'kapila-theertham', 'govindaraja', 'srikalahasti'])
  await expect(later).toBeFocused()
  await expect.poll(() => later.evaluate(isUncovered)).toBe(true)

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(moved.getByRole('button', { name: 'Keep its place' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Tab')
  const mustSee = moved.getByRole('button', { name: 'Must see' })
  await expect(mustSee).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await expect(mustSee).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectStops(page, ['tirumala', 'govindaraja', 'srikalahasti'])
  await expect(page.getByRole('region', { name: 'Last change' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectStops(page, ['tirumala', 'kapila-theertham', 'govindaraja', 'srikalahasti'])
  await expectNoViolations(page)

  await page.reload()
  await expectStops(page, ['tirumala', 'kapila-theertham', 'govindaraja', 'srikalahasti'])
  await drag(page, 'govindaraja', 'kapila-theertham')
  await expectStops(page, ['tirumala', 'govindaraja', 'kapila-theertham', 'srikalahasti'])
  await page.reload()
  await expectStops(page, ['tirumala', 'govindaraja', 'kapila-theertham', 'srikalahasti'])
  const order = page.getByRole('button', { name: 'Order it for me' })
  await order.click()
  // Nothing is left to put in order.
  await expect(order).toHaveCount(0)
})

test('several days have names and dates, and a deleted one comes back', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T09:00:00+05:30'))
  await fillDay(page)
  await page.goto('/day')
  await page.getByText('Change the plan', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Name of the plan' }).fill('With')
  await expect
    .poll(async () => days(shownCopy(await storedRecord(page)).entries)[0]?.settings.name)
    .toBe('With')
  await page.reload()
  await page.getByText('Change the plan', { exact: true }).click()
  const name = page.getByRole('textbox', { name: 'Name of the plan' })
  await expect(name).toHaveValue('With')
  await name.fill('With grandmother')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'New plan' }).dblclick()
  const choice = page.getByRole('combobox', { name: 'Plan', exact: true })
  await expect(choice.getByRole('option')).toHaveCount(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await page.getByText('Change the plan', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Name of the plan' }).fill('Alone')
  await page.getByRole('button', { name: 'Plan my day', exact: true }).dblclick()
  await expect(page.locator('.day-stop').first()).toBeVisible()
  await expect(choice.getByRole('option', { name: 'Alone' })).toHaveCount(1)
  await expect(choice.getByRole('option')).toHaveCount(2)
  await choice.selectOption({ label: 'With grandmother · 4' })
  await expectStops(page, ['tirumala', 'govindaraja', 'kapila-theertham', 'srikalahasti'])
  await page.getByText('Change the plan', { exact: true }).click()
  await page.getByRole('button', { name: 'Delete this plan' }).click()
  await expect(choice).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(choice).toBeVisible()
  await expectStops(page, ['tirumala', 'govindaraja', 'kapila-theertham', 'srikalahasti'])
  const outcome = page.locator('.day-outcome [role=status]')
  await expect(outcome).toHaveText(/^Undone: /)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(outcome).toBeHidden()
})

function row(page: Page, temple: string) {
  return page.locator('.day-stop', { has: page.locator(`h2 a[href$="/temples/${temple}"]`) })
}

function isUncovered(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return [top + 3, bottom - 3].every((y) =>
    element.contains(document.elementFromPoint((left + right) / 2, y)),
  )
}

async function drag(page: Page, temple: string, over: string): Promise<void> {
  const handle = row(page, temple).locator('.day-handle')
  await handle.scrollIntoViewIfNeeded()
  const from = await handle.boundingBox()
  const to = await row(page, over).boundingBox()
  if (!from || !to) throw new Error('A row is not there')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, to.y + 40, { steps: 8 })
  await page.mouse.up()
}
