import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import * as firebaseApp from 'firebase/app'
import { type Auth, createUserWithEmailAndPassword } from 'firebase/auth'
import { type Listening, listen } from './testing/listen.ts'
import { openSdk } from './testing/sdk.ts'
import { startIdentity, type TestIdentity } from './testing/service.ts'

const password = 'hill and lamp'
const second = 1000
const minute = 60 * second

/** When the SDK in use asks the service by itself, which the pages rely on. */
describe("the SDK's timing", () => {
  let identity: TestIdentity
  let server: Listening
  let sdk: { auth: Auth; close: () => Promise<void> }

  async function start(idTokenSeconds: number) {
    identity = await startIdentity({ idTokenSeconds })
    server = await listen(identity.routes)
    sdk = openSdk(server.origin)
  }
  afterEach(async () => {
    await sdk.close()
    await server.close()
    await identity.stop()
  })

  it('renews a token 30 s before it expires, and not earlier', async () => {
    await start(32)
    const { user } = await createUserWithEmailAndPassword(sdk.auth, 'asha@example.com', password)
    const first = await user.getIdToken()
    assert.equal(await user.getIdToken(), first)
    await wait(2100)
    const second = await user.getIdToken()
    assert.notEqual(second, first)
    await user.reload()
  })

  describe('with its timers held', () => {
    let timers: HeldTimers
    beforeEach(() => {
      timers = holdLongTimers()
    })
    afterEach(() => timers.release())

    it('renews for other parts of the SDK 5 minutes before expiry; retries after 30 s, doubling to 16 min', async () => {
      await start(3600)
      const { user } = await createUserWithEmailAndPassword(sdk.auth, 'asha@example.com', password)
      // As Firestore and others do; this starts the SDK's own renewal.
      authForOtherProducts(sdk.auth).addAuthTokenListener(() => {})
      assert.ok(Math.abs(timers.delay() - 55 * minute) < 5 * second, String(timers.delay()))

      const before = await user.getIdToken()
      identity.passSeconds(55 * 60)
      await timers.fire()
      assert.notEqual(await user.getIdToken(), before)
      assert.ok(Math.abs(timers.delay() - 55 * minute) < 5 * second)

      await server.close()
      const delays = []
      for (let tries = 0; tries < 7; tries += 1) {
        await timers.fire()
        delays.push(timers.delay() / second)
      }
      assert.deepEqual(delays, [30, 60, 120, 240, 480, 960, 960])
    })

    it('does not renew on its own while nothing else needs tokens', async () => {
      await start(3600)
      await createUserWithEmailAndPassword(sdk.auth, 'asha@example.com', password)
      assert.equal(timers.held(), 0)
    })

    it('times out a request after 30 s', async () => {
      await start(3600)
      await createUserWithEmailAndPassword(sdk.auth, 'asha@example.com', password)
      assert.ok(timers.seen().includes(30 * second))
    })
  })
})

type AuthForOtherProducts = { addAuthTokenListener: (listener: () => void) => void }

/** Firebase's internal interface between packages, missing from the published types. */
function authForOtherProducts({ app }: Auth): AuthForOtherProducts {
  const { _getProvider } = firebaseApp as unknown as {
    _getProvider: (app: unknown, name: string) => { getImmediate: () => AuthForOtherProducts }
  }
  return _getProvider(app, 'auth-internal').getImmediate()
}

type HeldTimers = {
  seen: () => number[]
  /** Timers that have neither run nor been cleared. */
  held: () => number
  delay: () => number
  fire: () => Promise<void>
  release: () => void
}

/** Holds timers of half a minute or more, so that tests need not wait for them. */
function holdLongTimers(): HeldTimers {
  const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout }
  const delays: number[] = []
  const held = new Map<object, { callback: () => unknown; delay: number }>()
  const newest = () => {
    const last = [...held].at(-1)
    assert.ok(last, 'no timer is held')
    return last
  }
  const hold = (callback: () => unknown, delay = 0) => {
    if (delay < 30 * second) return real.setTimeout(callback, delay)
    const handle = {}
    delays.push(delay)
    held.set(handle, { callback, delay })
    return handle
  }
  const clear = (handle: object | undefined) => {
    if (handle && !held.delete(handle)) real.clearTimeout(handle as NodeJS.Timeout)
  }
  Object.assign(globalThis, { setTimeout: hold, clearTimeout: clear })
  return {
    seen: () => delays,
    held: () => held.size,
    delay: () => newest()[1].delay,
    async fire() {
      const [handle, { callback }] = newest()
      held.delete(handle)
      await callback()
    },
    release: () => Object.assign(globalThis, real),
  }
}
