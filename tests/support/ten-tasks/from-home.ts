import assert from 'node:assert/strict'
import { type Pilgrim, until } from './pilgrim.ts'
import { anyStatus, nameOf, seesStatus, setClock } from './sights.ts'
import type { Task } from './tasks.ts'

/** What somebody asks who opens the site at ten past two, with nothing chosen and nothing planned. */
export const fromHome: Task[] = [
  {
    name: 'is Srikalahasti open now',
    // The fifth of cards that are as high as they may be.
    limits: { taps: 1, screens: 1.6 },
    async walk({ t, ...pilgrim }) {
      await beginAt1410(pilgrim)
      await pilgrim.tap('link', t('Temples'))
      await seesStatus(pilgrim, nameOf('srikalahasti', pilgrim), anyStatus)
    },
  },
  {
    name: 'what to wear at Tirumala',
    limits: { taps: 2, screens: 0 },
    async walk({ t, ...pilgrim }) {
      await beginAt1410(pilgrim)
      await pilgrim.tap('link', t('Temples'))
      await pilgrim.tap('link', nameOf('tirumala', pilgrim))
      await pilgrim.sees('text', t('Dress: {rule}').replace('{rule}', '').trim(), nameOf('tirumala', pilgrim))
    },
  },
  {
    name: 'how long is the line at Tirumala, and where is a ticket',
    limits: { taps: 2, screens: 1.1 },
    async walk({ t, ...pilgrim }) {
      await beginAt1410(pilgrim)
      await pilgrim.tap('link', t('Temples'))
      await pilgrim.tap('link', nameOf('tirumala', pilgrim))
      await pilgrim.sees('heading', nameOf('tirumala', pilgrim))
      await pilgrim.sees('text', t('{duration} in line').replace('{duration}', '').trim())
      await pilgrim.sees('link', t('Book on the official site'))
    },
  },
  {
    name: 'which temple near by is open',
    limits: { taps: 0, screens: 0 },
    async walk(pilgrim) {
      await beginAt1410(pilgrim)
      await pilgrim.sees('link', nameOf('govindaraja', pilgrim))
      await pilgrim.sees('text', pilgrim.language === 'en' ? /^Open\b/ : /తెరిచి/)
    },
  },
  {
    name: 'plan the afternoon from the station, and see the first temple',
    limits: { taps: 2, screens: 1 },
    async walk(pilgrim) {
      await planAfternoon(pilgrim)
      await seesFirstStop(pilgrim)
    },
  },
  {
    name: 'put Tirumala into a plan, and see it there',
    limits: { taps: 3, screens: 1 },
    async walk({ t, ...pilgrim }) {
      await beginAt1410(pilgrim)
      await pilgrim.tap('link', t('Temples'))
      await pilgrim.tap('button', `${t('My day')} ${nameOf('tirumala', pilgrim)}`)
      await pilgrim.tap('link', t('My day'))
      await seesFirstStop(pilgrim)
    },
  },
  {
    name: 'the way to the nearest temple, on streets',
    limits: { taps: 2, screens: 0 },
    async walk({ t, phone, ...pilgrim }) {
      await beginAt1410({ phone, ...pilgrim })
      await pilgrim.tap('link', nameOf('govindaraja', pilgrim))
      await pilgrim.sees('link', t('Directions'), nameOf('govindaraja', pilgrim))
      // Who leaves the site would not come back.
      await phone.run(keepNextLink)
      await pilgrim.tap('link', t('Directions'), nameOf('govindaraja', pilgrim))
      const opened = await until(() => phone.run(() => Reflect.get(window, 'opened') as unknown))
      assert.match(String(opened), /^https:\/\/www\.google\.com\/maps\/dir\//)
    },
  },
  {
    name: 'tick the first temple of the plan',
    limits: { taps: 3, screens: 1 },
    async walk({ t, ...pilgrim }) {
      await planAfternoon({ t, ...pilgrim })
      await seesFirstStop(pilgrim)
      await pilgrim.phone.run(setClock, Date.parse('2026-11-30T14:45:00+05:30'))
      await pilgrim.tap('button', t('Mark as seen'))
      assert.ok(await until(() => pilgrim.phone.run(() => document.querySelector('.day-stop.seen') !== null)))
    },
  },
]

async function beginAt1410({ open, phone }: Pick<Pilgrim, 'open' | 'phone'>): Promise<void> {
  await open('/')
  await phone.run(setClock, Date.parse('2026-11-30T14:10:00+05:30'))
}

async function planAfternoon({ t, ...pilgrim }: Omit<Pilgrim, 'spent'>): Promise<void> {
  await beginAt1410(pilgrim)
  await pilgrim.tap('link', t('My day'))
  await pilgrim.tap('button', t('Plan my day'))
}

/** Whichever temple the planner has put first. */
async function seesFirstStop({ phone, sees }: Pick<Pilgrim, 'phone' | 'sees'>): Promise<void> {
  const name = await until(() =>
    phone.run(() => document.querySelector('.day-stop:not(.seen) h2 .day-name')?.textContent?.trim()),
  )
  assert.ok(name, 'There is no plan')
  await sees('heading', name)
}

/** Runs in the page: holds what the next press on a link would open. */
function keepNextLink(): void {
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link) return
      event.preventDefault()
      Reflect.set(window, 'opened', link.href)
    },
    { capture: true, once: true },
  )
}
