import type { Page } from '@playwright/test'
import { intents } from '#guide/search/intents.ts'
import { expectNoViolations, sidewaysOverflow } from '#tests/support/accessibility.ts'
import { guide } from '#tests/support/guide.ts'
import { holdRequests } from '#tests/support/hold-requests.ts'
import { chooseLanguage, expect, inTheLongRun, test } from '#tests/support/journey.ts'
import { stored } from '#tests/support/offline.ts'
import { shiftsOn, watchShifts } from '#tests/support/shifts.ts'
import { placeOnPage } from '#web/guide/search/intent-texts.ts'

const { temples } = guide

const box = (page: Page) => page.locator('input[type=search]')
const status = (page: Page) => page.locator('.list-outcome').getByRole('status')

test.use({ viewport: { width: 1280, height: 800 } })

test('a place and what is asked of it are answered at once, with the way to where the page says it', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-30T13:00:00+05:30'))
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto('/temples')
  await page.waitForLoadState('networkidle')
  expect(loaded).not.toContain('/search.json')
  await box(page).focus()
  await expect.poll(() => loaded).toContain('/search.json')

  await box(page).fill('srikalahasti timing')
  const fact = page.locator('.found-facts li')
  await expect(fact).toHaveCount(1)
  await expect(fact).toContainText('Srikalahasti · Opening hours')
  await expect(fact).toContainText('6 am to 12:30 pm, 4 pm to 9 pm')
  await expect(fact).toContainText(/may be closed/i)
  await expect(page.locator('.temple-name')).toHaveText(['Srikalahasteeswara Temple'])
  await expect(status(page)).toContainText('1 answer')
  await fact.getByRole('link', { name: 'Srikalahasti' }).first().click()
  await expect(page).toHaveURL('/temples/srikalahasti#hours')
  await expect(page.locator('#hours')).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL('/temples?q=srikalahasti+timing')
  await expect(fact).toHaveCount(1)
})

test('what is asked of no place has a line of each temple, and an answer never stands beside "No temples match."', async ({
  page,
}) => {
  await page.goto('/temples?from=busStand')
  for (const query of ['dress code', 'saree', 'timings', 'how far', 'phone']) {
    await box(page).fill(query)
    await expect(page.locator('.found-intent li'), query).toHaveCount(temples.length)
    await expect(page.getByText('No temples match.')).toHaveCount(0)
    await expect(status(page)).toContainText(/\d answers?$/)
  }
  await expect(page.locator('.found-answers')).toContainText('Where do my phone and my shoes go?')
  // From where the list starts.
  await box(page).fill('distance kanipakam')
  await expect(page.locator('.found-facts')).toContainText('From Bus Stand')
  await expect(page.locator('.found-facts')).not.toContainText('From Airport')
  // Nothing is known of parking at a temple, but an answer tells of it.
  await box(page).fill('parking')
  await expect(page.locator('.found-answers')).toContainText('Can I drive up during Brahmotsavam?')
  await expect(page.getByText('no source found')).toHaveCount(0)
  await box(page).fill('kanipakam parking')
  await expect(page.locator('.found-facts')).toContainText('Parking: no source found. Please ask there.')
})

test('where nothing is found, what is asked most is a press away, and somebody to call', async ({ page }) => {
  await page.goto('/temples')
  await box(page).fill('zzzz')
  const nothing = page.locator('.nothing-found')
  await expect(nothing.getByRole('button')).toHaveCount(4)
  // It is said once: in the heading for the eye, and for the ear beside the list.
  await expect(status(page)).toHaveText(await nothing.getByRole('heading').innerText())
  await expect(status(page)).toHaveClass('visually-hidden')
  await expect(nothing.getByRole('link')).toHaveAttribute('href', /^tel:\d+$/)
  for (const index of [0, 1, 2, 3]) {
    await nothing.getByRole('button').nth(index).click()
    await expect(page.locator('.found-intent li'), `${index}`).toHaveCount(temples.length)
    await box(page).fill('zzzz')
  }
})

test('what the guide has nothing on is said first, and a general answer is marked as such', async ({
  page,
}) => {
  await page.goto('/temples')
  await box(page).fill('Vandalur ZOO timing')
  const found = page.locator('.found')
  await expect(found.getByRole('heading').first()).toHaveText('Nothing found for “Vandalur ZOO”')
  await expect(found.getByText('In general, the guide says:')).toBeVisible()
  await expect(found.locator('.found-intent li')).toHaveCount(temples.length)
  await expect(status(page)).toHaveText('Nothing found for “Vandalur ZOO” · 2 answers')
  // Nothing but the cards follows.
  await box(page).fill('ATM in Kanipakam')
  await expect(found.getByRole('heading')).toHaveText(['Nothing found for “ATM”'])
  await expect(found.getByText('In general')).toBeHidden()
  await expect(page.locator('.temple-name')).toHaveText(['Kanipakam'])
  for (const [language, query, name] of [
    ['te', 'కల్కి సినిమా టికెట్లు', 'కల్కి సినిమా'],
    ['hi', 'पास में एटीएम कहाँ है', 'एटीएम'],
    ['ta', 'வண்டலூர் உயிரியல் பூங்கா நேரம்', 'வண்டலூர் உயிரியல் பூங்கா'],
    ['kn', 'ಎಟಿಎಂ ಎಲ್ಲಿದೆ', 'ಎಟಿಎಂ'],
  ] as const) {
    await page.goto(`/${language}/good-to-know`)
    await box(page).fill(query)
    await expect(found.getByRole('heading').first()).toContainText(`“${name}”`)
    await expect(page.locator('.search-in-place').getByRole('status')).toContainText(`“${name}”`)
    await expect(found.getByRole('link').first()).toHaveAttribute('href', /^tel:/)
  }
})

test('while what it needs is on its way, the page says that it searches', inTheLongRun, async ({ page }) => {
  for (const [path, ofPage] of [
    ['/temples', status(page)],
    ['/good-to-know', page.locator('.search-in-place').getByRole('status')],
  ] as const) {
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
    await page.route('**/search.json', async (route) => {
      await arrival
      await route.continue()
    })
    await page.goto(path)
    await box(page).fill('laddu price')
    await expect(ofPage).toHaveText('Searching…')
    await expect(ofPage).toBeVisible()
    arrive()
    await expect(page.locator('.found-answers a').first()).toHaveText('How do I get laddus?')
    await expect(ofPage).toHaveText(/^\d answers?$/)
    await page.unroute('**/search.json')
  }
})

test('Good to know answers in place, also by its address, and after the way back', async ({ page }) => {
  await page.goto('/good-to-know')
  await box(page).fill('tirumala dress code')
  await expect(page.locator('.found-facts')).toContainText('Strict.')
  await expect(page).toHaveURL('/good-to-know?q=tirumala+dress+code')
  await box(page).fill('laddu price')
  const answer = page.locator('.found-answers a').first()
  await expect(answer).toHaveText('How do I get laddus?')
  await answer.click()
  await expect(page).toHaveURL(/\/good-to-know\/at-tirumala#laddus$/)
  await page.goBack()
  await expect(box(page)).toHaveValue('laddu price')
  await expect(answer).toHaveText('How do I get laddus?')
  await box(page).fill('kanipakam')
  await expect(page.locator('.found').getByRole('link')).toHaveAttribute('href', '/temples/kanipakam')
  await chooseLanguage(page, 'తెలుగు')
  await expect(page).toHaveURL(/\/te\/good-to-know\?q=kanipakam$/)
  await expect(box(page)).toHaveValue('kanipakam')
  await box(page).fill('లడ్డూ ధర')
  await expect(answer).toHaveAttribute('href', '/te/good-to-know/at-tirumala#laddus')
})

test(
  'what is typed stays, is answered, and reaches the address where the browser refuses for a while',
  inTheLongRun,
  async ({ page }) => {
    await page.addInitScript(() => {
      const { replaceState } = history
      history.replaceState = (...args) => {
        if (document.documentElement.dataset.refuses) throw new DOMException('Too many', 'SecurityError')
        replaceState.apply(history, args)
      }
    })
    await page.clock.install()
    await page.goto('/temples')
    await box(page).focus()
    await page.evaluate(() => document.documentElement.setAttribute('data-refuses', 'true'))
    await box(page).pressSequentially('laddu price')
    const answer = page.locator('.found-answers a').first()
    await expect(answer).toHaveText('How do I get laddus?')
    await page.clock.runFor(1000)
    await box(page).pressSequentially(' and a bus')
    await expect(box(page)).toHaveValue('laddu price and a bus')
    await page.clock.runFor(1000)
    await expect(box(page)).toHaveValue('laddu price and a bus')
    await expect(page).toHaveURL('/temples')
    await page.getByLabel('Open now').check()
    await expect(page.getByLabel('Open now')).toBeChecked()
    await page.evaluate(() => document.documentElement.removeAttribute('data-refuses'))
    await page.clock.runFor(11_000)
    await expect(page).toHaveURL(/[?&]q=laddu\+price\+and\+a\+bus$/)
  },
)

test('a held key changes the address when it is let go', inTheLongRun, async ({ page }) => {
  await page.addInitScript(() => {
    const { replaceState } = history
    history.replaceState = (...args) => {
      Reflect.set(window, 'changes', Number(Reflect.get(window, 'changes') ?? 0) + 1)
      replaceState.apply(history, args)
    }
  })
  await page.clock.install()
  for (const path of ['/temples', '/good-to-know']) {
    await page.goto(path)
    await box(page).focus()
    await page.clock.runFor(1000)
    const changes = () => page.evaluate(() => Number(Reflect.get(window, 'changes') ?? 0))
    const before = await changes()
    await box(page).pressSequentially('a'.repeat(30))
    await page.clock.runFor(1000)
    await expect(page).toHaveURL(`${path}?q=${'a'.repeat(30)}`)
    // The browser is asked before the router, which can't be refused.
    expect(await changes()).toBeLessThanOrEqual(before + 2)
  }
})

test(
  'a long message that is pasted is searched, and its address can be opened again',
  inTheLongRun,
  async ({ page }) => {
    const message = 'లడ్డూ ధర ఎంత '.repeat(250)
    for (const path of ['/te/temples', '/te/good-to-know']) {
      await page.goto(path)
      await box(page).fill(message)
      await expect(page.locator('.found-answers a').first()).toHaveAttribute('href', /#laddus$/)
      await expect(page).toHaveURL(/[?&]q=/)
      expect(page.url().length).toBeLessThan(3000)
      await expect(box(page)).toHaveValue(message)
      expect((await page.reload())?.status()).toBe(200)
      await expect(page.locator('.found-answers a').first()).toHaveAttribute('href', /#laddus$/)
    }
  },
)

test(
  'what is typed in Good to know before the app has started reaches the address',
  inTheLongRun,
  async ({ page }) => {
    const start = await holdRequests(page, '**/assets/entry*.js')
    await page.goto('/good-to-know', { waitUntil: 'load' })
    await box(page).pressSequentially('laddu price')
    start()
    await expect(page.locator('.found-answers a').first()).toHaveText('How do I get laddus?')
    await expect(page).toHaveURL('/good-to-know?q=laddu+price')
  },
)

test(
  'a link that is followed before the address has followed leads back to what was typed',
  inTheLongRun,
  async ({ page }) => {
    for (const path of ['/temples', '/good-to-know']) {
      await page.goto(path)
      await box(page).fill('kanipakam dress')
      await expect(page.locator('.found-facts li')).toHaveCount(1)
      await page.evaluate(() => {
        const box = document.querySelector<HTMLInputElement>('input[type=search]')
        // React overlooks a value that is set through the element itself.
        Reflect.set(HTMLInputElement.prototype, 'value', 'kanipakam dress code', box)
        box?.dispatchEvent(new Event('input', { bubbles: true }))
        document.querySelector<HTMLElement>('.found-facts a')?.click()
      })
      await expect(page).toHaveURL('/temples/kanipakam#dress')
      await page.goBack()
      await expect(page).toHaveURL(`${path}?q=kanipakam+dress+code`)
      await expect(box(page)).toHaveValue('kanipakam dress code')
    }
  },
)

test(
  'what is found keeps the rules of accessibility, on the narrowest screen and with large letters',
  inTheLongRun,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/ta/good-to-know')
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const [query, found] of [
      ['திருமலை உடை', '.found-facts'],
      ['நேரம்', '.found-intent'],
      ['லட்டு விலை', '.found-answers'],
      ['zzzz', '.nothing-found'],
      ['్'.repeat(500), '.nothing-found'],
      ['ambulance', '.found [href="tel:108"]'],
    ] as const) {
      await box(page).fill(query)
      await expect(page.locator(found)).toBeVisible()
      await expectNoViolations(page)
      await expect.poll(() => sidewaysOverflow(page), query).toBe(0)
    }
  },
)

test(
  'an occasion is answered with its days and what is unlike others, until it is over',
  inTheLongRun,
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-12-13T13:00:00+05:30'))
    await page.goto('/good-to-know?q=brahmotsavam+dates')
    const first = page.locator('.found-facts li').first()
    await expect(first).toContainText('Brahmotsavam · Tiruchanoor')
    await expect(first).toContainText('Computed: 6 to 13 December 2026')
    await expect(first).toContainText('Processions')
    await page.clock.setFixedTime(new Date('2026-12-14T13:00:00+05:30'))
    await page.reload()
    await expect(first).toContainText('Brahmotsavam · Srinivasa Mangapuram')
    await first.getByRole('link').click()
    await expect(page).toHaveURL('/good-to-know/special-days#srinivasa-mangapuram-brahmotsavam')
    await expect(page.locator('#srinivasa-mangapuram-brahmotsavam')).toBeInViewport()
  },
)

test(
  'what is not sure is marked, and leads to where its sources are',
  inTheLongRun,
  async ({ page, request }) => {
    await page.clock.setFixedTime(new Date('2026-11-30T13:00:00+05:30'))
    const marked = page.locator('.found p .doubt')
    const addresses = new Set<string>()
    for (const query of [
      'srikalahasti timing',
      'dress',
      'timings',
      'how far',
      'how long',
      'how to reach',
      'tickets',
      'festivals',
      'where do I join the line',
    ]) {
      await page.goto(`/good-to-know?q=${query}`)
      await expect(marked.first()).toHaveAccessibleName(/^(?!.*not sure.*not sure).* \(not sure\)$/)
      for (const link of await marked.all()) addresses.add(String(await link.getAttribute('href')))
    }
    const pages = new Map<string, string>()
    for (const address of addresses) {
      const [path = '', id] = address.split('#')
      pages.set(path, pages.get(path) ?? (await (await request.get(path)).text()))
      expect(pages.get(path), address).toContain(`id="${id}"`)
    }
    expect(addresses.size).toBeGreaterThan(20)
  },
)

test(
  'without a network the search answers as it does with one',
  inTheLongRun,
  async ({ browser, server }) => {
    const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: server.address })
    const page = await context.newPage()
    await page.goto('/te/temples')
    await stored(page, 'te')
    await context.setOffline(true)
    await page.goto('/te/good-to-know')
    await box(page).fill('కాణిపాకం సమయాలు')
    await expect(page.locator('.found-facts')).toContainText('కాణిపాకం')
    await context.close()
  },
)

test('the box stands openly where there is room, and behind its sign on a phone', async ({ page }) => {
  for (const [width, isOpen] of [
    [767, false],
    [768, true],
    [1600, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/temples')
    await expect.poll(async () => ((await box(page).boundingBox())?.width ?? 0) > 200).toBe(isOpen)
  }
  // What is pressed unfolds, covers the other controls and moves nothing.
  await page.setViewportSize({ width: 360, height: 780 })
  await watchShifts(page)
  await page.goto('/temples')
  await box(page).click()
  await expect.poll(async () => (await box(page).boundingBox())?.width).toBeGreaterThan(300)
  await page.keyboard.press('Tab')
  await expect.poll(async () => (await box(page).boundingBox())?.width).toBeLessThan(60)
  expect(await shiftsOn(page)).toEqual([])
})

test('each temple’s page has the places that answers lead to', async ({ request }) => {
  for (const { id, waysIn } of temples) {
    const html = await (await request.get(`/temples/${id}`)).text()
    for (const intent of intents) {
      const place = placeOnPage(intent, waysIn !== undefined)
      if (place) expect(html, `${id} ${place}`).toContain(`id="${place}"`)
    }
  }
})
