import type { Page } from '@playwright/test'
import { temples } from '#guide/content/temples.ts'
import { holdRequests } from '#tests/support/hold-requests.ts'
import { expect, test } from '#tests/support/journey.ts'

const names = temples.map(({ name }) => name)

test('a name is typed letter by letter, and the list and the address follow', async ({ page }) => {
  await page.goto('/temples')
  await openMore(page)
  const search = searchBox(page)
  // Whoever opens it is about to search.
  await expect(search).toBeFocused()
  await page.keyboard.type('iskon temple', { delay: 20 })
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('iskon temple')
  await expect(page.locator('.temple-name')).toHaveText(['Iskon Temple'])
  await expect(page).toHaveURL('/temples?q=iskon+temple')
  for (const _letter of 'iskon temple') await page.keyboard.press('Backspace')
  await expect(search).toBeFocused()
  await expect(page.locator('.temple-name')).toHaveText(names)
  await expect(page).toHaveURL('/temples')
})

test('a search finds the answers and emergency numbers of Good to know, too', async ({ page }) => {
  await page.goto('/temples')
  await openMore(page)
  const found = page.locator('.found-answers')
  for (const [query, question] of [
    ['phone', 'Where do my phone and my shoes go?'],
    ['laddu', 'How do I get laddus?'],
  ] as const) {
    await searchBox(page).fill(query)
    await expect(found.getByRole('link')).toHaveText([question])
  }
  // Quietly: something was found.
  await expect(page.getByText('No temples match.')).toHaveCSS('font-weight', '400')
  await searchBox(page).fill('zzzz')
  await expect(page.getByText('No temples match.')).toHaveCSS('font-weight', '600')
  await searchBox(page).fill('kalahasti')
  await expect(page.locator('.temple-name')).toHaveCount(1)
  await expect(found).toBeEmpty()
  await searchBox(page).fill('phone')
  await found.getByRole('link').click()
  await expect(page).toHaveURL(/\/good-to-know\/around-tirupati#phones-and-shoes$/)

  await page.goto('/te/temples?q=ఫోన్')
  await expect(found.getByRole('link')).toHaveCount(1)
  await page.goto('/te/temples?q=ఆసుపత్రి')
  const ambulance = found.getByRole('link')
  await expect(ambulance).toHaveText(['అంబులెన్స్: 108'])
  await expect(ambulance).toHaveAttribute('href', 'tel:108')
})

test('what a card’s buttons do is named with the temple', async ({ page }) => {
  await page.goto('/temples')
  for (const name of ['Tirumala', 'Kanipakam']) {
    const card = page.getByRole('article', { name, exact: true })
    for (const button of ['Directions', 'Show a driver', 'My day'])
      await expect(card.locator('.temple-actions > *', { hasText: button })).toHaveAccessibleName(
        new RegExp(`${button}.* ${name}`),
      )
  }
})

test('a space at the end of a word stays until the next one', async ({ page }) => {
  await page.goto('/temples')
  await openMore(page)
  await searchBox(page).pressSequentially('sri ')
  await expect(page).toHaveURL('/temples?q=sri')
  await placeOf(page).selectOption('Airport')
  await expect(page).toHaveURL('/temples?from=airport&q=sri')
  await expect(searchBox(page)).toHaveValue('sri ')
})

test('the filters below stay open until their reader closes them', async ({ page }) => {
  await page.goto('/temples')
  const more = page.locator('.list-more')
  await openMore(page)
  await page.getByRole('combobox', { name: 'Deity' }).selectOption('shaiva')
  await page.getByRole('combobox', { name: 'Deity' }).selectOption('')
  await expect(page).toHaveURL('/temples')
  await expect(more).toHaveAttribute('open')
  await page.getByRole('combobox', { name: 'Deity' }).selectOption('shaiva')
  await page.getByRole('button', { name: 'Show all temples' }).click()
  await expect(page.locator('.temple-name')).toHaveText(names)
  await expect(more).toHaveAttribute('open')
  await openMore(page)
  await placeOf(page).selectOption('Airport')
  await expect(page.locator('.temple-name').first()).not.toHaveText('Tirumala')
  await expect(more).not.toHaveAttribute('open')
  await page.goto('/temples?tradition=shaiva')
  await expect(more).toHaveAttribute('open')
})

test('with large letters the controls stand beside each other or one below the other', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/temples')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setEmulatedOSTextScale', { scale: 2 })
  const boxes = page.locator('.list-from select, .list-open span, .list-more summary')
  await expect(boxes).toHaveCount(3)
  const overlapping = await boxes.evaluateAll((all) => {
    const rects = all.map((one) => one.getBoundingClientRect())
    const pairs = rects.flatMap((one, index) => rects.slice(index + 1).map((other) => [one, other] as const))
    return pairs.filter(
      ([one, other]) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
    )
  })
  expect(overlapping).toEqual([])
})

test('keyboard navigation continues from the result after all temples are shown', async ({ page }) => {
  await page.goto('/temples?q=zzzz')
  const showAll = page.getByRole('button', { name: 'Show all temples' })
  await showAll.focus()
  await page.keyboard.press('Enter')
  const outcome = page.locator('.list-outcome').getByRole('status')
  await expect(outcome).toHaveText(`All ${temples.length} temples`)
  await expect(outcome).toBeFocused()
  await expect(showAll).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Tirumala', exact: true })).toBeFocused()
})

test('the link to the list resets it, and the address with it', async ({ page }) => {
  await page.goto('/temples?open=now&q=tiru&from=busStand')
  await expect(searchBox(page)).toHaveValue('tiru')
  await page.getByRole('banner').getByRole('link', { name: 'Temples' }).click()
  await expect(page.locator('.temple-name')).toHaveText(names)
  await expect(page).toHaveURL('/temples')
  await expect(searchBox(page)).toHaveValue('')
  await expect(placeOf(page)).toHaveValue('')

  await placeOf(page).selectOption('Airport')
  // The address changes before the list does.
  await expect(page.locator('.temple-name')).not.toHaveText(names)
  await expect(page).toHaveURL('/temples?from=airport')
  const sorted = await page.locator('.temple-name').allTextContents()
  await page.getByRole('checkbox', { name: 'Open now' }).check()
  await page.getByRole('banner').getByRole('link', { name: 'Temples' }).click()
  // The reader's place is kept, and stays in the URL.
  await expect(page).toHaveURL('/temples?from=airport')
  await expect(page.locator('.temple-name')).toHaveText(sorted)
  await expect(page.getByRole('checkbox', { name: 'Open now' })).not.toBeChecked()
})

test('a choice in one tab does not move the list in another', async ({ page, context }) => {
  await page.goto('/temples')
  await expect(page.locator('.brief-opening').first()).not.toBeEmpty()
  const other = await context.newPage()
  await other.goto('/temples')
  await placeOf(other).selectOption('Airport')
  await expect(other).toHaveURL('/temples?from=airport')
  // Makes this list render again.
  await openMore(page)
  await searchBox(page).pressSequentially('t')
  await expect(page).toHaveURL('/temples?q=t')
  await searchBox(page).press('Backspace')
  await expect(page).toHaveURL('/temples')
  await expect(page.locator('.temple-name')).toHaveText(names)
})

test('choices made before the JavaScript arrives are kept', async ({ page }) => {
  const arrive = await holdRequests(page, '**/assets/*.js')
  await page.goto('/temples', { waitUntil: 'commit' })
  await placeOf(page).selectOption('Railway station')
  await openMore(page)
  await searchBox(page).pressSequentially('tiru')
  await page.getByRole('checkbox', { name: 'Open now' }).check()
  await page.getByRole('checkbox', { name: 'Open now' }).uncheck()
  arrive()
  await expect(page).toHaveURL('/temples?from=railwayStation&q=tiru')
  await expect(placeOf(page)).toHaveValue('railwayStation')
  await expect(searchBox(page)).toHaveValue('tiru')
  await page.goto('/temples')
  await expect(page).toHaveURL('/temples?from=railwayStation')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('no control is shown that would not work', async ({ page }) => {
    for (const path of ['/temples', '/temples/tirumala', '/good-to-know']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      for (const control of await page.locator('main :is(button, input, select:not([name=from]))').all())
        await expect(control).toBeHidden()
    }
  })

  test('the list is sorted from the place that is chosen', async ({ page }) => {
    await page.goto('/temples')
    await placeOf(page).selectOption('Railway station')
    const tops = await page
      .locator('.temple-card')
      .evaluateAll((cards) =>
        cards.map(({ id }, index) => ({ id, top: cards[index]?.getBoundingClientRect().top ?? 0 })),
      )
    const [first] = tops.sort((one, other) => one.top - other.top)
    expect(first?.id).toBe('govindaraja')
    await expect(page.locator('#govindaraja .railwayStation')).toHaveCSS('font-weight', '700')
  })

  test('the hours of an ordinary day stand on each card', async ({ page }) => {
    await page.goto('/temples')
    await expect(page.locator('#srikalahasti')).toContainText('Hours: ')
  })
})

function placeOf(page: Page) {
  return page.getByRole('combobox', { name: 'From' })
}

async function openMore(page: Page) {
  await page.locator('.list-more summary').click()
}

function searchBox(page: Page) {
  return page.getByRole('searchbox', { name: 'Search temples and answers' })
}
