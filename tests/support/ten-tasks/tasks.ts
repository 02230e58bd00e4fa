import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { password } from '#tests/support/sign-ups.ts'
import { ownNames, prefixOf } from '#web/language/languages.ts'
import { marksCache, storedPrefix } from '#web/offline/caches.ts'
import { type Pilgrim, type Spent, until } from './pilgrim.ts'
import { anyStatus, nameOf, seesDistance, seesDriverScreen, seesStatus, setClock } from './sights.ts'

export type Task = {
  name: string
  /** For tasks that are done in a hurry. */
  limits?: Spent
  /** The pages come from the phone's storage. */
  isOffline?: true
  walk: (pilgrim: Pilgrim, line: Line) => Promise<void>
}

/** The pilgrim's way to the server. */
type Line = { cut: () => Promise<unknown> }

/** What people come for, on a pavement, with one free thumb. */
export const tenTasks: Task[] = [
  {
    name: 'what is open and near at 14:10 from the station',
    // On the list itself it takes three: the phone's own list of places opens with one and closes with another.
    limits: { taps: 2, screens: 1 },
    async walk({ t, ...pilgrim }) {
      await pilgrim.open('/tirupati')
      await pilgrim.phone.run(setClock, Date.parse('2026-11-30T14:10:00+05:30'))
      await pilgrim.tap('link', t('I’m at the railway station'))
      await pilgrim.tap('checkbox', t('Open now'))
      assert.ok(await until(() => pilgrim.phone.run(() => location.search.includes('open=now'))))
      await seesStatus(pilgrim, nameOf('govindaraja', pilgrim), { en: '^Open', te: 'తెరిచి' })
      await seesDistance(pilgrim, nameOf('govindaraja', pilgrim))
    },
  },
  {
    name: 'show a driver where to go',
    limits: { taps: 2, screens: 0 },
    async walk({ t, ...pilgrim }) {
      await pilgrim.open('/temples')
      await pilgrim.tap('link', nameOf('tirumala', pilgrim))
      await pilgrim.tap('button', t('Driver'), nameOf('tirumala', pilgrim))
      await seesDriverScreen(pilgrim, 'తిరుమల')
    },
  },
  {
    name: 'is Srikalahasti open, and how far is it',
    limits: { taps: 2, screens: 0 },
    async walk({ t, ...pilgrim }) {
      await pilgrim.open('/temples?from=railwayStation')
      await pilgrim.tap('field', t('Search temples and answers'))
      await pilgrim.type('kalahasti')
      // A part of the word also finds other temples, above this one.
      assert.ok(await until(() => pilgrim.phone.run(() => location.search.includes('q=kalahasti'))))
      await until(() => pilgrim.phone.run(() => document.querySelectorAll('article').length === 1))
      await seesStatus(pilgrim, nameOf('srikalahasti', pilgrim), anyStatus)
      await seesDistance(pilgrim, nameOf('srikalahasti', pilgrim))
    },
  },
  {
    name: 'may I take my phone into Tirumala',
    limits: { taps: 2, screens: 0 },
    async walk({ t, ...pilgrim }) {
      await pilgrim.open('/temples')
      await pilgrim.tap('link', nameOf('tirumala', pilgrim))
      await pilgrim.sees('text', t('not allowed inside'), nameOf('tirumala', pilgrim))
    },
  },
  {
    name: 'print the list',
    async walk({ t, phone, ...pilgrim }) {
      await pilgrim.open('/temples')
      await phone.run(() => {
        window.print = () => Reflect.set(window, 'printed', true)
      })
      await pilgrim.tap('button', t('Print this list'))
      assert.ok(await until(() => phone.run(() => Reflect.get(window, 'printed') as unknown)))
    },
  },
  {
    name: 'send the list to the family',
    async walk({ t, phone, ...pilgrim }) {
      await pilgrim.open('/temples?from=railwayStation')
      await phone.run(() => {
        const share = async (what: ShareData) => void Reflect.set(window, 'shared', what.url)
        Object.defineProperty(navigator, 'share', { value: share })
      })
      await pilgrim.tap('button', t('Share this page'))
      const shared = await until(() => phone.run(() => Reflect.get(window, 'shared') as string))
      assert.ok(shared?.endsWith(`${prefixOf(pilgrim.language)}/temples?from=railwayStation`), shared)
    },
  },
  {
    name: 'read it in another language',
    async walk({ t, language, ...pilgrim }) {
      const other = language === 'en' ? 'te' : 'en'
      await pilgrim.open('/temples/srikalahasti')
      await pilgrim.tap('button', t('Language'))
      await pilgrim.tap('link', ownNames[other])
      await pilgrim.sees('heading', nameOf('srikalahasti', { language: other }))
      assert.equal(await pilgrim.phone.run(() => document.documentElement.lang), other)
    },
  },
  {
    name: 'read it offline after one visit',
    isOffline: true,
    async walk({ t, phone, ...pilgrim }, line) {
      await pilgrim.open('/temples')
      assert.ok(await until(() => phone.run(isStored, pilgrim.language, marksCache, storedPrefix)))
      await line.cut()
      await pilgrim.open('/temples/srikalahasti')
      await seesDistance(pilgrim, nameOf('srikalahasti', pilgrim))
      await pilgrim.tap('button', t('Driver'), nameOf('srikalahasti', pilgrim))
      await seesDriverScreen(pilgrim, 'శ్రీకాళహస్తి')
      await pilgrim.open('/good-to-know')
      await pilgrim.sees('link', '1 1 2')
    },
  },
  {
    name: 'an emergency number',
    limits: { taps: 2, screens: 0 },
    async walk({ t, ...pilgrim }) {
      await pilgrim.open('/temples')
      await pilgrim.tap('link', t('Info'))
      await pilgrim.sees('link', '1 1 2', t('Good to know'))
    },
  },
  {
    name: 'register, and come back to the same page',
    async walk({ t, ...pilgrim }) {
      await pilgrim.open('/temples/srikalahasti')
      await pilgrim.tap('link', t('Register'))
      for (const [field, typed] of [
        [t('Email'), `${randomUUID()}@example.com`],
        [t('Password'), password],
        [t('Confirm password'), password],
      ] as const) {
        await pilgrim.tap('field', field)
        await pilgrim.type(typed)
      }
      await pilgrim.tap('button', t('REGISTER'))
      await pilgrim.sees('text', t('Your account is ready and you’re logged in.'))
      await pilgrim.tap('link', t('Back to {page}').replace('{page}', nameOf('srikalahasti', pilgrim)))
      await pilgrim.sees('heading', nameOf('srikalahasti', pilgrim))
      await pilgrim.sees('link', t('Logout'))
    },
  },
]

/** Runs in the page: whether the worker has stored a language and what all languages share. */
async function isStored(language: string, marksCache: string, storedPrefix: string): Promise<boolean> {
  if (navigator.serviceWorker.controller?.state !== 'activated' || !(await caches.has(marksCache)))
    return false
  const marks = await (await caches.open(marksCache)).keys()
  const groups = marks.filter(({ url }) => url.includes(storedPrefix)).map(({ url }) => url.split('/').pop())
  return groups.includes('shared') && groups.includes(language)
}
