import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type vm from 'node:vm'
import fc from 'fast-check'
import { post } from '#identity/testing/calls.ts'
import { startIdentity, type TestIdentity } from '#identity/testing/service.ts'
import { createSharedStorage } from './testing/shared-storage.ts'
import { bundledSession, openTab, type Tab } from './testing/tab.ts'

const password = 'hill and lamp'
const people = ['lakshmi@example.com', 'ravi@example.com'] as const

type Step =
  | { act: 'open' | 'close' | 'log out' | 'refresh' | 'renew'; tab: number; early?: boolean }
  | { act: 'log in'; tab: number; person: string }
  /** `early`: before the tab learns what another has stored. */
  | { act: 'answer' | 'answer all' | 'lose'; tab: number; early: boolean }

const tab = fc.constantFrom(0, 1)
const early = fc.boolean()
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('open'), tab }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('close', 'refresh', 'renew'), tab }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('log out'), tab }) },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('log in'), tab, person: fc.constantFrom(...people) }),
  },
  { weight: 6, arbitrary: fc.record({ act: fc.constantFrom('answer', 'answer all', 'lose'), tab, early }) },
)

const loggedIn: Step[] = [
  { act: 'open', tab: 0 },
  { act: 'log in', tab: 0, person: people[0] },
  { act: 'answer all', tab: 0, early: false },
]

let identity: TestIdentity
let script: vm.Script

before(async () => {
  identity = await startIdentity()
  for (const email of people) await post(identity.routes, 'accounts:signUp', { email, password })
  script = await bundledSession()
})
after(() => identity.stop())

it('a session ends in every tab when somebody logs out, and nobody ends in the account of somebody else', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 40, size: 'max' }), async (steps) => {
      const phone = createPhone()
      try {
        for (const step of [...loggedIn, ...steps]) await phone.walk(step)
        await phone.rest()
      } finally {
        phone.close()
      }
    }),
    { numRuns: 40 },
  )
})

it('a logout while two tabs restore the session ends it, even if one of them stores it in the same moment', async () => {
  const phone = createPhone()
  const steps: Step[] = [
    { act: 'open', tab: 0 },
    { act: 'open', tab: 1 },
    { act: 'answer', tab: 0, early: false },
    { act: 'answer', tab: 1, early: false },
    { act: 'log out', tab: 0, early: true },
    { act: 'answer all', tab: 1, early: true },
  ]
  try {
    for (const step of [...loggedIn, ...steps]) await phone.walk(step)
    await phone.rest()
  } finally {
    phone.close()
  }
})

it('a stored session of another provider is deleted, so that it loads the SDK no more', async () => {
  const phone = createPhone()
  phone.leave('firebase:authUser:other-key:[DEFAULT]', '{}')
  try {
    await phone.walk({ act: 'open', tab: 0 })
    await phone.rest()
    assert.deepEqual(phone.stored(), [])
  } finally {
    phone.close()
  }
})

function createPhone() {
  const storage = createSharedStorage()
  const tabs: (Tab | undefined)[] = []
  const loggingIn = new Map<Tab, string>()
  /** Who has logged in last, unless somebody has logged out since. */
  let whose: string | null = null
  const wrong: string[] = []
  /**
   * A new password ends the session in a tab that asks for its account before it learns of the new one, and that of a
   * login which was faster.
   */
  let mayHaveEnded = false
  let renewals = 0

  function open(): Tab {
    const opened = openTab(script, {
      openTab: storage.openTab,
      fetch: (request) =>
        request.url.endsWith('/init.json')
          ? Response.json({ apiKey: 'travel-visit', projectId: 'travel-visit', identityUrl: '/' })
          : identity.routes.fetch(request),
    })
    opened.session.onSessionChange(() => check(opened))
    return opened
  }

  function check(tab: Tab): void {
    if (tab.storage.isBehind()) return
    const shown = shownIn(tab)
    if (shown !== null && ![whose, loggingIn.get(tab)].includes(shown))
      wrong.push(`${shown} instead of ${whose}`)
  }

  async function logIn(tab: Tab, email: string): Promise<void> {
    loggingIn.set(tab, email)
    try {
      await (await tab.session.openAccounts()).logIn({ email, password })
      whose = email
      mayHaveEnded = renewals > 0
      storage.deliver()
    } catch {
      // No signal.
    }
    loggingIn.delete(tab)
  }

  async function walk(step: Step): Promise<void> {
    // People are slower than browsers.
    if (!('early' in step && step.early)) storage.deliver()
    const tab = tabs[step.tab]
    const own = tab && isMember(tab) && tab.session.openedAccounts()?.own
    if (step.act === 'close' || step.act === 'open') {
      tab?.close()
      tabs[step.tab] = step.act === 'open' ? open() : undefined
    }
    if (step.act === 'log out' && tab && !loggingIn.has(tab)) {
      await tab.session.logOut()
      whose = null
      // Without the SDK this tab would not see that another stores the session again in this very moment.
      if (!tab.session.openedAccounts() && !step.early) storage.deliver()
    }
    if (step.act === 'log in' && tab?.session.currentSession().state === 'guest' && !loggingIn.has(tab))
      void logIn(tab, step.person)
    if (step.act === 'refresh' && own) void own.idToken(own.details()?.id ?? '', true).catch(() => {})
    if (step.act === 'renew' && own) {
      mayHaveEnded = true
      renewals += 1
      const over = () => {
        renewals -= 1
      }
      void own.endSessions(password).then(over, over)
    }
    if (step.act === 'answer') await tab?.held.shift()?.answer()
    while (step.act === 'answer all' && tab && tab.held.length > 0) {
      await tab.held.shift()?.answer()
      await quiet()
    }
    if (step.act === 'lose') tab?.held.shift()?.lose()
    await quiet()
    for (const tab of tabs) if (tab) check(tab)
    assert.deepEqual(wrong, [])
  }

  /** Everything is answered; a tab opened now sees the same as the others. */
  async function rest(): Promise<void> {
    tabs.push(open())
    for (;;) {
      storage.deliver()
      await quiet()
      const held = tabs.flatMap((tab) => tab?.held.shift() ?? [])
      if (held.length === 0) break
      for (const request of held) {
        await request.answer()
        await quiet()
        storage.deliver()
      }
      for (const tab of tabs) tab?.online()
    }
    const stored = storage.values().map((text) => JSON.parse(text).email ?? null)
    const shown = tabs.flatMap((tab) => (tab ? [shownIn(tab)] : []))
    const seen = new Set(stored.length > 0 ? [...shown, ...stored] : [...shown, null])
    if (mayHaveEnded && whose !== null)
      assert.ok(seen.size === 1 && (seen.has(whose) || seen.has(null)), String([...seen]))
    else assert.deepEqual([...seen], [whose])
    assert.deepEqual(wrong, [])
  }
  return {
    walk,
    rest,
    leave: (key: string, value: string) => storage.openTab(() => {}).storage.setItem(key, value),
    stored: () => storage.values(),
    close: () => {
      for (const tab of tabs) tab?.close()
    },
  }
}

function isMember({ session }: Tab): boolean {
  return session.isAuthenticated(session.currentSession())
}

function shownIn(tab: Tab): string | null {
  return isMember(tab) ? (tab.session.openedAccounts()?.own.details()?.email ?? null) : null
}

/** Once everything that has arrived has been taken. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
