import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { hashSync } from '@node-rs/argon2'
import { decodeJwt } from 'jose'
import { argon2CostOf } from '#identity/credentials/argon2-hash.ts'
import { defaultSettings } from '#identity/settings.ts'
import { readAccounts, runAccounts } from '#identity/testing/accounts-command.ts'
import { type Answer, assertRefused, lakshmi, post, postToken, signIn } from '#identity/testing/calls.ts'
import { sampleAccount, sampleHashOptions, samplePassword } from '#identity/testing/hosted-export.ts'
import { identityForEachTest } from '#identity/testing/service.ts'

/** A hash of "hill and lamp" with 4 MiB and one pass. */
const lowCostHash =
  '$argon2id$v=19$m=4096,t=1,p=1$MDEyMzQ1Njc4OWFiY2RlZg$bm1NAmdrLOVTUYejrIbkPdzPDxF7D5/UqbMKcondFkg'

const { passwordCost } = defaultSettings

describe('importing accounts', () => {
  const service = identityForEachTest({ passwordCost })

  it('lets users of a hosted project sign in with their password, and rehashes it', async () => {
    const { routes } = service()
    const { code, stdout } = await importUsers([sampleAccount], sampleHashOptions)
    assert.deepEqual([code, stdout], [0, '1 account read: 1 new, 0 here already and left as they are\n'])
    assert.match(
      await storedHash(sampleAccount.localId),
      /^\$firebase-scrypt\$ln=14,r=8,keyid=[0-9a-f]{32}\$/,
    )
    assertRefused(await signInSample('user1passwore'), 'INVALID_LOGIN_CREDENTIALS')
    assert.match(await storedHash(sampleAccount.localId), /^\$firebase-scrypt\$/)

    const first = await signInSample()
    assert.equal(first.status, 200)
    assert.equal(first.body.localId, sampleAccount.localId)
    assert.equal(decodeJwt(first.body.idToken).name, 'Test User 1')
    const rehashed = await storedHash(sampleAccount.localId)
    assert.ok(argon2CostOf(rehashed), rehashed)

    assertRefused(await signInSample('user1passwore'), 'INVALID_LOGIN_CREDENTIALS')
    assert.equal((await signInSample()).status, 200)
    assert.equal(await storedHash(sampleAccount.localId), rehashed)
    // The first session stays valid.
    assert.equal((await post(routes, 'accounts:lookup', { idToken: first.body.idToken })).status, 200)
    const token = { grant_type: 'refresh_token', refresh_token: first.body.refreshToken }
    assert.equal((await postToken(routes, token)).status, 200)
  })

  it('accepts further sign-ins while the password is being rehashed', async () => {
    const { routes, database } = service()
    await importUsers([sampleAccount], sampleHashOptions)
    const first = signInSample()
    // From here on, the first sign-in is rehashing.
    while ((await database.selectFrom('sessions').select('id').execute()).length === 0) await setImmediate()
    const answers = await Promise.all([first, signInSample(), signInSample()])
    for (const { status, body } of answers) {
      assert.equal(status, 200)
      assert.equal((await post(routes, 'accounts:lookup', { idToken: body.idToken })).status, 200)
    }
  })

  const highCostHash = hashSync(lakshmi.password, { memoryCost: 19_456, timeCost: 3, parallelism: 1 })
  for (const [cost, passwordHash] of Object.entries({ low: lowCostHash, high: highCostHash })) {
    it(`rehashes a password whose cost is too ${cost}, and its session stays valid`, async () => {
      const { routes } = service()
      const user = { localId: 'l', ...lakshmi, passwordHash: base64(passwordHash) }
      assert.equal((await importUsers([user])).code, 0)
      const { body } = await signIn(routes, lakshmi.password)
      assert.deepEqual(argon2CostOf(await storedHash('l')), passwordCost)
      assert.equal((await signIn(routes, lakshmi.password)).status, 200)
      assert.equal((await post(routes, 'accounts:lookup', { idToken: body.idToken })).status, 200)
    })
  }

  it('keeps an id in any format, and sessions with it work', async () => {
    const { routes } = service()
    const localId = 'lakshmi.of-tirupati@example.com/తిరుపతి'
    await importUsers([{ ...sampleAccount, localId }], sampleHashOptions)
    const { body } = await signInSample()
    const token = { grant_type: 'refresh_token', refresh_token: body.refreshToken }
    assert.equal((await postToken(routes, token)).body.user_id, localId)
  })

  it('adds custom claims to tokens', async () => {
    await importUsers([{ ...sampleAccount, customAttributes: '{"role":"guide"}' }], sampleHashOptions)
    assert.equal(decodeJwt((await signInSample()).body.idToken).role, 'guide')
  })

  it('imports what it can, says what it leaves out and why, and continues after errors', async () => {
    const { location } = service()
    const users = [
      { ...sampleAccount, passwordHash: 'bm90IGFsbCBvZiBpdA==' },
      { localId: 'anonymous' },
      { localId: 'phone', phoneNumber: '+910000000000' },
      {
        localId: 'google',
        email: 'G@Example.com',
        emailVerified: true,
        createdAt: '1508893925000',
        phoneNumber: '+910000000000',
        mfaInfo: [],
        customAttributes: '{"iss":"x"}',
        providerUserInfo: [
          { providerId: 'google.com', rawId: '1' },
          { providerId: 'password', rawId: 'g@example.com' },
          { providerId: 'phone' },
        ],
      },
      { email: 'nobody@example.com' },
      { localId: 'a'.repeat(129), email: 'long@example.com' },
      { localId: 'address', email: 'not an address' },
      { localId: 'taken', email: 'g@example.com' },
      { localId: 'claims', email: 'c@example.com', customAttributes: '[1]' },
      { localId: 'many', email: 'm@example.com', customAttributes: `{"a":"${'é'.repeat(497)}"}` },
      { localId: 'name', email: 'n@example.com', displayName: 'a\u0000b' },
      { localId: 'time', email: 't@example.com', createdAt: 'yesterday' },
      { localId: 'bcrypt', email: 'b@example.com', passwordHash: base64('$2b$10$abcdefghijklmnopqrstuv') },
      { localId: 'dear', email: 'd@example.com', passwordHash: base64(dearHash) },
      { localId: 'key', email: 'k@example.com', passwordHash: base64(keylessHash) },
      'no object',
      { localId: 'short', email: 's@example.com', passwordHash: base64(wholeHash.slice(0, -2)) },
      { localId: 'zero', email: 'z@example.com', passwordHash: base64(wholeHash.replace('m=', 'm=0')) },
      { localId: 'late', email: 'l@example.com', createdAt: Number.MAX_SAFE_INTEGER },
      { localId: 'last', email: 'last@example.com', photoUrl: 'javascript:alert(1)' },
      // As a hosted project or the emulator dumps them: times in seconds.
      {
        localId: 'guest',
        validSince: '1508893925',
        createdAt: '1508893925000',
        lastLoginAt: '1508893925000',
      },
      { localId: 'passing', validSince: 1508893925, createdAt: 1508893925000 },
    ]
    const { code, stdout, stderr } = await importUsers(users, sampleHashOptions)
    assert.equal(code, 1)
    assert.deepEqual(stdout.trimEnd().split('\n'), [
      '22 accounts read: 13 new, 0 here already and left as they are',
      '4 accounts left out: without an e-mail address',
      '6 accounts: the password cannot be checked here; a reset mail lets their owners choose one',
      '7 accounts: no password in the file; a reset mail lets their owners choose one',
      '1 account: the phone number is not kept',
      '1 account: signing in with google.com is not offered here',
      '1 account: the claim iss is reserved and stays out of tokens',
      '1 account: the field mfaInfo is not kept',
      '2 accounts: the field customAttributes cannot be read, and is not kept',
      '1 account: the field displayName cannot be read, and is not kept',
      '2 accounts: the field createdAt cannot be read, and is not kept',
      '1 account: the address of the picture is not kept, as it does not begin with http:// or https://',
      '5 accounts not imported, for the reasons above',
    ])
    assert.deepEqual(
      new Set(stderr.trimEnd().split('\n')),
      new Set([
        'users[0] ("kYi4EvWQlQTKSfnJ3dRSP6IH3ed2"): passwordHash has 13 bytes; the hash key makes 64',
        'users[4]: localId is missing',
        `users[5] ("${'a'.repeat(129)}"): localId has to have 1 to 128 characters, none of them a control character`,
        'users[6] ("address"): email is not an e-mail address that can have an account here',
        'users[7] ("taken"): g@example.com is the address of the account google',
        'users[8] ("claims"): customAttributes is not a JSON object',
        'users[9] ("many"): customAttributes is longer than 1000 bytes',
        'users[10] ("name"): displayName is not text',
        'users[11] ("time"): createdAt is not a time in milliseconds',
        'users[12] ("bcrypt"): passwordHash is of a kind that is not supported: $2b$',
        'users[13] ("dear"): passwordHash has a cost that is not supported',
        `users[14] ("key"): passwordHash was made with the key ${'0'.repeat(32)}, which is neither in the file nor here`,
        'users[15]: it is not a JSON object',
        'users[16] ("short"): passwordHash is not a complete argon2id hash',
        'users[17] ("zero"): passwordHash is not a complete argon2id hash',
        'users[18] ("late"): createdAt is not a time in milliseconds',
      ]),
    )
    assert.deepEqual((await readAccounts(location, ['list'])).map(({ id }) => id).sort(), [
      'bcrypt',
      'claims',
      'dear',
      'google',
      sampleAccount.localId,
      'key',
      'last',
      'late',
      'many',
      'name',
      'short',
      'time',
      'zero',
    ])
  })

  it('lets users without an imported password choose one by mail', async () => {
    const { routes, mails } = service()
    const { email } = lakshmi
    await importUsers([{ localId: 'l', email, providerUserInfo: [{ providerId: 'google.com' }] }])
    await post(routes, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })
    const oobCode = /oobCode=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1]
    await post(routes, 'accounts:resetPassword', { oobCode, newPassword: lakshmi.password })
    assert.equal((await signIn(routes, lakshmi.password)).body.localId, 'l')
  })

  it('can be repeated, and leaves accounts that are here as they are', async () => {
    const { routes } = service()
    const users = sampleUsers('changed', 'plain')
    await importUsers(users, sampleHashOptions)
    const changed = await update(await signInAs('changed'), { password: lakshmi.password })
    const before = await storedAccounts()
    const inFile = users.map((user) => ({ ...user, displayName: 'N', disabled: true, phoneNumber: '+91' }))
    assert.equal((await importUsers(inFile, sampleHashOptions)).stdout, summaryLine(2, 0, 2))
    assert.deepEqual(await storedAccounts(), before)
    assert.equal((await post(routes, 'accounts:lookup', { idToken: changed.body.idToken })).status, 200)
  })

  it('names a second account of the file that has the id of another', async () => {
    const users = [
      { localId: 'one', email: 'first@example.com' },
      { localId: 'one', email: 'second@example.com' },
      { localId: 'one', email: 'First@example.com' },
    ]
    for (const again of ['1 new, 1 here already', '0 new, 2 here already']) {
      const { code, stdout, stderr } = await importUsers(users)
      assert.equal(code, 1)
      assert.match(stdout, new RegExp(`^3 accounts read: ${again} .*^1 account not imported`, 'ms'))
      assert.equal(
        stderr,
        'users[1] ("one"): users[0] has the same localId, and first@example.com as its address\n',
      )
    }
  })

  it('says that it restores accounts that were deleted here', async () => {
    const { location } = service()
    const users = sampleUsers('gone', 'here')
    assert.doesNotMatch((await importUsers(users, sampleHashOptions)).stdout, /deleted/)
    await runAccounts(location, ['delete', 'gone', '--yes'])
    const { stdout } = await importUsers(users, sampleHashOptions)
    assert.equal(
      stdout,
      `${summaryLine(2, 1, 1)}The new ones include any in the file that were deleted here\n`,
    )
    assert.equal((await signInAs('gone')).status, 200)
  })

  it('asks for the hash parameters before it imports the first password', async () => {
    const { location } = service()
    const { code, stderr } = await importUsers([{ localId: 'first', email: 'f@example.com' }, sampleAccount])
    assert.equal(code, 1)
    assert.match(stderr, /Say how with --hash-algo/)
    assert.deepEqual(
      (await readAccounts(location, ['list'])).map(({ id }) => id),
      ['first'],
    )
  })

  it('says why a file cannot be read', async () => {
    const { location } = service()
    const files: [string, RegExp][] = [
      ['localId,email', /^The file is not JSON: /],
      ['{"users":[{"localId":"a","email":"a@example.com"},', /^The file ends in the middle of its JSON$/],
      ['[]', /^The file holds no list of users$/],
      ['{"users":{"a":{}}}', /^The file's users is not a list/],
      ['{"scryptKeys":[{}],"users":[]}', /^One of the file's scryptKeys is not a key$/],
    ]
    for (const [input, sentence] of files) {
      const { code, stderr } = await runAccounts(location, ['import', '-'], { input })
      assert.equal(code, 1)
      assert.match(stderr.trimEnd(), sentence)
    }
    const missing = await runAccounts(location, ['import', '/nowhere/accounts.json'])
    assert.equal(missing.code, 1)
    assert.match(missing.stderr, /^ENOENT/)
  })

  function importUsers(users: unknown[], options: string[] = []) {
    return runAccounts(service().location, ['import', '-', ...options], { input: JSON.stringify({ users }) })
  }

  function sampleUsers(...ids: string[]) {
    return ids.map((localId) => ({ ...sampleAccount, localId, email: `${localId}@example.com` }))
  }

  function signInAs(localId: string) {
    return signInSample(samplePassword, `${localId}@example.com`)
  }

  async function update({ body }: Answer, fields: object): Promise<Answer> {
    const answer = await post(service().routes, 'accounts:update', { idToken: body.idToken, ...fields })
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    return answer
  }

  function storedAccounts() {
    return service().database.selectFrom('accounts').selectAll().orderBy('id').execute()
  }

  function signInSample(password = samplePassword, email = sampleAccount.email) {
    return post(service().routes, 'accounts:signInWithPassword', { email, password })
  }

  async function storedHash(id: string): Promise<string> {
    const { password_hash } = await service()
      .database.selectFrom('accounts')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return password_hash ?? ''
  }
})

const dearHash = `$argon2id$v=19$m=2097152,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`
const wholeHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`
const keylessHash = `$firebase-scrypt$ln=14,r=8,keyid=${'0'.repeat(32)}$AAAA$AAAA`

function base64(text: string): string {
  return Buffer.from(text).toString('base64')
}

function summaryLine(read: number, added: number, existing: number): string {
  return `${read} accounts read: ${added} new, ${existing} here already and left as they are
`
}
