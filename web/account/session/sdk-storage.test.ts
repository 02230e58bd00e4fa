import assert from 'node:assert/strict'
import { after, before, beforeEach, it } from 'node:test'
import { deleteApp, initializeApp } from 'firebase/app'
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  type Persistence,
  signOut,
  updateProfile,
} from 'firebase/auth'
import { type Listening, listen } from '#identity/testing/listen.ts'
import { startIdentity, type TestIdentity } from '#identity/testing/service.ts'

// The members that a persistence of the SDK has are not public: `shared-session.ts` has them as well, and fails without
// a word where a new version of the SDK no longer calls them so.

type Call = [member: string, ...given: unknown[]]

let identity: TestIdentity
let server: Listening
let calls: Call[] = []
let stored: unknown = null
let tellOfOtherTab: () => unknown = () => {}

class Recorder {
  readonly type = 'LOCAL'
  get _shouldAllowMigration() {
    calls.push(['_shouldAllowMigration'])
    return false
  }
  async _isAvailable() {
    calls.push(['_isAvailable'])
    return true
  }
  async _get(key: string) {
    calls.push(['_get', key])
    return stored
  }
  async _set(key: string, user: unknown) {
    calls.push(['_set', key, user])
    stored = user
  }
  async _remove(key: string) {
    calls.push(['_remove', key])
    stored = null
  }
  _addListener(key: string, listener: () => unknown) {
    calls.push(['_addListener', key])
    tellOfOtherTab = listener
  }
  _removeListener(key: string) {
    calls.push(['_removeListener', key])
  }
}

before(async () => {
  identity = await startIdentity()
  server = await listen(identity.routes)
})
after(async () => {
  await server.close()
  await identity.stop()
})
beforeEach(() => {
  calls = []
  stored = null
})

const key = 'firebase:authUser:travel-visit:tab'
const named = (member: string) => calls.filter(([name]) => name === member)

it('The SDK reads what is stored at its start, under a key that names the project, and then listens', async () => {
  await withSdk(() => {
    assert.deepEqual(named('_get').at(0), ['_get', key])
    assert.deepEqual(named('_addListener'), [['_addListener', key]])
    assert.deepEqual(named('_set'), [])
  })
})

it('The SDK stores its user with the refresh token at each sign-in and change, and removes it at the end', async () => {
  await withSdk(async (auth) => {
    const { user } = await register(auth, 'lakshmi')
    const last = () => named('_set').at(-1)?.[2] as { uid: string; stsTokenManager: { refreshToken: string } }
    assert.equal(named('_set').at(-1)?.[1], key)
    assert.equal(last().uid, user.uid)
    assert.equal(last().stsTokenManager.refreshToken, user.refreshToken)
    const before = named('_set').length
    await updateProfile(user, { displayName: 'Lakshmi' })
    assert.ok(named('_set').length > before)
    await signOut(auth)
    assert.deepEqual(named('_remove').at(-1), ['_remove', key])
  })
})

it('The SDK reads again when it is told of another tab, and follows it out', async () => {
  await withSdk(async (auth) => {
    await register(auth, 'ravi')
    stored = null
    await tellOfOtherTab()
    await auth.authStateReady()
    assert.equal(auth.currentUser, null)
  })
})

async function withSdk(use: (auth: Auth) => unknown): Promise<void> {
  const app = initializeApp({ apiKey: 'travel-visit', projectId: 'travel-visit' }, 'tab')
  const auth = initializeAuth(app, { persistence: Recorder as unknown as Persistence })
  connectAuthEmulator(auth, server.origin, { disableWarnings: true })
  await auth.authStateReady()
  await use(auth)
  await deleteApp(app)
}

function register(auth: Auth, name: string) {
  return createUserWithEmailAndPassword(auth, `${name}@example.com`, 'hill and lamp')
}
