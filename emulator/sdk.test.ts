import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  type Auth,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  linkWithCredential,
  unlink,
} from 'firebase/auth'
import { listen } from '#identity/testing/listen.ts'
import { openSdk } from '#identity/testing/sdk.ts'
import { emulatorForEachTest } from './testing/emulator.ts'

const password = 'hill and lamp'

describe('the Firebase Auth SDK against the emulator', () => {
  const service = emulatorForEachTest()

  it('unlinks and links the password', async () => {
    const server = await listen(service().routes)
    const { auth, close } = openSdk(server.origin)
    await createUserWithEmailAndPassword(auth, 'vani@example.com', password)
    await unlink(signedIn(auth), 'password')
    assert.deepEqual(signedIn(auth).providerData, [])
    const credential = EmailAuthProvider.credential('vani@example.com', 'hill and rain')
    const { user } = await linkWithCredential(signedIn(auth), credential)
    assert.equal(user.email, 'vani@example.com')
    await close()
    await server.close()
  })
})

function signedIn({ currentUser }: Auth) {
  assert.ok(currentUser)
  return currentUser
}
