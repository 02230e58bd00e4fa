import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import type { Language } from '#messages/languages.ts'
import { isHydrated } from '#tests/support/is-hydrated.ts'
import { translationsIn } from '#tests/support/translations.ts'
import { prefixOf } from '#web/language/languages.ts'
import { bringIntoView, type Found, lookFor, type Wanted } from './bring-into-view.ts'
import type { Phone } from './phone.ts'

/** Somebody with a phone, who sees and presses what is on its screen. */
export type Pilgrim = ReturnType<typeof pilgrimWith>

type Place = { language: Language; address: string }

const patienceMs = 30_000

/** Taps, and how far the page was scrolled, in screens. */
export type Spent = { taps: number; screens: number }

export function assertWithin(limits: Spent, { taps, screens }: Spent): void {
  assert.ok(taps <= limits.taps, `${taps} taps`)
  assert.ok(screens <= limits.screens, `${screens.toFixed(2)} screens scrolled`)
}

/** Counts what a task costs. */
export function pilgrimWith(phone: Phone, { language, address }: Place) {
  const spent: Spent = { taps: 0, screens: 0 }

  /** Waits until it rests in one place. */
  async function find(wanted: Wanted): Promise<Found> {
    let last: Found | null = null
    const rested = await until(async () => {
      const found = await phone.run(bringIntoView, ...lookFor(wanted))
      spent.screens += found?.screens ?? 0
      const rests = found?.x === last?.x && found?.y === last?.y
      last = found
      return rests && found
    })
    return rested || assert.fail(`There is no ${JSON.stringify(wanted)} on the page`)
  }
  return {
    phone,
    language,
    spent,
    t: translationsIn(language),
    async open(path: string) {
      await phone.goTo(address + prefixOf(language) + path)
      assert.ok(await until(() => phone.run(isHydrated)), `${path} is not hydrated`)
    },
    async tap(what: Wanted['what'], name: string, under?: string) {
      const { x, y } = await find({ what, name, ...(under && { under }) })
      spent.taps += 1
      await phone.press(x, y)
    },
    async type(text: string) {
      assert.ok(await until(() => phone.run(isInField)), 'There is nothing to type in')
      await phone.type(text)
    },
    async sees(what: Wanted['what'], said: string | RegExp, under?: string) {
      const name = typeof said === 'string' ? { name: said } : { pattern: said.source }
      await find({ what, ...name, ...(under && { under }) })
    },
  }
}

/** Asks until there is an answer. Errors do not count until the end: no code runs while a page is being replaced. */
export async function until<Value>(ask: () => Promise<Value>): Promise<Value | undefined> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    const isLate = performance.now() > deadline
    const value = await ask().catch((error: unknown) => {
      if (isLate) throw error
      return undefined
    })
    if (value || isLate) return value
    await wait(50)
  }
}

/** Runs in the page. */
function isInField(): boolean {
  return document.activeElement instanceof HTMLInputElement
}
