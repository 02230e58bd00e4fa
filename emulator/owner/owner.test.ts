import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { decodeJwt } from 'jose'
import { createHashQueue } from '#identity/credentials/hash-queue.ts'
import { type Answer, answerOf, assertRefused, lakshmi, post, signIn } from '#identity/testing/calls.ts'
import { newestLink } from '#identity/testing/mailed.ts'
import { emulatorForEachTest } from '../testing/emulator.ts'

const project = '/emulator/v1/projects/travel-visit'

describe('the owner of the project', () => {
  const service = emulatorForEachTest({ enumerationProtection: false })

  async function call(method: string, path: string, fields?: object, authorization?: string) {
    const init = {
      method,
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      ...(fields && { body: JSON.stringify(fields) }),
    }
    return answerOf(await service().routes.request(path, init))
  }
  const asOwner = (path: string, fields: object) => call('POST', `/v1/${path}`, fields, 'bEaReR OWNER')

  it('deletes all accounts', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const { status, body } = await call('DELETE', `${project}/accounts`)
    assert.deepEqual([status, body], [200, {}])
    assertRefused(await signIn(routes, lakshmi.password), 'EMAIL_NOT_FOUND')
  })

  it('lists mailed codes, oldest first, without used ones', async () => {
    const { routes } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    await post(routes, 'accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
    await post(routes, 'accounts:sendOobCode', { requestType: 1, email: lakshmi.email })
    const { oobCodes } = (await call('GET', `${project}/oobCodes`)).body
    assert.deepEqual(
      oobCodes.map(({ requestType }: { requestType: string }) => requestType),
      ['VERIFY_EMAIL', 'PASSWORD_RESET'],
    )
    assert.equal(oobCodes[0].email, lakshmi.email)
    assert.equal(new URL(oobCodes[0].oobLink).searchParams.get('oobCode'), oobCodes[0].oobCode)
    await post(routes, 'accounts:update', { oobCode: oobCodes[0].oobCode })
    const left = (await call('GET', `${project}/oobCodes`)).body.oobCodes
    assert.deepEqual(left, [oobCodes[1]])
  })

  it('switches enumeration protection by either path', async () => {
    const { routes } = service()
    const unknown = { ...lakshmi, email: 'ravi@example.com' }
    const privacy = (enableImprovedEmailPrivacy: boolean) => ({
      emailPrivacyConfig: { enableImprovedEmailPrivacy },
    })
    const set = await call('PATCH', `${project}/config`, privacy(true))
    assert.deepEqual(set.body, { signIn: { allowDuplicateEmails: false }, ...privacy(true) })
    assertRefused(await post(routes, 'accounts:signInWithPassword', unknown), 'INVALID_LOGIN_CREDENTIALS')
    const path = '/identitytoolkit.googleapis.com/v2/projects/p/config?updateMask=emailPrivacyConfig'
    await call('PATCH', path, privacy(false), 'Bearer owner')
    assert.deepEqual((await call('GET', `${project}/config`)).body.emailPrivacyConfig, {
      enableImprovedEmailPrivacy: false,
    })
    assertRefused(await post(routes, 'accounts:signInWithPassword', unknown), 'EMAIL_NOT_FOUND')
    assert.equal((await call('PATCH', `${project}/config`, { signIn: 1 })).status, 400)
  })

  it('says that it is ready, but lets browsers get the page', async () => {
    assert.deepEqual((await call('GET', '/')).body, { authEmulator: { ready: true } })
    const page = await service().routes.request('/', { headers: { accept: 'text/html,*/*' } })
    assert.equal(page.status, 404)
  })

  it('lets the owner find accounts', async () => {
    const { routes } = service()
    const { localId } = (await post(routes, 'accounts:signUp', lakshmi)).body
    for (const fields of [{ localId: [localId, localId] }, { email: ['LAKSHMI@example.com'] }]) {
      const { users } = (await asOwner('accounts:lookup', fields)).body
      assert.deepEqual([users.length, users[0].localId], [1, localId])
    }
    const none = await asOwner('projects/p/accounts:lookup', { email: ['ravi@example.com'] })
    assert.deepEqual(none.body, { kind: 'identitytoolkit#GetAccountInfoResponse' })
    const page = await call('GET', '/v1/projects/p/accounts:batchGet?maxResults=1', undefined, 'Bearer owner')
    assert.deepEqual([page.body.users.length, page.body.nextPageToken], [1, localId])
    const next = await call(
      'GET',
      `/v1/projects/p/accounts:batchGet?nextPageToken=${localId}`,
      undefined,
      'Bearer owner',
    )
    assert.deepEqual(next.body.users, [])
  })

  it('lets the owner create an account, without tokens', async () => {
    const { routes } = service()
    const fields = { localId: 'temple-desk', ...lakshmi, emailVerified: true }
    const { body } = await asOwner('projects/p/accounts', fields)
    assert.deepEqual(body, {
      kind: 'identitytoolkit#SignupNewUserResponse',
      localId: 'temple-desk',
      email: lakshmi.email,
    })
    assertRefused(await asOwner('accounts:signUp', { localId: 'temple-desk' }), 'DUPLICATE_LOCAL_ID')
    assertRefused(await asOwner('accounts:signUp', lakshmi), 'EMAIL_EXISTS')
    const { idToken, refreshToken } = (await signIn(routes, lakshmi.password)).body
    assert.equal((await post(routes, 'accounts:lookup', { idToken })).body.users[0].emailVerified, true)
    assert.match(refreshToken, /^temple-desk\./)
  })

  it('lets the owner disable, change and delete an account', async () => {
    const { routes } = service()
    const { localId, ...first } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const change = (fields: object) => asOwner('accounts:update', { localId, ...fields })
    assert.equal((await change({ disableUser: true })).status, 200)
    assertRefused(await post(routes, 'accounts:lookup', { idToken: first.idToken }), 'USER_DISABLED')
    await change({ disableUser: false })
    const { idToken } = (await signIn(routes, lakshmi.password)).body
    assert.equal((await post(routes, 'accounts:lookup', { idToken })).status, 200)

    await change({ password: 'seven hills', displayName: 'Lakshmi', customAttributes: '{"desk":1}' })
    assertRefused(await post(routes, 'accounts:lookup', { idToken }), 'TOKEN_EXPIRED')
    const { users } = (await asOwner('accounts:lookup', { localId: [localId] })).body
    assert.deepEqual([users[0].displayName, users[0].customAttributes], ['Lakshmi', '{"desk":1}'])
    assertRefused(await change({ customAttributes: '[]' }), 'INVALID_CLAIMS')

    const again = (await signIn(routes, 'seven hills')).body
    await change({ validSince: 1_611_780_718 })
    assert.equal((await post(routes, 'accounts:lookup', { idToken: again.idToken })).status, 200)
    await change({ validSince: Math.floor(Date.now() / 1000) })
    assertRefused(await post(routes, 'accounts:lookup', { idToken: again.idToken }), 'TOKEN_EXPIRED')

    assertRefused(await asOwner('accounts:update', { validSince: 1 }), 'MISSING_LOCAL_ID')
    assertRefused(await asOwner('accounts:update', { localId: 'nobody', validSince: 1 }), 'USER_NOT_FOUND')
    assertRefused(await asOwner('accounts:delete', {}), 'MISSING_LOCAL_ID')
    assert.equal((await asOwner('accounts:delete', { localId })).status, 200)
    assertRefused(await asOwner('accounts:delete', { localId }), 'USER_NOT_FOUND')
  })

  it('ends the sessions and mailed links of an account that the owner disables', async () => {
    const { routes } = service()
    const { localId, idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    await post(routes, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: lakshmi.email })
    const { oobCode } = newestLink(service())
    for (const disableUser of [true, false]) await asOwner('accounts:update', { localId, disableUser })
    assertRefused(await post(routes, 'accounts:lookup', { idToken }), 'TOKEN_EXPIRED')
    assertRefused(await post(routes, 'accounts:resetPassword', { oobCode }), 'INVALID_OOB_CODE')
  })

  it('gives an address or id that two ask for concurrently to one of them', async () => {
    // Hashing happens between the check whether it is free and the write.
    const { password } = lakshmi
    const ids = ['one', 'other']
    for (const localId of ids) await asOwner('accounts:signUp', { localId })
    const changes = ids.map((localId) =>
      asOwner('accounts:update', { localId, password, email: lakshmi.email }),
    )
    const creations = ids.map((displayName) =>
      asOwner('accounts:signUp', { localId: 'desk', password, displayName }),
    )
    const refusals = (answers: Answer[]) => answers.flatMap(({ body }) => body.error?.message ?? [])
    assert.deepEqual(refusals(await Promise.all(changes)), ['EMAIL_EXISTS'])
    assert.deepEqual(refusals(await Promise.all(creations)), ['DUPLICATE_LOCAL_ID'])
  })

  it('refuses what no database can store and no import would accept', async () => {
    const { localId } = (await post(service().routes, 'accounts:signUp', lakshmi)).body
    for (const fields of [
      { localId: 'x'.repeat(129) },
      { localId: 'a\nb' },
      { localId: 'a\u0085' },
      { localId: 'a', createdAt: '9'.repeat(19) },
    ]) {
      assert.equal((await asOwner('accounts:signUp', fields)).status, 400)
      assert.equal((await asOwner('projects/p/accounts:batchCreate', { users: [fields] })).status, 400)
    }
    for (const [name, last] of [
      ['validSince', 8.64e12],
      ['createdAt', 8.64e15],
      ['lastLoginAt', 8.64e15],
    ] as const) {
      assert.equal((await asOwner('accounts:update', { localId, [name]: '9'.repeat(19) })).status, 400)
      assert.equal((await asOwner('accounts:update', { localId, [name]: String(last + 1) })).status, 400)
      assert.equal((await asOwner('accounts:update', { localId, [name]: String(last) })).status, 200)
    }
    assert.equal((await asOwner('accounts:lookup', { localId: [localId] })).status, 200)
  })

  it('refuses fields that are not served by name, even for the owner', async () => {
    const { localId } = (await post(service().routes, 'accounts:signUp', lakshmi)).body
    const phoneNumber = '+910000000000'
    const users = [{ localId: 'x' }]
    for (const [path, fields, name] of [
      ['accounts:signUp', { phoneNumber }, 'phoneNumber'],
      ['accounts:signUp', { mfaInfo: [{ phoneInfo: phoneNumber }] }, 'mfaInfo'],
      ['accounts:update', { localId, displayName: 'x', phoneNumber }, 'phoneNumber'],
      ['accounts:update', { localId, mfa: { enrollments: [{ phoneInfo: phoneNumber }] } }, 'mfa'],
      [
        'accounts:update',
        { localId, linkProviderUserInfo: { providerId: 'google.com', rawId: '1' } },
        'linkProviderUserInfo',
      ],
      ['accounts:lookup', { phoneNumber: [phoneNumber] }, 'phoneNumber'],
      ['accounts:lookup', { federatedUserId: [{ providerId: 'google.com', rawId: '1' }] }, 'federatedUserId'],
      ['accounts:lookup', { initialEmail: [lakshmi.email] }, 'initialEmail'],
      ['accounts:delete', { localId, tenantId: 't' }, 'tenantId'],
      ['projects/p/accounts:batchDelete', { localIds: [localId], force: true, tenantId: 't' }, 'tenantId'],
      ['projects/p/accounts:batchCreate', { users, tenantId: 't' }, 'tenantId'],
      ['projects/p/accounts:query', { tenantId: 't' }, 'tenantId'],
    ] as const) {
      assertRefused(await asOwner(path, fields), `OPERATION_NOT_ALLOWED : ${name} is not served here.`)
    }
    const listed = await call('GET', '/v1/projects/p/accounts:batchGet?tenantId=t', undefined, 'Bearer owner')
    assertRefused(listed, /^OPERATION_NOT_ALLOWED : tenantId/)
    const old = '/www.googleapis.com/identitytoolkit/v3/relyingparty'
    for (const name of ['uploadAccount', 'downloadAccount']) {
      const fields = { targetProjectId: 'p', tenantId: 't', users }
      assertRefused(await call('POST', `${old}/${name}`, fields, 'Bearer owner'), /^OPERATION_NOT_ALLOWED/)
    }
    const switches = { passwordPolicyConfig: { passwordPolicyEnforcementState: 'ENFORCE' } }
    for (const path of [`${project}/config`, '/v2/projects/travel-visit/config']) {
      for (const fields of [switches, { signIn: { anonymous: { enabled: true } } }]) {
        assertRefused(await call('PATCH', path, fields, 'Bearer owner'), /^OPERATION_NOT_ALLOWED : /)
      }
    }
    const { users: found } = (await asOwner('accounts:lookup', { localId: [localId] })).body
    assert.deepEqual([found.length, found[0].displayName], [1, undefined])
  })

  it('shows the owner no password, and the same accounts under any project id', async () => {
    const { localId, idToken } = (await post(service().routes, 'accounts:signUp', lakshmi)).body
    const { users } = (await asOwner('projects/another/accounts:lookup', { localId: [localId] })).body
    assert.deepEqual(
      [users[0].passwordHash, users[0].salt, users[0].lastRefreshAt],
      ['UkVEQUNURUQ=', undefined, undefined],
    )
    assert.equal(decodeJwt(idToken).aud, 'travel-visit')
  })

  it('accepts removals of what nobody has, as the Admin SDK sends them', async () => {
    const { localId } = (await post(service().routes, 'accounts:signUp', lakshmi)).body
    const removal = { localId, mfa: {}, deleteProvider: ['phone'], deleteAttribute: ['PHOTO_URL'] }
    assert.equal((await asOwner('accounts:update', removal)).status, 200)
  })

  it('refuses what no database can search for', async () => {
    for (const fields of [{ localId: ['a\0'] }, { email: ['\ud800'] }]) {
      assert.equal((await asOwner('accounts:lookup', fields)).status, 400)
    }
    const path = '/v1/projects/p/accounts:batchGet?nextPageToken=a%00'
    assert.equal((await call('GET', path, undefined, 'Bearer owner')).status, 400)
  })

  it('gives the owner links instead of mailing them', async () => {
    const { routes, mails } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const { email } = lakshmi
    const give = (fields: object) => asOwner('accounts:sendOobCode', { returnOobLink: true, ...fields })
    for (const request of [
      { requestType: 'PASSWORD_RESET', email },
      { requestType: 'VERIFY_EMAIL', email },
      { requestType: 'VERIFY_EMAIL', idToken },
      { requestType: 'VERIFY_AND_CHANGE_EMAIL', email, newEmail: 'new@example.com' },
    ]) {
      const { status, body } = await give(request)
      assert.equal(status, 200)
      assert.equal(body.email, email)
      assert.equal(new URL(body.oobLink).searchParams.get('oobCode'), body.oobCode)
      assert.equal((await post(routes, 'accounts:resetPassword', { oobCode: body.oobCode })).status, 200)
    }
    assert.equal(mails.length, 0)
    const unknown = { email: 'ravi@example.com' }
    assertRefused(await give({ ...unknown, requestType: 'PASSWORD_RESET' }), 'EMAIL_NOT_FOUND')
    assertRefused(await give({ ...unknown, requestType: 'VERIFY_EMAIL' }), 'USER_NOT_FOUND')
    assertRefused(await give({ requestType: 'VERIFY_EMAIL' }), 'MISSING_EMAIL')
    assertRefused(await give({ requestType: 'EMAIL_SIGNIN', email }), 'OPERATION_NOT_ALLOWED')
  })

  it('asks everyone but the owner for a key, and gives them no owner rights', async () => {
    const fields = { localId: 'temple-desk' }
    const anybody = await call('POST', '/v1/accounts:signUp', fields)
    assert.equal(anybody.status, 403)
    assertRefused(await post(service().routes, 'accounts:signUp', fields), 'UNEXPECTED_PARAMETER : User ID')
    const link = { requestType: 'PASSWORD_RESET', email: lakshmi.email, returnOobLink: true }
    assertRefused(await post(service().routes, 'accounts:sendOobCode', link), 'INSUFFICIENT_PERMISSION')
  })
})

describe('the owner of the project while the hash queue is full', () => {
  const queue = createHashQueue({ running: 1, waiting: 1 })
  const service = emulatorForEachTest({}, queue)

  it('gets 503, and a link stays valid', async () => {
    const { routes } = service()
    const { email, password } = lakshmi
    const create = (localId: string) =>
      routes.request('/v1/accounts:signUp', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
        body: JSON.stringify({ localId, password }),
      })
    assert.equal((await create('first')).status, 200)
    await post(routes, 'accounts:signUp', lakshmi)
    await post(routes, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })
    const { oobCodes } = (await answerOf(await routes.request(`${project}/oobCodes`))).body
    const { pathname, search } = new URL(`${oobCodes[0].oobLink}&newPassword=seven+hills`)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const ahead = [queue.run('203.0.113.5', () => released), queue.run('192.0.2.1', () => released)]

    for (const refused of [await create('second'), await routes.request(pathname + search)]) {
      assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '1'])
    }
    release()
    await Promise.all(ahead)
    assert.equal((await create('second')).status, 200)
    assert.equal((await routes.request(pathname + search)).status, 200)
  })
})
