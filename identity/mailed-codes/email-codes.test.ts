import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Answer, assertRefused, lakshmi, post, signIn } from '#identity/testing/calls.ts'
import { newestLink } from '#identity/testing/mailed.ts'
import { identityForEachTest, startIdentity, type TestIdentity } from '#identity/testing/service.ts'

const newEmail = 'lakshmi@new.example'

describe('a code that verifies an address', () => {
  const service = identityForEachTest()

  it('works once, and leaves the session as it is', async () => {
    const { routes } = service()
    const { body } = await post(routes, 'accounts:signUp', lakshmi)
    const sent = await post(routes, 'accounts:sendOobCode', {
      requestType: 'VERIFY_EMAIL',
      idToken: body.idToken,
      email: 'somebody@else.example',
    })
    assert.equal(sent.body.email, lakshmi.email)
    const { to, link, oobCode } = newestLink(service())
    assert.deepEqual([to, link.searchParams.get('mode')], [lakshmi.email, 'verifyEmail'])

    const inspected = await post(routes, 'accounts:resetPassword', { oobCode })
    assert.deepEqual([inspected.body.requestType, inspected.body.email], ['VERIFY_EMAIL', lakshmi.email])
    const applied = await post(routes, 'accounts:update', { oobCode })
    assert.equal(applied.status, 200)
    assert.equal(applied.body.localId, body.localId)
    assert.equal(applied.body.emailVerified, true)
    assert.ok(!('idToken' in applied.body) && !('refreshToken' in applied.body))
    assertRefused(await post(routes, 'accounts:resetPassword', { oobCode }), 'INVALID_OOB_CODE')
    const { users } = (await post(routes, 'accounts:lookup', { idToken: body.idToken })).body
    assert.equal(users[0].emailVerified, true)
  })

  it('requires a signed-in caller', async () => {
    const { routes } = service()
    const verify = { requestType: 'VERIFY_EMAIL', email: lakshmi.email }
    assertRefused(await post(routes, 'accounts:sendOobCode', verify), 'INVALID_ID_TOKEN')
    assertRefused(await post(routes, 'accounts:sendOobCode', { ...verify, idToken: 'x' }), 'INVALID_ID_TOKEN')
  })

  it('can’t reset a password', async () => {
    const { routes } = service()
    const { body } = await post(routes, 'accounts:signUp', lakshmi)
    await post(routes, 'accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: body.idToken })
    const { oobCode } = newestLink(service())
    const misused = await post(routes, 'accounts:resetPassword', { oobCode, newPassword: 'seven hills' })
    assertRefused(misused, 'INVALID_OOB_CODE')
    assert.equal((await signIn(routes, lakshmi.password)).status, 200)
  })
})

describe('a code that changes an address', () => {
  const service = identityForEachTest()

  it('goes to the new address, changes nothing until used, then ends every session', async () => {
    const { routes } = service()
    const { body } = await post(routes, 'accounts:signUp', lakshmi)
    const { to, oobCode } = await requestChange(service(), body.idToken)
    assert.equal(to, newEmail)
    assert.equal((await signIn(routes, lakshmi.password)).status, 200)

    const inspected = await post(routes, 'accounts:resetPassword', { oobCode })
    assert.deepEqual([inspected.body.email, inspected.body.newEmail], [lakshmi.email, newEmail])
    const applied = await post(routes, 'accounts:update', { oobCode })
    assert.deepEqual(
      [applied.body.email, applied.body.newEmail, applied.body.emailVerified],
      [newEmail, newEmail, true],
    )
    assertRefused(await post(routes, 'accounts:lookup', { idToken: body.idToken }), 'TOKEN_EXPIRED')
    assertRefused(await signIn(routes, lakshmi.password), 'INVALID_LOGIN_CREDENTIALS')
    const again = await post(routes, 'accounts:signInWithPassword', { ...lakshmi, email: newEmail })
    assert.equal(again.status, 200)
    const { users } = (await post(routes, 'accounts:lookup', { idToken: again.body.idToken })).body
    assert.equal(users[0].initialEmail, lakshmi.email)
  })

  it('can be undone from the old mailbox for thirty days', async () => {
    const { routes, passSeconds } = service()
    const { body } = await post(routes, 'accounts:signUp', lakshmi)
    await post(routes, 'accounts:update', { oobCode: (await requestChange(service(), body.idToken)).oobCode })
    const { to, link, oobCode } = newestLink(service())
    assert.deepEqual([to, link.searchParams.get('mode')], [lakshmi.email, 'recoverEmail'])
    const thief = await post(routes, 'accounts:signInWithPassword', { ...lakshmi, email: newEmail })

    // The thief changes the password too; the recovery stays.
    const idToken = thief.body.idToken
    assert.equal((await post(routes, 'accounts:update', { idToken, password: 'stolen lamp' })).status, 200)
    passSeconds(29 * 24 * 60 * 60)
    const recovered = await post(routes, 'accounts:update', { oobCode })
    assert.deepEqual([recovered.body.email, recovered.body.emailVerified], [lakshmi.email, true])
    assert.deepEqual([recovered.body.providerUserInfo, recovered.body.idToken], [[], undefined])
    // Neither password is accepted any more, nor any session.
    for (const known of [lakshmi.password, 'stolen lamp']) {
      assertRefused(await signIn(routes, known), 'INVALID_LOGIN_CREDENTIALS')
    }
    for (const session of [body, thief.body]) {
      assertRefused(await post(routes, 'accounts:lookup', { idToken: session.idToken }), 'TOKEN_EXPIRED')
    }
    await resetPassword(service(), lakshmi.email, 'lamp of my own')
    assert.equal((await signIn(routes, 'lamp of my own')).status, 200)
  })

  it('can be undone after a reset from the new mailbox, which is the thief’s', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const recovery = await moveAccount(service(), lakshmi.email, newEmail)
    await resetPassword(service(), newEmail, 'stolen lamp')
    const recovered = await post(routes, 'accounts:update', { oobCode: recovery.oobCode })
    assert.equal(recovered.body.email, lakshmi.email)
  })

  it('can’t be undone once a reset has proved whose an unconfirmed address is', async () => {
    const { routes, database } = service()
    await post(routes, 'accounts:signUp', { ...lakshmi, email: 'thief@b.example' })
    const recoveryMail = await moveAccount(service(), 'thief@b.example', 'thief@c.example')
    // Earlier versions allowed changing to an unconfirmed address.
    await database.updateTable('accounts').set({ email: lakshmi.email, email_verified: 0 }).execute()
    await resetPassword(service(), lakshmi.email, 'lamp of my own')
    const recovery = await post(routes, 'accounts:update', { oobCode: recoveryMail.oobCode })
    assertRefused(recovery, 'INVALID_OOB_CODE')
    assert.equal((await signIn(routes, 'lamp of my own')).status, 200)
  })

  it('can’t be restored from a later address once an earlier one has undone it', async () => {
    const { routes, mails } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const ownersRecovery = await moveAccount(service(), lakshmi.email, 'thief@b.example')
    const thiefsRecovery = await moveAccount(service(), 'thief@b.example', 'thief@c.example')
    assert.deepEqual([ownersRecovery.to, thiefsRecovery.to], [lakshmi.email, 'thief@b.example'])

    const recovered = await post(routes, 'accounts:update', { oobCode: ownersRecovery.oobCode })
    assert.deepEqual([recovered.status, recovered.body.email], [200, lakshmi.email])
    assertRefused(
      await post(routes, 'accounts:update', { oobCode: thiefsRecovery.oobCode }),
      'INVALID_OOB_CODE',
    )
    // The mailbox that the account has left is notified, but can't recover it.
    const notice = mails.at(-1)
    assert.equal(notice?.to, 'thief@c.example')
    assert.match(notice.subject, /was undone/)
    assert.doesNotMatch(notice.text + notice.html, new RegExp(`oobCode|${lakshmi.email}`))
  })

  it('keeps the first owner’s recovery when a later one undoes an even later change', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const first = await moveAccount(service(), lakshmi.email, 'lakshmi@b.example')
    const second = await moveAccount(service(), 'lakshmi@b.example', 'lakshmi@c.example')
    const undone = await post(routes, 'accounts:update', { oobCode: second.oobCode })
    assert.equal(undone.body.email, 'lakshmi@b.example')
    const undoneAll = await post(routes, 'accounts:update', { oobCode: first.oobCode })
    assert.equal(undoneAll.body.email, lakshmi.email)
  })

  it('can be undone despite a new account at the old address, of whose deletion it warns, unless its mailbox has confirmed it', async () => {
    const { routes, mails, passSeconds } = service()
    const { localId } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const first = await moveAccount(service(), lakshmi.email, newEmail)
    const register = () => post(routes, 'accounts:signUp', { ...lakshmi, password: 'thief in wait' })
    const squatter = (await register()).body
    await post(routes, 'accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: squatter.idToken })
    const verification = newestLink(service()).oobCode
    const sent = mails.length

    const undo = (oobCode: string) => post(routes, 'accounts:update', { oobCode })
    const consent = warningOf(await undo(first.oobCode))
    // Whoever got no answer has not been warned.
    passSeconds(60)
    assert.equal(warningOf(await undo(first.oobCode)), consent)
    assert.equal((await post(routes, 'accounts:lookup', { idToken: squatter.idToken })).status, 200)
    assert.equal(mails.length, sent)
    const recovered = await undo(`${first.oobCode}.${consent}`)
    assert.deepEqual([recovered.body.localId, recovered.body.email], [localId, lakshmi.email])
    assertRefused(await post(routes, 'accounts:lookup', { idToken: squatter.idToken }), 'USER_NOT_FOUND')
    assertRefused(await post(routes, 'accounts:update', { oobCode: verification }), 'INVALID_OOB_CODE')
    assertRefused(await register(), 'EMAIL_EXISTS')
    assert.deepEqual(
      mails
        .slice(sent)
        .map(({ to }) => to)
        .sort(),
      [lakshmi.email, newEmail],
    )

    await resetPassword(service(), lakshmi.email, lakshmi.password)
    const second = await moveAccount(service(), lakshmi.email, newEmail)
    assert.equal((await register()).status, 200)
    await resetPassword(service(), lakshmi.email, 'lamp of my own')
    assertRefused(await undo(second.oobCode), 'EMAIL_EXISTS')
    const { idToken } = (await signIn(routes, 'lamp of my own')).body
    await post(routes, 'accounts:delete', { idToken })
    // The thief is waiting, but gains nothing.
    const warned = (await register()).body
    const former = warningOf(await undo(second.oobCode))
    await post(routes, 'accounts:delete', { idToken: warned.idToken })
    // Of this account nobody has been warned.
    assert.equal((await register()).status, 200)
    const present = warningOf(await undo(`${second.oobCode}.${former}`))
    const again = await undo(`${second.oobCode}.${present}`)
    assert.deepEqual([again.body.localId, again.body.email], [localId, lakshmi.email])
  })

  it('allows a reset mail at once after it is undone, however many were requested meanwhile', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const { oobCode } = await moveAccount(service(), lakshmi.email, newEmail)
    const ask = () =>
      post(routes, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: lakshmi.email })
    while ((await ask()).status === 200);
    assert.equal((await post(routes, 'accounts:update', { oobCode })).status, 200)
    await resetPassword(service(), lakshmi.email, 'lamp of my own')
  })

  it('notifies the mailbox if it is undone after the account has returned to its address', async () => {
    const { routes, mails } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const first = await moveAccount(service(), lakshmi.email, newEmail)
    await moveAccount(service(), newEmail, lakshmi.email)
    const recovered = await post(routes, 'accounts:update', { oobCode: first.oobCode })
    assert.deepEqual([recovered.status, recovered.body.email], [200, lakshmi.email])
    const notice = mails.at(-1)
    assert.deepEqual(
      [notice?.to, notice?.subject],
      [lakshmi.email, 'Your password at Travel Visit was changed'],
    )
    assertRefused(await signIn(routes, lakshmi.password), 'INVALID_LOGIN_CREDENTIALS')
  })

  it('doesn’t reveal whether the new address has an account, and mails it nothing', async () => {
    const { routes, mails } = service()
    const { body } = await post(routes, 'accounts:signUp', lakshmi)
    await post(routes, 'accounts:signUp', { ...lakshmi, email: newEmail })
    const request = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: body.idToken }
    const taken = await post(routes, 'accounts:sendOobCode', { ...request, newEmail })
    assert.equal(mails.length, 0)
    const free = await post(routes, 'accounts:sendOobCode', { ...request, newEmail: 'free@example.com' })
    assert.deepEqual([taken.status, taken.body], [free.status, free.body])
  })

  for (const enumerationProtection of [true, false]) {
    const given = enumerationProtection ? 'with' : 'without'
    it(`is refused by name if the account has the address already, in any form, ${given} enumeration protection`, async () => {
      const own = await startIdentity({ enumerationProtection })
      const email = 'lakshmi@उदाहरण.भारत'
      const { idToken } = (await post(own.routes, 'accounts:signUp', { ...lakshmi, email })).body
      const request = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken }
      for (const newEmail of [email, 'Lakshmi@xn--p1b6ci4b4b3a.xn--h2brj9c', `${email}\u{200B}`]) {
        const answer = await post(own.routes, 'accounts:sendOobCode', { ...request, newEmail })
        assertRefused(answer, /^INVALID_NEW_EMAIL : .* \[OWN_EMAIL\]$/)
      }
      assert.equal(own.mails.length, 0)
      await own.stop()
    })
  }

  it('is refused while another account has the address, and works once it has left', async () => {
    const { routes } = service()
    const { body } = await post(routes, 'accounts:signUp', lakshmi)
    const { oobCode } = await requestChange(service(), body.idToken)
    await post(routes, 'accounts:signUp', { ...lakshmi, email: newEmail })
    assertRefused(await post(routes, 'accounts:update', { oobCode }), 'EMAIL_EXISTS')
    await moveAccount(service(), newEmail, 'somebody@else.example')
    assert.equal((await post(routes, 'accounts:update', { oobCode })).status, 200)
  })

  it('is revoked when an account that took the address is deleted', async () => {
    const { routes } = service()
    const { body } = await post(routes, 'accounts:signUp', lakshmi)
    const { oobCode } = await requestChange(service(), body.idToken)
    const other = (await post(routes, 'accounts:signUp', { ...lakshmi, email: newEmail })).body
    await post(routes, 'accounts:delete', { idToken: other.idToken })
    assertRefused(await post(routes, 'accounts:update', { oobCode }), 'INVALID_OOB_CODE')
  })

  it('refuses invalid requests by name', async () => {
    const { routes, passSeconds } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL' }
    const send = 'accounts:sendOobCode'
    assertRefused(await post(routes, send, { ...change, idToken }), 'MISSING_NEW_EMAIL')
    assertRefused(await post(routes, send, { ...change, newEmail }), 'MISSING_ID_TOKEN')
    assertRefused(await post(routes, send, { ...change, idToken, newEmail: 'new' }), 'INVALID_NEW_EMAIL')
    passSeconds(6 * 60)
    assertRefused(
      await post(routes, send, { ...change, idToken, newEmail }),
      'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
    )
  })
})

describe('a code that is used again, as by a browser that got no answer', () => {
  const service = identityForEachTest()

  it('is answered like the first time for ten minutes, and does nothing', async () => {
    const { routes, mails, passSeconds } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    await post(routes, 'accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
    for (const purpose of ['verifyEmail', 'verifyAndChangeEmail', 'recoverEmail']) {
      const { oobCode, link } = newestLink(service())
      assert.equal(link.searchParams.get('mode'), purpose)
      const use = () => post(routes, 'accounts:update', { oobCode })
      const uses = await Promise.all([use(), use()])
      const sent = mails.length
      passSeconds(9 * 60)
      for (const { status, body } of [...uses, await use()]) {
        assert.deepEqual([status, body], [200, uses[0]?.body])
      }
      assert.equal(mails.length, sent)
      passSeconds(60)
      assertRefused(await use(), 'INVALID_OOB_CODE')
      if (purpose === 'verifyEmail')
        await requestChange(service(), (await signIn(routes, lakshmi.password)).body.idToken)
    }
  })

  it('is refused once something else has ended the account’s sessions, and for other purposes', async () => {
    const { routes } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    await post(routes, 'accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
    const { oobCode } = newestLink(service())
    const use = () => post(routes, 'accounts:update', { oobCode })
    assert.equal((await use()).status, 200)
    const newPassword = 'lamp of my own'
    assertRefused(await post(routes, 'accounts:resetPassword', { oobCode, newPassword }), 'INVALID_OOB_CODE')
    assert.equal((await use()).status, 200)
    await resetPassword(service(), lakshmi.email, newPassword)
    assertRefused(await use(), 'INVALID_OOB_CODE')
    assertRefused(
      await post(routes, 'accounts:update', { oobCode: newestLink(service()).oobCode }),
      'INVALID_OOB_CODE',
    )
  })
})

describe('changing an address without enumeration protection', () => {
  const service = identityForEachTest({ enumerationProtection: false })

  it('says that the new address is taken', async () => {
    const { routes } = service()
    const { body } = await post(routes, 'accounts:signUp', lakshmi)
    await post(routes, 'accounts:signUp', { ...lakshmi, email: newEmail })
    const request = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: body.idToken, newEmail }
    assertRefused(await post(routes, 'accounts:sendOobCode', request), 'EMAIL_EXISTS')
  })
})

/** What the warning asks to be sent behind the code. */
function warningOf(answer: Answer): string {
  assertRefused(answer, /^ACCOUNT_WOULD_BE_DELETED : .+ \[[\w-]{16}\]$/)
  return answer.body.error.message.slice(-17, -1)
}

async function requestChange(service: TestIdentity, idToken: string) {
  const request = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail }
  const { status, body } = await post(service.routes, 'accounts:sendOobCode', request)
  assert.deepEqual([status, body.email], [200, lakshmi.email])
  return newestLink(service)
}

async function resetPassword(service: TestIdentity, email: string, newPassword: string) {
  await post(service.routes, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })
  const { to, oobCode } = newestLink(service)
  const done = await post(service.routes, 'accounts:resetPassword', { oobCode, newPassword })
  assert.deepEqual([to, done.status], [email, 200])
}

/** Changes the address as someone who knows the password can; returns the mail that undoes it. */
async function moveAccount(service: TestIdentity, from: string, to: string) {
  const { routes } = service
  const { idToken } = (await post(routes, 'accounts:signInWithPassword', { ...lakshmi, email: from })).body
  const request = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: to }
  await post(routes, 'accounts:sendOobCode', request)
  const { oobCode } = newestLink(service)
  assert.equal((await post(routes, 'accounts:update', { oobCode })).body.email, to)
  return newestLink(service)
}
