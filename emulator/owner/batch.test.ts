import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { defaultSettings } from '#identity/settings.ts'
import { assertRefused, call, lakshmi, post, signIn } from '#identity/testing/calls.ts'
import { emulatorSettings } from '../settings.ts'
import { emulatorForEachTest } from '../testing/emulator.ts'
import { callInProject, owner } from '../testing/owner.ts'

describe('accounts in bulk', () => {
  const service = emulatorForEachTest({ ...emulatorSettings })
  const asOwner = (method: string, fields: object) => callInProject(service().routes, method, fields)
  const create = (users: object[], options = {}) => asOwner('accounts:batchCreate', { users, ...options })
  const signInAs = (email: string, password: string) =>
    post(service().routes, 'accounts:signInWithPassword', { email, password })

  it('are created from passwords and from emulator exports', async () => {
    const { body } = await create([
      {
        localId: 'one',
        email: 'ONE@example.com',
        rawPassword: 'notasecret',
        displayName: 'One',
        emailVerified: true,
        createdAt: '1577836800000',
        lastLoginAt: 1577836801000,
        customAttributes: '{"desk":1}',
      },
      {
        localId: 'two',
        email: 'two@example.com',
        passwordHash: 'fakeHash:salt=fakeSalt:password=other:secret',
      },
      { localId: 'three', email: 'three@example.com', passwordHash: 'c29tZXRoaW5nIGVsc2U=' },
    ])
    assert.deepEqual(body, { kind: 'identitytoolkit#UploadAccountResponse', error: [] })
    const { users } = (await asOwner('accounts:lookup', { localId: ['one'] })).body
    const { email, emailVerified, createdAt, lastLoginAt, customAttributes } = users[0]
    assert.deepEqual(
      { email, emailVerified, createdAt, lastLoginAt, customAttributes },
      {
        email: 'one@example.com',
        emailVerified: true,
        createdAt: '1577836800000',
        lastLoginAt: '1577836801000',
        customAttributes: '{"desk":1}',
      },
    )
    assert.equal((await signInAs('one@example.com', 'notasecret')).status, 200)
    assert.equal((await signInAs('two@example.com', 'other:secret')).status, 200)
    assertRefused(await signInAs('three@example.com', 'c29tZXRoaW5nIGVsc2U='), 'INVALID_PASSWORD')
  })

  it('may exceed the size limit of other calls', async () => {
    const users = Array.from({ length: 300 }, (_, index) => ({
      localId: `visitor-${index}`,
      email: `visitor-${index}@example.com`,
      displayName: 'x'.repeat(250),
    }))
    assert.deepEqual((await create(users)).body.error, [])
    const { body } = await asOwner('accounts:query', { returnUserInfo: false })
    assert.deepEqual(body, { recordsCount: '300' })
  })

  it('are refused one by one, each with its reason', async () => {
    await create([{ localId: 'here', email: 'here@example.com' }])
    const { body } = await create([
      { email: 'nobody@example.com' },
      { localId: 'here' },
      { localId: 'a', email: 'here@example.com' },
      { localId: 'b', email: 'here' },
      { localId: 'c', customAttributes: '[]' },
      { localId: 'd', customAttributes: '{"iss":"me"}' },
      { localId: 'e', customAttributes: JSON.stringify({ text: 'x'.repeat(1000) }) },
      { localId: 'f', tenantId: 'elsewhere' },
      { localId: 'g', phoneNumber: '+910000000000' },
      { localId: 'h', mfaInfo: [{ phoneInfo: '+910000000000' }] },
      {
        localId: 'i',
        providerUserInfo: [{ providerId: 'password' }, { providerId: 'google.com', rawId: '1' }],
      },
      {
        localId: 'good',
        email: 'good@example.com',
        mfaInfo: [],
        providerUserInfo: [{ providerId: 'password', rawId: 'good@example.com' }],
      },
    ])
    assert.deepEqual(
      body.error.map(({ index, message }: { index: number; message: string }) => [index, message]),
      [
        [0, 'localId is missing'],
        [1, 'localId belongs to an existing account - can not overwrite.'],
        [2, 'email exists in other account in database'],
        [3, 'email is invalid'],
        [4, 'Invalid custom claims provided.'],
        [5, 'Custom claims provided include a reserved claim.'],
        [6, 'Custom claims provided are too large.'],
        [7, 'Tenant id in userInfo does not match the tenant id in request.'],
        [8, 'phoneNumber is not served here.'],
        [9, 'mfaInfo is not served here.'],
        [10, 'providerUserInfo is not served here.'],
      ],
    )
    assert.equal((await asOwner('accounts:lookup', { localId: ['good'] })).body.users.length, 1)
  })

  it('are all refused if the request contradicts itself', async () => {
    const [one, other] = [
      { localId: 'x', email: 'x@example.com' },
      { localId: 'y', email: 'x@example.com' },
    ]
    assertRefused(await create([]), 'MISSING_USER_ACCOUNT')
    assertRefused(await create([one, one]), 'DUPLICATE_LOCAL_ID : x')
    assertRefused(await create([one, other], { sanityCheck: true }), 'DUPLICATE_EMAIL : x@example.com')
    assert.equal((await asOwner('accounts:query', {})).body.recordsCount, '0')
  })

  it('replace existing ones on request, and end their sessions', async () => {
    const { routes } = service()
    const { localId, idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const user = { localId, email: lakshmi.email, rawPassword: 'seven hills' }
    assert.deepEqual((await create([user], { allowOverwrite: true })).body.error, [])
    assertRefused(await post(routes, 'accounts:lookup', { idToken }), 'TOKEN_EXPIRED')
    assertRefused(await signIn(routes, lakshmi.password), 'INVALID_PASSWORD')
    assert.equal((await signIn(routes, 'seven hills')).status, 200)
  })

  it('include only one of several concurrent ones with the same id or address', async () => {
    const user = { localId: 'desk', email: lakshmi.email }
    const others = [
      { ...user, localId: 'other' },
      { ...user, email: 'desk@example.com' },
    ]
    const answers = await Promise.all([user, ...others, user].map((one) => create([one])))
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 200],
    )
    const { body } = await asOwner('accounts:query', { returnUserInfo: false })
    assert.ok(Number(body.recordsCount) <= 2)
  })

  it('are deleted, enabled ones only with `force`', async () => {
    await create([{ localId: 'a', disabled: true }, { localId: 'b' }, { localId: 'c' }])
    const remove = (fields: object) => asOwner('accounts:batchDelete', fields)
    const some = await remove({ localIds: ['a', 'b', 'nobody'] })
    assert.deepEqual(some.body.errors, [
      { index: 1, localId: 'b', message: 'NOT_DISABLED : Disable the account before batch deletion.' },
    ])
    assert.deepEqual((await remove({ localIds: ['b'], force: true })).body, {})
    const { userInfo } = (await asOwner('accounts:query', {})).body
    assert.deepEqual(
      userInfo.map((user: { localId: string }) => user.localId),
      ['c'],
    )
    for (const localIds of [[], Array.from({ length: 1001 }, String)]) {
      assertRefused(await remove({ localIds }), 'LOCAL_ID_LIST_EXCEEDS_LIMIT')
    }
  })

  it('are listed by id, twenty at a time, or all in either order', async () => {
    const ids = Array.from({ length: 22 }, (_, index) => `u${String(index).padStart(2, '0')}`)
    await create(['B', 'a', ...ids].map((localId) => ({ localId })))
    const get = async (query = '') => {
      const path = `/v1/projects/p/accounts:batchGet${query}`
      return (await call(service().routes, 'GET', path, { authorization: owner })).body
    }
    const idsOf = (users: { localId: string }[]) => users.map(({ localId }) => localId)
    const first = await get()
    assert.deepEqual(idsOf(first.users), ['B', 'a', ...ids.slice(0, 18)])
    const second = await get(`?nextPageToken=${first.nextPageToken}`)
    assert.deepEqual([idsOf(second.users), second.nextPageToken], [ids.slice(18), undefined])
    assert.equal((await get('?maxResults=-1')).users.length, 24)
    const query = (fields: object) => asOwner('accounts:query', fields)
    assert.deepEqual(idsOf((await query({ order: 'DESC', sortBy: 'USER_ID' })).body.userInfo).at(-1), 'B')
    assertRefused(await query({ sortBy: 'NAME' }), 'OPERATION_NOT_ALLOWED')
    assertRefused(await query({ limit: '1' }), 'OPERATION_NOT_ALLOWED')
  })
})

const { passwordCost } = defaultSettings

describe('a thousand accounts in one call, as the Admin SDK sends them', () => {
  const service = emulatorForEachTest({ ...emulatorSettings, passwordCost })

  // How long the server keeps an idle connection open.
  it('are created before their sender gives up, and rehashed at full cost when they sign in', {
    timeout: 60_000,
  }, async () => {
    const { routes, database } = service()
    const users = Array.from({ length: 1000 }, (_, index) => ({
      localId: `visitor-${index}`,
      email: `visitor-${index}@example.com`,
      passwordHash: `fakeHash:salt=s:password=seven hills ${index}`,
    }))
    const { status, body } = await callInProject(routes, 'accounts:batchCreate', { users })
    assert.deepEqual([status, body.error], [200, []])
    const last = { email: 'visitor-999@example.com', password: 'seven hills 999' }
    assert.equal((await post(routes, 'accounts:signInWithPassword', last)).status, 200)
    const { password_hash } = await database
      .selectFrom('accounts')
      .select('password_hash')
      .where('email', '=', last.email)
      .executeTakeFirstOrThrow()
    assert.ok(password_hash?.includes(`$m=${passwordCost.memoryCost},t=${passwordCost.timeCost},`))
    assert.equal((await post(routes, 'accounts:signInWithPassword', last)).status, 200)
  })
})
