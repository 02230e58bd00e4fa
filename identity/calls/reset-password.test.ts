import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { assertRefused, lakshmi, post, postToken, signIn } from '#identity/testing/calls.ts'
import { newestLink } from '#identity/testing/mailed.ts'
import { identityForEachTest, type TestIdentity } from '#identity/testing/service.ts'

const newPassword = 'seven hills at dawn'
const passwords = [newPassword, 'river and moon', 'lamp of my own']

describe('a password reset', () => {
  const service = identityForEachTest()

  it('sets a new password, ends every session and proves who owns the address', async () => {
    const { routes } = service()
    const { body: device } = await post(routes, 'accounts:signUp', lakshmi)
    const { to, link, oobCode } = await requestReset(service())
    assert.equal(to, lakshmi.email)
    assert.equal(link.origin + link.pathname, 'https://visit.example/action')
    assert.equal(link.searchParams.get('mode'), 'resetPassword')
    assert.equal(link.searchParams.get('apiKey'), 'travel-visit')

    const done = await post(routes, 'accounts:resetPassword', { oobCode, newPassword })
    assert.deepEqual(
      [done.status, done.body.requestType, done.body.email],
      [200, 'PASSWORD_RESET', lakshmi.email],
    )
    assert.match(service().mails.at(-1)?.text ?? '', /visit\.example\/forgot/)
    assertRefused(await post(routes, 'accounts:lookup', { idToken: device.idToken }), 'TOKEN_EXPIRED')
    const refresh = { grant_type: 'refresh_token', refresh_token: device.refreshToken }
    assertRefused(await postToken(routes, refresh), 'TOKEN_EXPIRED')
    assertRefused(await signIn(routes, lakshmi.password), 'INVALID_LOGIN_CREDENTIALS')
    const { body } = await signIn(routes, newPassword)
    const { users } = (await post(routes, 'accounts:lookup', { idToken: body.idToken })).body
    assert.equal(users[0].emailVerified, true)
  })

  it('says what a code is for any number of times, but works once', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const { oobCode } = await requestReset(service())
    for (const _ of [1, 2]) {
      const { body } = await post(routes, 'accounts:resetPassword', { oobCode })
      assert.deepEqual(body, {
        kind: 'identitytoolkit#ResetPasswordResponse',
        requestType: 'PASSWORD_RESET',
        email: lakshmi.email,
      })
    }
    const uses = await Promise.all(
      passwords.map((newPassword) => post(routes, 'accounts:resetPassword', { oobCode, newPassword })),
    )
    assert.deepEqual(uses.map(({ status }) => status).sort(), [200, 400, 400])
    assertRefused(await post(routes, 'accounts:resetPassword', { oobCode }), 'INVALID_OOB_CODE')
  })

  it('answers a second, same call like the first for ten minutes, and does nothing', async () => {
    const { routes, mails, passSeconds } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const { oobCode } = await requestReset(service())
    const reset = () => post(routes, 'accounts:resetPassword', { oobCode, newPassword })
    const uses = await Promise.all([reset(), reset(), reset()])
    const sent = mails.length
    const { idToken } = (await signIn(routes, newPassword)).body
    passSeconds(9 * 60)
    for (const { status, body } of [...uses, await reset()]) {
      assert.deepEqual([status, body], [200, uses[0]?.body])
    }
    assert.equal((await post(routes, 'accounts:lookup', { idToken })).status, 200)
    assert.equal(mails.length, sent)
    passSeconds(60)
    assertRefused(await reset(), 'INVALID_OOB_CODE')
  })

  it('is not answered like the first once the password has been changed again', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const { oobCode } = await requestReset(service())
    const reset = () => post(routes, 'accounts:resetPassword', { oobCode, newPassword })
    await reset()
    for (const password of ['river and moon', newPassword]) {
      const { idToken } = (await signIn(routes, password === newPassword ? 'river and moon' : newPassword))
        .body
      assert.equal((await post(routes, 'accounts:update', { idToken, password })).status, 200)
      assertRefused(await reset(), 'INVALID_OOB_CODE')
    }
  })

  it('lets nobody who has a used code try more passwords than at a sign-in', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const { oobCode } = await requestReset(service())
    await post(routes, 'accounts:resetPassword', { oobCode, newPassword })
    const guess = (number: number) =>
      post(routes, 'accounts:resetPassword', { oobCode, newPassword: `guess number ${number}` })
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, number) => guess(number)))
    const told = guesses.map(({ body }) => body.error.message)
    assert.equal(told.filter((message) => message === 'INVALID_OOB_CODE').length, 10)
    const refusal = 'TOO_MANY_ATTEMPTS_TRY_LATER'
    assertRefused(await post(routes, 'accounts:resetPassword', { oobCode, newPassword }), refusal)
    assertRefused(await signIn(routes, newPassword), refusal)
  })

  it('leaves the code valid if the new password is refused', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const { oobCode } = await requestReset(service())
    const weak = await post(routes, 'accounts:resetPassword', { oobCode, newPassword: 'short' })
    assertRefused(weak, /^WEAK_PASSWORD : /)
    assert.equal((await post(routes, 'accounts:resetPassword', { oobCode, newPassword })).status, 200)
  })

  it('expires after an hour, with another error than an unknown code', async () => {
    const { routes, passSeconds } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const { oobCode } = await requestReset(service())
    passSeconds(59 * 60)
    assert.equal((await post(routes, 'accounts:resetPassword', { oobCode })).status, 200)
    passSeconds(2 * 60)
    assertRefused(await post(routes, 'accounts:resetPassword', { oobCode, newPassword }), 'EXPIRED_OOB_CODE')
    const unknown = await post(routes, 'accounts:resetPassword', { oobCode: 'x'.repeat(54), newPassword })
    assertRefused(unknown, 'INVALID_OOB_CODE')
    assert.equal((await signIn(routes, lakshmi.password)).status, 200)
  })

  it('lets the owner in, whatever a thief who knows the password does', async () => {
    const { routes, mails, passSeconds } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const thief = (await signIn(routes, lakshmi.password)).body
    for (let time = 0; time < 5; time += 1) await requestReset(service())
    const idToken = thief.idToken
    const changed = await post(routes, 'accounts:update', { idToken, password: 'stolen lamp' })
    assert.equal(changed.status, 200)
    passSeconds(30 * 60)
    const again = (await signIn(routes, 'stolen lamp')).body.idToken
    assert.equal(
      (await post(routes, 'accounts:update', { idToken: again, password: 'stolen again' })).status,
      200,
    )

    const oldest = /oobCode=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1]
    assert.equal((await post(routes, 'accounts:resetPassword', { oobCode: oldest, newPassword })).status, 200)
    assertRefused(await signIn(routes, 'stolen again'), 'INVALID_LOGIN_CREDENTIALS')
    assert.equal((await signIn(routes, newPassword)).status, 200)
  })

  it('revokes other links requested before it', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const first = await requestReset(service())
    const second = await requestReset(service())
    const { oobCode } = second
    assert.equal((await post(routes, 'accounts:resetPassword', { oobCode, newPassword })).status, 200)
    assertRefused(
      await post(routes, 'accounts:resetPassword', { oobCode: first.oobCode, newPassword }),
      'INVALID_OOB_CODE',
    )
  })

  it('doesn’t work for a disabled or deleted account', async () => {
    const { routes, database } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const { oobCode } = await requestReset(service())
    await database.updateTable('accounts').set({ disabled: 1 }).execute()
    assertRefused(await post(routes, 'accounts:resetPassword', { oobCode, newPassword }), 'USER_DISABLED')
    await database.deleteFrom('accounts').execute()
    assertRefused(await post(routes, 'accounts:resetPassword', { oobCode, newPassword }), 'INVALID_OOB_CODE')
  })

  it('stores only a hash of the code', async () => {
    const { routes, database } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const { oobCode } = await requestReset(service())
    assert.match(oobCode, /^[\w-]{54}$/)
    const rows = await database.selectFrom('out_of_band_codes').selectAll().execute()
    assert.equal(rows.length, 1)
    assert.doesNotMatch(JSON.stringify(rows), new RegExp(oobCode))
  })

  it('refuses invalid requests by name', async () => {
    const { routes } = service()
    const send = 'accounts:sendOobCode'
    const reset = { requestType: 'PASSWORD_RESET' }
    assertRefused(await post(routes, send, { email: lakshmi.email }), 'MISSING_REQ_TYPE')
    assertRefused(await post(routes, send, reset), 'MISSING_EMAIL')
    assertRefused(await post(routes, send, { ...reset, email: 'lakshmi' }), 'INVALID_EMAIL')
    const email = lakshmi.email
    assertRefused(await post(routes, send, { requestType: 'EMAIL_SIGNIN', email }), 'OPERATION_NOT_ALLOWED')
    assertRefused(await post(routes, send, { requestType: 'NONSENSE', email }), /^INVALID_REQ_TYPE : /)
    assertRefused(
      await post(routes, send, { ...reset, email, returnOobLink: true }),
      'INSUFFICIENT_PERMISSION',
    )
    assertRefused(await post(routes, 'accounts:resetPassword', { newPassword }), 'MISSING_OOB_CODE')
  })

  it('may be asked for by number, and verifies no address', async () => {
    const { routes } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    await post(routes, 'accounts:sendOobCode', { requestType: 1, email: lakshmi.email })
    const { oobCode } = newestLink(service())
    assertRefused(await post(routes, 'accounts:update', { oobCode }), 'INVALID_OOB_CODE')
    const { users } = (await post(routes, 'accounts:lookup', { idToken })).body
    assert.equal(users[0].emailVerified, false)
    assert.equal(
      (await post(routes, 'accounts:resetPassword', { oobCode })).body.requestType,
      'PASSWORD_RESET',
    )
  })

  it('contains our own API key, whichever key requested it', async () => {
    const { routes, mails } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    await routes.request(`/v1/accounts:sendOobCode?key=${'k'.repeat(9000)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email: lakshmi.email }),
    })
    const { text = '', html = '' } = mails.at(-1) ?? {}
    assert.match(text, /apiKey=travel-visit&/)
    assert.ok(text.length + html.length < 5000)
  })

  it('leads on only to authorized domains', async () => {
    const { routes, mails } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const reset = { requestType: 'PASSWORD_RESET', email: lakshmi.email }
    const send = (continueUrl: string) => post(routes, 'accounts:sendOobCode', { ...reset, continueUrl })
    assertRefused(await send('account'), /^INVALID_CONTINUE_URI : /)
    assertRefused(await send('https://elsewhere.example/'), /^UNAUTHORIZED_DOMAIN : /)
    assertRefused(await send('javascript://visit.example/%0aalert(1)'), /^UNAUTHORIZED_DOMAIN : /)
    assertRefused(await send('http://visit.example/'), /^UNAUTHORIZED_DOMAIN : /)
    assert.equal(mails.length, 0)
    assert.equal((await send('https://www.visit.example/temples')).status, 200)
    assert.equal(
      newestLink(service()).link.searchParams.get('continueUrl'),
      'https://www.visit.example/temples',
    )
  })

  it('answers the same for an unknown and a disabled address, and mails neither', async () => {
    const { routes, database, mails } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    await post(routes, 'accounts:signUp', { ...lakshmi, email: 'devi@example.com' })
    await database
      .updateTable('accounts')
      .set({ disabled: 1 })
      .where('email', '=', 'devi@example.com')
      .execute()
    const ask = (email: string) =>
      post(routes, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })
    const known = await ask(lakshmi.email)
    assert.equal(mails.length, 1)
    for (const email of ['ravi@example.com', 'devi@example.com']) {
      const answer = await ask(email)
      assert.equal(answer.status, known.status)
      assert.deepEqual(answer.body, { ...known.body, email })
    }
    assert.equal(mails.length, 1)
  })

  it('forgets requests for unknown addresses after an hour', async () => {
    const { routes, database, passSeconds } = service()
    const rows = async () =>
      (await database.selectFrom('out_of_band_codes').select('code_hash').execute()).length
    const ask = (email: string) =>
      post(routes, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })
    for (let index = 0; index < 20; index += 1) await ask(`visitor-${index}@example.com`)
    passSeconds(60 * 60 + 1)
    await ask('nobody@example.com')
    assert.equal(await rows(), 1)
  })

  it('is written in the language of the page', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    await routes.request('/v1/accounts:sendOobCode?key=any', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-firebase-locale': 'te-IN' },
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email: lakshmi.email }),
    })
    assert.equal(newestLink(service()).link.searchParams.get('lang'), 'te')
  })
})

describe('a password reset without enumeration protection', () => {
  const service = identityForEachTest({ enumerationProtection: false })

  it('says that an address is unknown or disabled', async () => {
    const { routes, database } = service()
    const reset = { requestType: 'PASSWORD_RESET', email: lakshmi.email }
    assertRefused(await post(routes, 'accounts:sendOobCode', reset), 'EMAIL_NOT_FOUND')
    await post(routes, 'accounts:signUp', lakshmi)
    await database.updateTable('accounts').set({ disabled: 1 }).execute()
    assertRefused(await post(routes, 'accounts:sendOobCode', reset), 'USER_DISABLED')
  })
})

async function requestReset(service: TestIdentity) {
  const request = { requestType: 'PASSWORD_RESET', email: lakshmi.email }
  const { status, body } = await post(service.routes, 'accounts:sendOobCode', request)
  assert.deepEqual(
    [status, body],
    [200, { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email: lakshmi.email }],
  )
  return newestLink(service)
}
