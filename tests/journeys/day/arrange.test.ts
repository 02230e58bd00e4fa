import type { Locator, Page } from '@playwright/test'
import { days } from '#day/entries/days.ts'
import { expectNoViolations, tabTo } from '#tests/support/accessibility.ts'
import { expect, inTheLongRun, test } from '#tests/support/journey.ts'
import {
  expectDay,
  expectStops,
  fillDay,
  openHours,
  openOptions,
  openStop,
  storedRecord,
} from '#tests/support/saved.ts'
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
  await openStop(moved)
  await tabTo(page, 'Earlier Kapila Theertham')
  const earlier = moved.getByRole('button', { name: 'Earlier' })
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
  // The button is scrolled to the lower edge of the screen.
  await later.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  await page.keyboard.press('Enter')
  await expectStops(page, ['tirumala', 'kapila-theertham', 'govindaraja', 'srikalahasti'])
  await expect(later).toBeFocused()
  await expect.poll(() => later.evaluate(isUncovered)).toBe(true)

  const marks = moved.locator('.day-mark')
  await expect(marks).toHaveCount(0)
  for (let tab = 0; tab < 3; tab += 1) await page.keyboard.press('Shift+Tab')
  const mustSee = moved.getByRole('switch', { name: 'Must see' })
  await expect(mustSee).toBeFocused()
  await expect(mustSee).not.toBeChecked()
  await page.keyboard.press('Space')
  await expect(mustSee).toBeChecked()
  await expect(marks).toHaveText([', Must see'])
  await page.keyboard.press('Tab')
  const lock = moved.getByRole('switch', { name: 'Lock its place' })
  await page.keyboard.press('Space')
  await expect(lock).toBeChecked()
  await expect(lock).toBeFocused()
  await expect(marks).toHaveText([', Must see', ', Locked'])
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(mustSee).not.toBeChecked()
  await expect(marks).toHaveText([', Locked'])
  for (let tab = 0; tab < 4; tab += 1) await page.keyboard.press('Tab')
  await expect(moved.getByRole('button', { name: 'Leave out' })).toBeFocused()
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
  await drag(page, 'govindaraja', '2', { past: 'kapila-theertham' })
  await expectStops(page, ['tirumala', 'govindaraja', 'kapila-theertham', 'srikalahasti'])
  await page.reload()
  await expectStops(page, ['tirumala', 'govindaraja', 'kapila-theertham', 'srikalahasti'])
  const order = page.getByRole('button', { name: 'Best order' })
  await order.click()
  // The day is in the best order, so the button has gone.
  await expect(order).toHaveCount(0)
})

test.describe('a day that is longer than the screen', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  const before = ['tirumala', 'govindaraja', 'kapila-theertham', 'srikalahasti'] as const

  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-23T09:00:00+05:30'))
    await fillDay(page)
    await page.goto('/day')
    await expectStops(page, before)
  })

  test(
    'scrolls on while a finger holds a stop still at the edge, which stays under it',
    inTheLongRun,
    async ({ page }) => {
      const hand = await finger(page)
      // As on a phone that draws only a few times a second.
      await page.evaluate(() => {
        window.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 150))
      })
      // The way to the last place is the longer for what this stop unfolds.
      await openStop(row(page, 'kapila-theertham'))
      const handle = await lift(page, 'tirumala', hand)
      await hand.moveTo(632)
      await expect(numberOf(page, 'tirumala')).toHaveText('4')
      await expectAtRest(page, handle, 632)
      await hand.letGo()
      await expectStops(page, ['govindaraja', 'kapila-theertham', 'srikalahasti', 'tirumala'])

      await lift(page, 'tirumala', hand)
      await hand.moveTo(300)
      await hand.moveTo(200)
      await expectAtRest(page, handle, 200)
      const scrolled = await page.evaluate(() => scrollY)
      await hand.moveTo(40)
      await expect(numberOf(page, 'tirumala')).toHaveText('1')
      await expectAtRest(page, handle, 40)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(scrolled - 60)
      await hand.letGo()
      await expectStops(page, ['tirumala', ...before.slice(1)])
    },
  )

  test(
    'is as before once Escape is pressed, the phone takes the touch away, another finger comes or the screen is turned',
    inTheLongRun,
    async ({ page }) => {
      const hand = await finger(page)
      const summary = row(page, 'kapila-theertham').locator('summary')
      await summary.focus()
      await expectPutBack(page, hand, () => page.keyboard.press('Escape'))
      await expect(summary).toBeFocused()
      await expectPutBack(page, hand, () => hand.send('touchStart', [hand.at, { x: 100, y: 300 }]))
      await expectPutBack(page, hand, () => hand.send('touchCancel'), { isHeldOn: false })
      await expectPutBack(page, await mouse(page), () => page.setViewportSize({ width: 640, height: 360 }))
    },
  )

  test(
    'keeps a change that is made while a stop is held, which is put back',
    inTheLongRun,
    async ({ page }) => {
      const hand = await mouse(page)
      await row(page, 'govindaraja').locator('summary').click()
      await row(page, 'govindaraja').getByRole('button', { name: 'Leave out' }).focus()
      await lift(page, 'tirumala', hand)
      await hand.moveTo(632)
      await expect(numberOf(page, 'tirumala')).toHaveText('4')
      await page.keyboard.press('Enter')
      const after = before.filter((id) => id !== 'govindaraja')
      await expectStops(page, after)
      await expect(page.locator('.dragged')).toHaveCount(0)
      await hand.letGo()
      await expectDay(page, after)
      await expectStops(page, after)
    },
  )

  async function expectPutBack(
    page: Page,
    hand: Hand,
    interrupt: () => Promise<void>,
    { isHeldOn } = { isHeldOn: true },
  ): Promise<void> {
    await lift(page, 'tirumala', hand)
    await hand.moveTo(632)
    await expect(numberOf(page, 'tirumala')).toHaveText('4')
    await interrupt()
    await expect(page.locator('.dragged')).toHaveCount(0)
    await expect(numberOf(page, 'tirumala')).toHaveText('1')
    await expect(row(page, 'tirumala')).not.toHaveAttribute('style', /translate/)
    const scrolled = await page.evaluate(() => scrollY)
    if (isHeldOn) {
      await hand.moveTo(630)
      await hand.letGo()
    }
    await twoFrames(page)
    await expectStops(page, before)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
    await expectDay(page, before)
    await expect(page.locator('.day-outcome [role=status]')).toBeEmpty()
  }
})

test('the other stops make room for one that is dragged, times follow it, and all glide to their places', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-23T09:00:00+05:30'))
  await fillDay(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/day')
  await expectStops(page, ['tirumala', 'govindaraja', 'kapila-theertham', 'srikalahasti'])
  const [lifted, neighbour] = [row(page, 'govindaraja'), row(page, 'kapila-theertham')]
  const stays = page.locator('.day-stop .day-stay')
  const before = await stays.allTextContents()
  const backAt = await page.locator('.day-back').textContent()
  const { hand, handle } = await holdPast(page, 'govindaraja', 'kapila-theertham')
  await expect(numberOf(page, 'govindaraja')).toHaveText('3')
  await expect(numberOf(page, 'kapila-theertham')).toHaveText('2')
  await expect(lifted).toHaveCSS('opacity', '1')
  await expect(lifted).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(lifted).not.toHaveCSS('border-radius', '0px')
  const [first, , , last] = before
  const [firstNow, secondNow, thirdNow, lastNow] = await stays.allTextContents()
  expect([firstNow, lastNow]).toEqual([first, last])
  expect([secondNow, thirdNow]).not.toEqual(before.slice(1, 3))
  // Above the lifted stop, where it has left room.
  const gap = async () => ((await handle.boundingBox())?.y ?? 0) - (await bottomOf(neighbour))
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
  const [one = '', two = '', three = '', four = ''] = await stays.allTextContents()
  const numbers = await numberOf(page, 'govindaraja').evaluateHandle(watchText)
  await hand.letGo()
  await expectStops(page, ['tirumala', 'kapila-theertham', 'govindaraja', 'srikalahasti'])
  await expect(stays).toHaveText([one, three, two, four])
  // Nothing else was shown on the way.
  await expect.poll(() => numbers.evaluate((all) => [...all])).toEqual(['3'])
  await expect(lifted).not.toHaveAttribute('style', /transform:/)

  const glides = await page.evaluateHandle(watchGlides)
  const durations = () => glides.evaluate((all) => [...all])
  const back = ['tirumala', 'govindaraja', 'kapila-theertham', 'srikalahasti'] as const
  await openStop(lifted)
  await lifted.getByRole('button', { name: 'Earlier' }).click()
  await expectStops(page, back)
  await expect.poll(durations).toEqual([180])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectStops(page, ['tirumala', 'kapila-theertham', 'govindaraja', 'srikalahasti'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  await glides.evaluate((all) => all.clear())
  await lifted.getByRole('button', { name: 'Earlier' }).click()
  await expectStops(page, back)
  await expect(page.locator('.day-back')).toHaveText(backAt ?? '')
  // A glide would be seen in the next frame.
  await twoFrames(page)
  await expect.poll(durations).toEqual([])
})

test('several days have names and dates, and a deleted one comes back', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T09:00:00+05:30'))
  await fillDay(page)
  await page.goto('/day')
  await openOptions(page)
  await page.getByRole('textbox', { name: 'Name of the plan' }).fill('With')
  await expect
    .poll(async () => days(shownCopy(await storedRecord(page)).entries)[0]?.settings.name)
    .toBe('With')
  await page.reload()
  await openOptions(page)
  const name = page.getByRole('textbox', { name: 'Name of the plan' })
  await expect(name).toHaveValue('With')
  await name.fill('With grandmother')
  await page.keyboard.press('Enter')
  const plans = chips(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('With grandmother')
  await expect(plans).toHaveCount(0)
  await page.getByRole('button', { name: 'New plan' }).dblclick()
  await page.getByRole('button', { name: 'Plan my day', exact: true }).dblclick()
  await expect(page.locator('.day-stop').first()).toBeVisible()
  await expect(plans).toHaveText(['With grandmother · 4', /^Tue, 24 November · \d$/])
  await expect(plans.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await openOptions(page)
  await page.getByRole('textbox', { name: 'Name of the plan' }).fill('Alone')
  await expect(plans.nth(1)).toHaveText(/^Alone · \d$/)
  await plans.filter({ hasText: 'With grandmother' }).click()
  await expectStops(page, ['tirumala', 'govindaraja', 'kapila-theertham', 'srikalahasti'])
  await openOptions(page)
  await page.getByRole('button', { name: 'Delete this plan' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alone')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(plans).toHaveCount(2)
  await expectStops(page, ['tirumala', 'govindaraja', 'kapila-theertham', 'srikalahasti'])
  const outcome = page.locator('.day-outcome [role=status]')
  await expect(outcome).toHaveText('Change undone')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(outcome).toBeHidden()
})

test('a new plan is stored once it has temples, and hides no other until then', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T09:00:00+05:30'))
  await fillDay(page)
  await page.goto('/day')
  await openHours(page)
  await page.getByRole('combobox', { name: 'Back by' }).selectOption('9 pm')
  await page.getByRole('button', { name: 'New plan' }).click()
  const form = page.locator('.day-start')
  await expect(form).toContainText('Tuesday, 24 November')
  await expect.poll(() => storedDates(page)).toEqual([null])
  await expect(page.getByRole('link', { name: /^My day ?, Temples: 4$/ })).toBeVisible()
  await page.goto('/day')
  await expectStops(page, ['tirumala', 'govindaraja', 'kapila-theertham', 'srikalahasti'])

  await page.getByRole('button', { name: 'New plan' }).click()
  await page.getByRole('button', { name: 'Plan my day', exact: true }).click()
  await expect(chips(page)).toHaveCount(2)
  await expect.poll(() => storedDates(page)).toEqual(['2026-11-24', null])
  // The stop of now is of today's plan, whichever is open, and even where none is kept.
  await page.goto('/tirupati')
  await expect(page.locator('.now-name')).toHaveText('Tirumala')
  await page.evaluate(() => localStorage.removeItem('kept-plans'))
  await page.reload()
  await expect(page.locator('.now-name')).toHaveText('Tirumala')
})

async function storedDates(page: Page): Promise<(string | null)[]> {
  return days(shownCopy(await storedRecord(page)).entries).map(({ settings }) => settings.date)
}

function chips(page: Page) {
  return page.locator('.day-chips button')
}

function row(page: Page, temple: string) {
  return page.locator(`.day-stop[data-row=${temple}]`)
}

function numberOf(page: Page, temple: string) {
  return row(page, temple).locator('.day-number')
}

function bottomOf(element: Locator): Promise<number> {
  return element.evaluate((one) => one.getBoundingClientRect().bottom)
}

/** Every text that the element has from now on. */
function watchText(element: Element): Set<string | null> {
  const texts = new Set([element.textContent])
  const options = { characterData: true, childList: true, subtree: true }
  new MutationObserver(() => texts.add(element.textContent)).observe(element, options)
  return texts
}

/** How many milliseconds each row's way takes, of those that are on one. */
function watchGlides(): Set<number> {
  const durations = new Set<number>()
  const look = () => {
    const rows = document.querySelectorAll('.day-timeline > li')
    for (const { effect } of [...rows].flatMap((row) => row.getAnimations()))
      durations.add(Number(effect?.getTiming().duration))
    requestAnimationFrame(look)
  }
  look()
  return durations
}

function isUncovered(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return [top + 3, bottom - 3].every((y) =>
    element.contains(document.elementFromPoint((left + right) / 2, y)),
  )
}

/** What drags: each move is one event, after which the pointer is held still. */
type Hand = {
  press: (x: number, y: number) => Promise<void>
  moveTo: (y: number) => Promise<void>
  letGo: () => Promise<void>
}

async function mouse(page: Page): Promise<Hand> {
  let at = 0
  return {
    press: async (x, y) => {
      at = x
      await page.mouse.move(x, y)
      await page.mouse.down()
    },
    moveTo: (y) => page.mouse.move(at, y),
    letGo: () => page.mouse.up(),
  }
}

async function finger(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const at = { x: 0, y: 0 }
  const send = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    touchPoints: { x: number; y: number }[] = [],
  ) => {
    await devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  return {
    at,
    send,
    press: (x: number, y: number) => send('touchStart', [Object.assign(at, { x, y })]),
    moveTo: (y: number) => send('touchMove', [Object.assign(at, { y })]),
    letGo: () => send('touchEnd'),
  }
}

/** Presses a stop's handle, in the middle of the screen, once it rests there. */
async function lift(page: Page, temple: string, hand: Hand): Promise<Locator> {
  const stop = row(page, temple)
  const handle = stop.locator('.day-handle')
  // What was dropped before is stored by then.
  await expect(stop).not.toHaveAttribute('style', /translate/)
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await handle.click({ trial: true })
  const box = await handle.boundingBox()
  if (!box) throw new Error('The handle is not there')
  await hand.press(box.x + box.width / 2, box.y + box.height / 2)
  await expect(stop).toHaveClass(/\bdragged\b/)
  return handle
}

/** Lifts a stop and holds it just past the middle of another, so that it takes the place of that one and no further. */
async function holdPast(page: Page, temple: string, other: string): Promise<{ hand: Hand; handle: Locator }> {
  const hand = await mouse(page)
  const handle = await lift(page, temple, hand)
  const [own, passed] = await Promise.all([row(page, temple).boundingBox(), row(page, other).boundingBox()])
  if (!own || !passed) throw new Error('A stop is not there')
  const middle = passed.y + passed.height / 2
  // A lifted stop is a little larger.
  const way = passed.y < own.y ? middle - own.y - 10 : middle - own.y - own.height + 10
  await hand.moveTo((await middleOf(handle)) + way)
  return { hand, handle }
}

function middleOf(element: Locator): Promise<number> {
  return element.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect()
    return (top + bottom) / 2
  })
}

/** Waits until the page scrolls no further, where the handle is under the hand. */
async function expectAtRest(page: Page, handle: Locator, y: number): Promise<void> {
  const scrolls = async () => {
    const from = await page.evaluate(() => scrollY)
    await twoFrames(page)
    return (await page.evaluate(() => scrollY)) - from
  }
  await expect.poll(scrolls).toBe(0)
  await expect.poll(async () => Math.abs((await middleOf(handle)) - y)).toBeLessThan(3)
}

/** What the page does in its next frame is done by then. */
function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  )
}

/** Drags a stop to the place of another, whose number it then has. */
async function drag(page: Page, temple: string, number: string, { past }: { past: string }): Promise<void> {
  const { hand } = await holdPast(page, temple, past)
  await expect(numberOf(page, temple)).toHaveText(number)
  await hand.letGo()
}
