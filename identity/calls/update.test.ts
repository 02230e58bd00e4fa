import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { assertRefused, lakshmi, post, postToken, signIn } from '#identity/testing/calls.ts'
import { identityForEachTest } from '#identity/testing/service.ts'

const removals = [
  { deleteProvider: ['password'] },
  { deleteAttribute: ['EMAIL'] },
  { deleteAttribute: ['PASSWORD'] },
]

describe('accounts:update', () => {
  const service = identityForEachTest()

  it('sets, keeps and deletes name and picture, always returning both', async () => {
    const { routes } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const photoUrl = 'https://example.com/lakshmi.png'
    const set = await post(routes, 'accounts:update', { idToken, displayName: 'Lakshmi', photoUrl })
    assert.equal(set.body.kind, 'identitytoolkit#SetAccountInfoResponse')
    assert.deepEqual([set.body.displayName, set.body.photoUrl], ['Lakshmi', photoUrl])
    assert.equal(set.body.idToken, undefined)

    const kept = await post(routes, 'accounts:update', { idToken, displayName: null, photoUrl: null })
    assert.deepEqual([kept.body.displayName, kept.body.photoUrl], ['Lakshmi', photoUrl])

    const deleted = await post(routes, 'accounts:update', {
      idToken,
      deleteAttribute: ['DISPLAY_NAME', 'PHOTO_URL'],
    })
    assert.deepEqual([deleted.body.displayName, deleted.body.photoUrl], [undefined, undefined])
  })

  it('accepts only http and https as a photo URL, because pages may use it as a link', async () => {
    const { routes } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const update = (photoUrl: string) => post(routes, 'accounts:update', { idToken, photoUrl })
    for (const photoUrl of [
      'javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      'picture.png',
      'https://',
    ]) {
      assertRefused(await update(photoUrl), /^INVALID_PHOTO_URL : /)
    }
    for (const photoUrl of ['http://example.com/a.png', 'HTTPS://example.com/తిరుపతి.png']) {
      assert.equal((await update(photoUrl)).body.photoUrl, photoUrl)
    }
    assert.equal((await update('')).body.photoUrl, undefined)
  })

  it('answers a second, same change of password like the first, with new tokens, as its session has ended', async () => {
    const { routes, mails, passSeconds } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const change = (password: string) => post(routes, 'accounts:update', { idToken, password })
    const first = await change('hill and rain')
    const sent = mails.length
    for (const { status, body } of [first, await change('hill and rain')]) {
      assert.deepEqual([status, body.email, body.expiresIn], [200, lakshmi.email, '3600'])
      assert.equal((await post(routes, 'accounts:lookup', { idToken: body.idToken })).status, 200)
    }
    assert.equal(mails.length, sent)
    assertRefused(await change('hill and moon'), 'TOKEN_EXPIRED')
    assertRefused(await change(lakshmi.password), 'TOKEN_EXPIRED')
    passSeconds(10 * 60 + 1)
    assertRefused(await change('hill and rain'), 'TOKEN_EXPIRED')
  })

  it('lets nobody who has the token of an ended session try more passwords than at a sign-in', async () => {
    const { routes } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const change = (password: string) => post(routes, 'accounts:update', { idToken, password })
    await change('hill and rain')
    for (let guess = 0; guess < 10; guess += 1) assertRefused(await change(`guess ${guess}`), 'TOKEN_EXPIRED')
    assertRefused(await change('hill and rain'), 'TOKEN_EXPIRED')
    assertRefused(await signIn(routes, 'hill and rain'), 'TOO_MANY_ATTEMPTS_TRY_LATER')
  })

  it('changes the password, returns new tokens and revokes all earlier ones', async () => {
    const { routes } = service()
    const first = (await post(routes, 'accounts:signUp', lakshmi)).body
    const second = (await signIn(routes, lakshmi.password)).body
    const changed = await post(routes, 'accounts:update', {
      idToken: second.idToken,
      password: 'hill and rain',
    })
    assert.equal(changed.status, 200)
    assert.equal(changed.body.expiresIn, '3600')
    assert.equal((await post(routes, 'accounts:lookup', { idToken: changed.body.idToken })).status, 200)
    for (const { idToken, refreshToken } of [first, second]) {
      assertRefused(await post(routes, 'accounts:lookup', { idToken }), 'TOKEN_EXPIRED')
      assertRefused(
        await postToken(routes, { grant_type: 'refresh_token', refresh_token: refreshToken }),
        'TOKEN_EXPIRED',
      )
    }
    assertRefused(await signIn(routes, lakshmi.password), 'INVALID_LOGIN_CREDENTIALS')
    assert.equal((await signIn(routes, 'hill and rain')).status, 200)
  })

  it('requires a recent sign-in for a change', async () => {
    const { routes, passSeconds } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    passSeconds(301)
    const tooOld = 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
    assertRefused(await post(routes, 'accounts:update', { idToken, password: 'hill and rain' }), tooOld)
    assertRefused(await post(routes, 'accounts:signUp', { ...lakshmi, idToken }), tooOld)
    assertRefused(await post(routes, 'accounts:delete', { idToken }), 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    assert.equal((await post(routes, 'accounts:update', { idToken, displayName: 'Lakshmi' })).status, 200)
    assert.equal((await signIn(routes, lakshmi.password)).status, 200)
  })

  for (const removal of removals) {
    it(`keeps the address and the password despite ${JSON.stringify(removal)}`, async () => {
      const { routes, mails } = service()
      const other = (await post(routes, 'accounts:signUp', lakshmi)).body
      const { idToken } = (await signIn(routes, lakshmi.password)).body
      const refused = await post(routes, 'accounts:update', { idToken, displayName: 'x', ...removal })
      assertRefused(refused, /^OPERATION_NOT_ALLOWED : /)
      const { users } = (await post(routes, 'accounts:lookup', { idToken: other.idToken })).body
      assert.deepEqual([users[0].email, users[0].displayName], [lakshmi.email, undefined])
      assert.equal((await signIn(routes, lakshmi.password)).status, 200)
      assert.equal(mails.length, 0)
    })
  }

  it('gives an account without an address no unconfirmed one', async () => {
    const { routes, database } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    // As left by earlier versions and imports.
    await database.updateTable('accounts').set({ email: null, password_hash: null }).execute()
    const link = { ...lakshmi, email: 'victim@example.com', idToken }
    assertRefused(await post(routes, 'accounts:signUp', link), 'OPERATION_NOT_ALLOWED')
    const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: 'victim@example.com' }
    assertRefused(await post(routes, 'accounts:sendOobCode', change), 'MISSING_EMAIL')
    const { users } = (await post(routes, 'accounts:lookup', { idToken })).body
    assert.equal(users[0].email, undefined)
  })

  it('notifies the owner of a newly linked password, whether or not there was one', async () => {
    const { routes, database, mails } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    await database.updateTable('accounts').set({ password_hash: null }).execute()
    const linked = await post(routes, 'accounts:signUp', { ...lakshmi, password: 'hill and rain', idToken })
    const again = { ...lakshmi, password: 'hill and moon', idToken: linked.body.idToken }
    assert.deepEqual([linked.status, (await post(routes, 'accounts:signUp', again)).status], [200, 200])
    assert.deepEqual(
      mails.map(({ to, subject }) => [to, subject]),
      Array(2).fill([lakshmi.email, 'Your password at Travel Visit was changed']),
    )
  })

  it('tells the owner that every device was signed out if the password stays the same', async () => {
    const { routes, mails } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const same = await post(routes, 'accounts:update', { idToken, password: lakshmi.password })
    assert.equal(same.status, 200)
    assertRefused(await post(routes, 'accounts:lookup', { idToken }), 'TOKEN_EXPIRED')
    const other = { idToken: same.body.idToken, password: 'hill and rain' }
    assert.equal((await post(routes, 'accounts:update', other)).status, 200)
    assert.deepEqual(
      mails.map(({ to, subject }) => [to, subject]),
      [
        [lakshmi.email, 'Every device was logged out of your account at Travel Visit'],
        [lakshmi.email, 'Your password at Travel Visit was changed'],
      ],
    )
  })

  it('refuses what a client may not change', async () => {
    const { routes } = service()
    const { idToken, localId } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const update = (fields: object) => post(routes, 'accounts:update', fields)
    assertRefused(await update({ localId, displayName: 'x' }), /^INVALID_REQ_TYPE : /)
    assertRefused(await update({ idToken, disableUser: true }), 'OPERATION_NOT_ALLOWED')
    assertRefused(await update({ idToken, validSince: '1' }), 'OPERATION_NOT_ALLOWED')
    assertRefused(await update({ idToken, customAttributes: '{"admin":true}' }), 'INSUFFICIENT_PERMISSION')
    assertRefused(await update({ idToken, localId, displayName: 'x' }), 'UNEXPECTED_PARAMETER : User ID')
    assertRefused(await update({ idToken, email: 'ravi@example.com' }), 'OPERATION_NOT_ALLOWED')
    assertRefused(await update({ idToken, password: '1234567' }), /^WEAK_PASSWORD : /)
    assertRefused(await update({ oobCode: 'unknown' }), 'INVALID_OOB_CODE')
    const { users } = (await post(routes, 'accounts:lookup', { idToken })).body
    assert.equal(users[0].displayName, undefined)
  })
})
