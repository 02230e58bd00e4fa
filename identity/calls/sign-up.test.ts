import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { assertRefused, lakshmi, post, signIn } from '#identity/testing/calls.ts'
import { accountCount, identityForEachTest } from '#identity/testing/service.ts'

describe('accounts:signUp', () => {
  const service = identityForEachTest()

  it('returns the account, both tokens and their lifetime as text', async () => {
    const { status, body } = await post(service().routes, 'accounts:signUp', lakshmi)
    assert.equal(status, 200)
    assert.equal(body.kind, 'identitytoolkit#SignupNewUserResponse')
    assert.match(body.localId, /^[A-Za-z0-9]{28}$/)
    assert.equal(body.email, 'lakshmi@example.com')
    assert.equal(body.expiresIn, '3600')
    assert.ok(body.idToken && body.refreshToken)
  })

  it('signs an ID token with the protocol’s claims', async () => {
    const { body } = await post(service().routes, 'accounts:signUp', { ...lakshmi, displayName: 'Lakshmi' })
    const claims = decodeJwt(body.idToken)
    assert.equal(decodeProtectedHeader(body.idToken).alg, 'ES256')
    assert.equal(claims.iss, 'https://visit.example')
    assert.equal(claims.aud, 'travel-visit')
    assert.equal(claims.sub, body.localId)
    assert.equal(claims.user_id, body.localId)
    assert.equal(Number(claims.exp) - Number(claims.iat), 3600)
    // The session starts before its token is signed, possibly in the second before.
    const sinceSignIn = Number(claims.iat) - Number(claims.auth_time)
    assert.ok(sinceSignIn === 0 || sinceSignIn === 1, `${sinceSignIn} s`)
    assert.equal(claims.email, 'lakshmi@example.com')
    assert.equal(claims.email_verified, false)
    assert.equal(claims.name, 'Lakshmi')
    assert.deepEqual(claims.firebase, {
      identities: { email: ['lakshmi@example.com'] },
      sign_in_provider: 'password',
    })
  })

  it('stores neither password nor refresh token readably', async () => {
    const { body } = await post(service().routes, 'accounts:signUp', lakshmi)
    const { database } = service()
    const stored = JSON.stringify([
      await database.selectFrom('accounts').selectAll().execute(),
      await database.selectFrom('sessions').selectAll().execute(),
    ])
    assert.ok(!stored.includes(lakshmi.password))
    assert.ok(!stored.includes(body.refreshToken))
    assert.match(stored, /"\$argon2id\$v=19\$m=/)
  })

  for (const end of ['\u{A0}', '\u{200B}', '\u{200E}', '\u{202C}', '\u{FEFF}']) {
    const code = end.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
    it(`has one account for an address with something invisible at its ends: U+${code}`, async () => {
      const { routes } = service()
      const copied = {
        ...lakshmi,
        email: `${end}${lakshmi.email} ${end}`,
        displayName: `${end}Lakshmi${end}`,
      }
      const first = await post(routes, 'accounts:signUp', copied)
      assert.deepEqual([first.body.email, first.body.displayName], [lakshmi.email, 'Lakshmi'])
      assertRefused(await post(routes, 'accounts:signUp', lakshmi), 'EMAIL_EXISTS')
      assert.equal((await post(routes, 'accounts:signInWithPassword', copied)).status, 200)
    })
  }

  it('matches an address in any case, even if only its lower-case letter has a composed form', async () => {
    const address = { ...lakshmi, email: 'J\u030can@example.com' }
    assert.equal(
      (await post(service().routes, 'accounts:signUp', address)).body.email,
      '\u01f0an@example.com',
    )
    const again = await post(service().routes, 'accounts:signUp', {
      ...lakshmi,
      email: '\u01f0an@example.com',
    })
    assertRefused(again, 'EMAIL_EXISTS')
  })

  const domains: [what: string, canonical: string, same: string][] = [
    ['full-width letters', 'ex.test', 'ｅx.test'],
    ['Devanagari, as Chrome sends it', 'उदाहरण.भारत', 'xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['Telugu, as Chrome sends it', 'ఉదాహరణ.భారత్', 'xn--noc6ci4b4b3a.xn--fpcrj9c3d'],
    ['Tamil, as Chrome sends it', 'எடுத்துக்காட்டு.இந்தியா', 'xn--4kcoa2bca5aa0vzacf2mdd.xn--xkc2dl3a5ee0h'],
  ]
  for (const [what, canonical, same] of domains) {
    it(`has one account for all forms of a domain: ${what}`, async () => {
      const { routes, mails } = service()
      const name = 'లక్ష్మి'
      const first = await post(routes, 'accounts:signUp', { ...lakshmi, email: `${name}@${same}` })
      assert.deepEqual([first.status, first.body.email], [200, `${name}@${canonical}`])
      const again = { ...lakshmi, email: `${name}@${canonical}` }
      assertRefused(await post(routes, 'accounts:signUp', again), 'EMAIL_EXISTS')
      assert.equal((await post(routes, 'accounts:signInWithPassword', again)).status, 200)
      const reset = { requestType: 'PASSWORD_RESET', email: `${name}@${same}` }
      assert.equal((await post(routes, 'accounts:sendOobCode', reset)).status, 200)
      assert.deepEqual(
        mails.map(({ to }) => to),
        [again.email],
      )
    })
  }

  it('matches an address in any case, and creates one account for two concurrent requests', async () => {
    const answers = await Promise.all([
      post(service().routes, 'accounts:signUp', lakshmi),
      post(service().routes, 'accounts:signUp', { ...lakshmi, email: 'LAKSHMI@Example.com' }),
    ])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400])
    assert.equal(answers.find(({ status }) => status === 400)?.body.error.message, 'EMAIL_EXISTS')
    assert.equal(await accountCount(service()), 1)
  })

  const refused: [string, object, string | RegExp][] = [
    ['no address', { password: 'hill and lamp' }, 'MISSING_EMAIL'],
    ['an empty address', { ...lakshmi, email: '' }, 'INVALID_EMAIL'],
    ['an invalid address', { ...lakshmi, email: 'lakshmi' }, 'INVALID_EMAIL'],
    ['an address with a comma', { ...lakshmi, email: 'lakshmi@example,com' }, 'INVALID_EMAIL'],
    ['an address without a top-level domain', { ...lakshmi, email: 'lakshmi@example' }, 'INVALID_EMAIL'],
    ['an address with an empty label', { ...lakshmi, email: 'lakshmi@example..com' }, 'INVALID_EMAIL'],
    ['an address with markup', { ...lakshmi, email: '<b>@example.com' }, 'INVALID_EMAIL'],
    ['an address with a control character', { ...lakshmi, email: 'a\u0007b@example.com' }, 'INVALID_EMAIL'],
    ['a domain that no server can have', { ...lakshmi, email: 'lakshmi@1א.com' }, 'INVALID_EMAIL'],
    [
      'an address that is too long',
      { ...lakshmi, email: `${'a'.repeat(60)}@${'b'.repeat(250)}.in` },
      'INVALID_EMAIL',
    ],
    ['no password', { email: lakshmi.email }, 'MISSING_PASSWORD'],
    ['an empty password', { ...lakshmi, password: '' }, 'MISSING_PASSWORD'],
    ['a short password', { ...lakshmi, password: '1234567' }, /^WEAK_PASSWORD : /],
    [
      'more than 4,096 bytes',
      { ...lakshmi, password: 'క'.repeat(1366) },
      /^PASSWORD_DOES_NOT_MEET_REQUIREMENTS : /,
    ],
    ['an id chosen by the caller', { ...lakshmi, localId: 'mine' }, /^UNEXPECTED_PARAMETER : /],
    ['an anonymous account', { returnSecureToken: true }, 'OPERATION_NOT_ALLOWED'],
    ['a tenant', { ...lakshmi, tenantId: 't' }, /^OPERATION_NOT_ALLOWED : tenantId/],
  ]
  for (const [what, fields, message] of refused) {
    it(`refuses ${what} and creates no account`, async () => {
      assertRefused(await post(service().routes, 'accounts:signUp', fields), message)
      assert.equal(await accountCount(service()), 0)
    })
  }

  for (const [what, password] of [
    ['letters', 'hill and lamp '.padEnd(4096, 'x')],
    ['Telugu letters of three bytes', `${'క'.repeat(1365)}x`],
    ['characters that JSON escapes to six', '\u0007'.repeat(4096)],
  ] as const) {
    it(`accepts a password of 4,096 bytes, ${what}, and not a byte more`, async () => {
      const { routes } = service()
      assert.equal(Buffer.byteLength(password), 4096)
      assert.equal((await post(routes, 'accounts:signUp', { ...lakshmi, password })).status, 200)
      assert.equal((await signIn(routes, password)).status, 200)
      assertRefused(await signIn(routes, `${password.slice(0, -1)}y`), 'INVALID_LOGIN_CREDENTIALS')

      const ravi = { email: 'ravi@example.com', password: `${password}x` }
      assertRefused(
        await post(routes, 'accounts:signUp', ravi),
        'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password may contain at most 4096 bytes] [PASSWORD_TOO_LONG]',
      )
      assert.equal(await accountCount(service()), 1)
    })
  }

  for (const email of ['o.hara+temple@mail.example.co.in', 'లక్ష్మి@ఉదాహరణ.భారత్', 'a@b.in']) {
    it(`accepts ${email} as an address`, async () => {
      assert.equal((await post(service().routes, 'accounts:signUp', { ...lakshmi, email })).status, 200)
    })
  }

  it('gives the account of an ID token a new password and a name, and ends its other sessions', async () => {
    const { routes } = service()
    const first = (await post(routes, 'accounts:signUp', lakshmi)).body
    const linked = await post(routes, 'accounts:signUp', {
      idToken: first.idToken,
      email: lakshmi.email,
      password: 'hill and rain',
      displayName: 'Lakshmi',
    })
    assert.equal(linked.status, 200)
    assert.deepEqual([linked.body.localId, linked.body.displayName], [first.localId, 'Lakshmi'])
    assertRefused(await post(routes, 'accounts:lookup', { idToken: first.idToken }), 'TOKEN_EXPIRED')
    assert.equal((await signIn(routes, 'hill and rain')).status, 200)
    assert.equal(await accountCount(service()), 1)
  })

  it('refuses to change an account’s address without a mail', async () => {
    const { routes } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    assertRefused(
      await post(routes, 'accounts:signUp', {
        idToken,
        email: 'ravi@example.com',
        password: 'hill and rain',
      }),
      'OPERATION_NOT_ALLOWED',
    )
  })
})
