import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type Auth,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  linkWithCredential,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
  signOut,
  unlink,
  updateEmail,
  updatePassword,
  updateProfile,
} from 'firebase/auth'
import { type Listening, listen } from './testing/listen.ts'
import { openSdk } from './testing/sdk.ts'
import { startIdentity, type TestIdentity } from './testing/service.ts'

const password = 'hill and lamp'

describe('the Firebase Auth SDK against the service', () => {
  let identity: TestIdentity
  let server: Listening
  const devices: { close: () => Promise<void> }[] = []

  before(async () => {
    identity = await startIdentity()
    server = await listen(identity.routes)
  })
  after(async () => {
    await Promise.all(devices.map((device) => device.close()))
    await server.close()
    await identity.stop()
  })

  it('registers, and shows the account as the SDK expects it', async () => {
    const { user, operationType } = await createUserWithEmailAndPassword(
      device(),
      'Lakshmi@Example.com',
      password,
    )
    assert.equal(operationType, 'signIn')
    assert.equal(user.email, 'lakshmi@example.com')
    assert.equal(user.emailVerified, false)
    assert.equal(user.isAnonymous, false)
    assert.deepEqual([user.displayName, user.photoURL, user.phoneNumber], [null, null, null])
    assert.deepEqual(
      user.providerData.map(({ providerId, uid }) => [providerId, uid]),
      [['password', 'lakshmi@example.com']],
    )
    assert.ok(Date.parse(user.metadata.creationTime ?? ''))
    const { claims, signInProvider } = await user.getIdTokenResult()
    assert.equal(claims.sub, user.uid)
    assert.equal(signInProvider, 'password')
  })

  it('signs in and out, and in again on another device', async () => {
    const first = await registered('ravi@example.com')
    const second = device()
    const { user } = await signInWithEmailAndPassword(second, 'RAVI@example.com', password)
    assert.equal(user.uid, first.currentUser?.uid)
    await signOut(second)
    assert.equal(second.currentUser, null)
    await first.currentUser?.reload()
  })

  it('gets the error codes it expects', async () => {
    const auth = device()
    await registered('asha@example.com')
    const codes: [() => Promise<unknown>, string][] = [
      [() => createUserWithEmailAndPassword(auth, 'ASHA@example.com', password), 'auth/email-already-in-use'],
      [() => createUserWithEmailAndPassword(auth, 'new@example.com', 'short'), 'auth/weak-password'],
      [() => createUserWithEmailAndPassword(auth, 'asha', password), 'auth/invalid-email'],
      [() => createUserWithEmailAndPassword(auth, 'new@example.com', ''), 'auth/missing-password'],
      [
        () => signInWithEmailAndPassword(auth, 'asha@example.com', 'hill and rain'),
        'auth/invalid-credential',
      ],
      [() => signInWithEmailAndPassword(auth, 'nobody@example.com', password), 'auth/invalid-credential'],
      [() => signInWithEmailAndPassword(auth, '', password), 'auth/invalid-email'],
    ]
    for (const [call, code] of codes) await assert.rejects(call(), { code })
    assert.equal(auth.currentUser, null)
  })

  it('updates and clears the profile', async () => {
    const auth = await registered('meena@example.com')
    const user = signedIn(auth)
    await updateProfile(user, { displayName: 'Meena', photoURL: 'https://example.com/m.png' })
    await updateProfile(user, { displayName: 'Meena Devi' })
    await user.reload()
    assert.deepEqual([user.displayName, user.photoURL], ['Meena Devi', 'https://example.com/m.png'])
    await updateProfile(user, { displayName: '', photoURL: '' })
    await user.reload()
    assert.deepEqual([user.displayName, user.photoURL], [null, null])
  })

  it('changes the password: this device stays signed in, others do not', async () => {
    const auth = await registered('kumar@example.com')
    const other = device()
    await signInWithEmailAndPassword(other, 'kumar@example.com', password)
    await updatePassword(signedIn(auth), 'hill and rain')
    await signedIn(auth).reload()
    await assert.rejects(signedIn(other).reload(), { code: 'auth/user-token-expired' })
    assert.equal(other.currentUser, null)
    await signInWithEmailAndPassword(other, 'kumar@example.com', 'hill and rain')
  })

  it('must confirm a new address by mail', async () => {
    const auth = await registered('gita@example.com')
    await assert.rejects(updateEmail(signedIn(auth), 'gita.r@example.com'), {
      code: 'auth/operation-not-allowed',
    })
  })

  it('requires a recent sign-in', async () => {
    const auth = await registered('anand@example.com')
    identity.passSeconds(400)
    await assert.rejects(updatePassword(signedIn(auth), 'hill and rain'), {
      code: 'auth/requires-recent-login',
    })
    await reauthenticateWithCredential(
      signedIn(auth),
      EmailAuthProvider.credential('anand@example.com', password),
    )
    await updatePassword(signedIn(auth), 'hill and rain')
  })

  it('keeps an account’s address and password, and accepts a new password', async () => {
    const auth = await registered('vani@example.com')
    const refused = { code: 'auth/operation-not-allowed' }
    await assert.rejects(unlink(signedIn(auth), 'password'), refused)
    const elsewhere = EmailAuthProvider.credential('victim@example.com', 'hill and rain')
    await assert.rejects(linkWithCredential(signedIn(auth), elsewhere), {
      code: 'auth/provider-already-linked',
    })
    await signInWithEmailAndPassword(device(), 'vani@example.com', password)
  })

  it('stays signed in if the phone’s clock is a few minutes slow', async () => {
    const auth = await registered('usha@example.com')
    const token = await signedIn(auth).getIdToken()
    identity.passSeconds(3600 + 9 * 60)
    await signedIn(auth).reload()
    await updateProfile(signedIn(auth), { displayName: 'Usha' })
    assert.equal(await signedIn(auth).getIdToken(), token)
    identity.passSeconds(60)
    await assert.rejects(signedIn(auth).reload(), { code: 'auth/user-token-expired' })
  })

  it('deletes the account, which signs out its other device', async () => {
    const auth = await registered('leela@example.com')
    const other = device()
    await signInWithEmailAndPassword(other, 'leela@example.com', password)
    await deleteUser(signedIn(auth))
    assert.equal(auth.currentUser, null)
    await assert.rejects(signedIn(other).getIdToken(true), { code: 'auth/user-token-expired' })
    assert.equal(other.currentUser, null)
  })

  it('renews a token 5 minutes before it expires, and not earlier', async (test) => {
    const brief = await startIdentity({ idTokenSeconds: 302 })
    test.after(() => brief.stop())
    const briefly = await listen(brief.routes)
    test.after(() => briefly.close())
    const { user } = await createUserWithEmailAndPassword(device(briefly), 'sita@example.com', password)
    const first = await user.getIdToken()
    assert.equal(await user.getIdToken(), first)
    await wait(2100)
    assert.notEqual(await user.getIdToken(), first)
    await user.reload()
  })

  function device(at = server): Auth {
    const sdk = openSdk(at.origin)
    devices.push(sdk)
    return sdk.auth
  }

  async function registered(email: string): Promise<Auth> {
    const auth = device()
    await createUserWithEmailAndPassword(auth, email, password)
    return auth
  }
})

function signedIn({ currentUser }: Auth) {
  assert.ok(currentUser)
  return currentUser
}
