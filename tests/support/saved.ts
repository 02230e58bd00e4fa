import { expect, type Locator, type Page } from '@playwright/test'
import { dayToShow, templesOf } from '#day/entries/days.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { tapsKey } from '#web/saved/mirror.ts'
import { type DeviceRecord, nobody, recordFrom, shownCopy } from '#web/saved/record.ts'
import { beSignedIn } from './journey.ts'

/** The button on the temple's card, or on its own page. */
export function addButton(page: Page, temple: TempleId): Locator {
  return page.locator(`#${temple} .add-to-day, .temple-page .add-to-day`)
}

export function dayCount(page: Page): Locator {
  return page.locator('nav.places .day-count')
}

/** The record in this browser's database. */
export async function storedRecord(page: Page): Promise<DeviceRecord> {
  const stored = await page.evaluate(async () => {
    // Opening a database that is not there would create it.
    const all = await indexedDB.databases()
    if (!all.some(({ name }) => name === 'visits')) return undefined
    return new Promise<unknown>((resolve, reject) => {
      const opening = indexedDB.open('visits')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const reading = opening.result.transaction('kept').objectStore('kept').get('all')
        reading.onsuccess = () => {
          opening.result.close()
          resolve(reading.result)
        }
      }
    })
  })
  return recordFrom(stored, 'unknown0')
}

/** Waits until the current day, as stored in the database, has these temples. */
export async function expectDay(page: Page, temples: readonly TempleId[]): Promise<void> {
  await expect
    .poll(async () => templesOf(dayToShow(shownCopy(await storedRecord(page)).entries, null, '')))
    .toEqual(temples)
}

/** Waits until the account has all entries of this device. */
export async function expectSaved(page: Page): Promise<void> {
  // Otherwise a tap may not be among the entries yet.
  await expect.poll(() => tapsOf(page)).toBe('')
  await expect.poll(async () => unsavedOf(await storedRecord(page))).toEqual([])
}

/** Waits until this device has an entry that the account lacks. */
export async function expectUnsaved(page: Page): Promise<void> {
  await expect.poll(async () => unsavedOf(await storedRecord(page))).not.toEqual([])
  await expect.poll(() => tapsOf(page)).toBe('')
}

/** Waits until nothing of an account is left in this browser. */
export async function expectNothingSaved(page: Page): Promise<void> {
  await expect.poll(async () => (await storedRecord(page)).copies).toEqual({})
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
}

/** The taps that are not stored yet. */
function tapsOf(page: Page): Promise<string> {
  return page.evaluate((key) => localStorage.getItem(key) ?? '', tapsKey)
}

function unsavedOf(record: DeviceRecord): readonly string[] {
  return record.owner === nobody ? ['nobody is signed in'] : shownCopy(record).unsaved
}

/** Sets the time in India and lets the page notice it, as when somebody looks at their phone again. */
export async function setTime(page: Page, time: string, date = '2026-11-23'): Promise<void> {
  await page.clock.setFixedTime(new Date(`${date}T${time}:00+05:30`))
  // Once the page has nothing better to do it has drawn the new minute, of which a press then is. With a clock that is
  // set, `requestIdleCallback` is a timer, which does not wait for that.
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    return scheduler.postTask(() => {}, { priority: 'background' })
  })
}

/** Puts temples into the day of this browser. Without others named, those that, whatever the time, make `/day` show a whole day. */
export async function fillDay(
  page: Page,
  temples: readonly TempleId[] = ['tirumala', 'govindaraja', 'kapila-theertham', 'srikalahasti'],
): Promise<void> {
  await page.goto('/temples')
  for (const temple of temples) await addButton(page, temple).click()
  await expectDay(page, temples)
}

/** Unfolds what a stop has beside its name and time. */
export async function openStop(stop: Locator): Promise<void> {
  await stop.locator('.day-change > summary').click()
}

/** Unfolds what only some need of a plan: sending it, its settings. */
export async function openOptions(page: Page): Promise<void> {
  await page.locator('.day-options > summary').click()
}

/** Unfolds the choices behind the hours of a plan. */
export async function openHours(page: Page): Promise<void> {
  await page.locator('.day-when > summary').click()
}

/** The names of the temples ahead, from top to bottom. */
export function stopsAhead(page: Page): Locator {
  return page.locator('.day-stop:not(.seen) .day-name')
}

/** Waits until these temples are ahead, in this order. */
export async function expectStops(page: Page, temples: readonly TempleId[]): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator('.day-stop:not(.seen)')
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row'))),
    )
    .toEqual(temples)
}

/** Shows the list to a new account that has nothing yet. Until it has answered, what is added belongs to a guest. */
export async function beSignedInOnList(page: Page, email: string): Promise<void> {
  await beSignedIn(page, email)
  await page.goto('/temples')
  await expectSaved(page)
}

/** Also adds a temple to the account's day. */
export async function beSignedInWith(page: Page, email: string, temple: TempleId): Promise<void> {
  await beSignedInOnList(page, email)
  await addButton(page, temple).click()
  await expectSaved(page)
}
