import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { Hono } from 'hono'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { emptyDatabase, type TestDatabase } from '#database/testing.ts'
import { deskRoutes } from '#desk/routes.ts'
import { readLog, say, sent } from '#desk/testing/service.ts'
import { type Listening, listen } from '#identity/testing/listen.ts'
import { savedRoutes } from '#saved/routes.ts'
import {
  assertProblem,
  favourite,
  merge,
  read,
  register,
  routesForEachTest,
  send,
} from '#saved/testing/service.ts'
import { identifyHosted } from './identify.ts'

const entries = { 'favourite/tirumala': favourite }
const nothing = { entries: {} }

describe('with a hosted project', () => {
  const project = { apiKey: 'k', projectId: 'temple-guide' }
  const signedInAt = Math.floor(Date.now() / 1000) - 60
  const good = {
    sub: 'Xy12',
    iss: 'https://securetoken.google.com/temple-guide',
    aud: 'temple-guide',
    auth_time: signedInAt,
  }
  let keys: Listening
  let signer: Awaited<ReturnType<typeof generateKeyPair>>
  let stored: TestDatabase
  let routes: Hono
  before(async () => {
    signer = await generateKeyPair('RS256')
    const jwk = { ...(await exportJWK(signer.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
    keys = await listen(new Hono().get('/jwk', (context) => context.json({ keys: [jwk] })))
  })
  after(() => keys.close())
  beforeEach(async () => {
    stored = await emptyDatabase()
    routes = open(`${keys.origin}/jwk`)
  })
  afterEach(async () => {
    await stored.database.destroy()
    await stored.remove()
  })

  function open(keysAddress: string, clock = Date.now): Hono {
    const identify = identifyHosted(project, keysAddress)
    return savedRoutes(stored.database, { identify, addressOf: () => '192.0.2.1', clock })
  }

  function sign(
    claims: JWTPayload,
    { kid = 'one', key = signer.privateKey, expires = '1h' } = {},
  ): Promise<string> {
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).setExpirationTime(expires).sign(key)
  }

  it('keeps visits under its user ids, by tokens that its public keys verify', async () => {
    const token = await sign(good)
    assert.equal((await merge(routes, token, entries)).status, 200)
    assert.deepEqual((await read(routes, await sign({ ...good, name: 'Lakshmi' }))).body, { entries })
    assert.deepEqual((await read(routes, await sign({ ...good, sub: 'Zz99' }))).body, nothing)
    const rows = await stored.database.selectFrom('visits').select(['user_id', 'account_id']).execute()
    assert.deepEqual(rows, [{ user_id: 'Xy12', account_id: null }])
  })

  it('gives nobody back what was deleted, whose sign-in was before that', async () => {
    const [token, another] = [await sign(good), await sign({ ...good, sub: 'Zz99' })]
    const remove = (idToken: string, at = routes) =>
      send(at, { method: 'DELETE', headers: { authorization: `Bearer ${idToken}` } })
    const keptBy = async () =>
      await stored.database.selectFrom('visits').select(['user_id', 'entries']).orderBy('user_id').execute()
    await merge(routes, token, entries)
    for (let times = 0; times < 2; times += 1) assert.equal((await remove(token)).status, 204)
    assert.equal((await remove(another)).status, 204)
    // Another device would bring a token that it got after the deletion.
    for (const late of [token, await sign({ ...good, iat: signedInAt + 3600 })]) {
      assertProblem(await read(routes, late), 401, 'sign-in-needed')
      assertProblem(await merge(routes, late, entries, '*'), 401, 'sign-in-needed')
    }
    assert.deepEqual(await keptBy(), [
      { user_id: 'Xy12', entries: '{}' },
      { user_id: 'Zz99', entries: '{}' },
    ])

    const muchLater = open(`${keys.origin}/jwk`, () => Date.now() + 3 * 60 * 60 * 1000)
    // The account was not deleted after all.
    assert.equal((await merge(muchLater, another, entries)).status, 200)
    assert.deepEqual((await read(muchLater, another)).body, { entries })

    const again = await sign({ ...good, auth_time: signedInAt + 120 })
    assert.deepEqual((await read(routes, again)).body, nothing)
    assert.equal((await merge(routes, again, entries)).status, 200)
    assert.deepEqual((await read(routes, again)).body, { entries })

    await remove(await sign({ ...good, sub: 'Bb22' }))
    assert.equal((await remove(await sign({ ...good, sub: 'Aa11' }), muchLater)).status, 204)
    assert.deepEqual(
      (await keptBy()).map(({ user_id }) => user_id),
      ['Aa11', 'Xy12', 'Zz99'],
    )
  })

  it('gets nothing back by a change on its way to a deletion', async () => {
    for (let round = 0; round < 12; round += 1) {
      const sub = `Xy${round}`
      const own = await sign({ ...good, sub })
      // Half of the accounts already have entries.
      if (round % 2 === 0) await merge(routes, own, entries)
      const changes = [0, 1, 2].map((index) =>
        merge(routes, own, { [`favourite/temple-${index}`]: favourite }, '*'),
      )
      const headers = { authorization: `Bearer ${own}` }
      const deleted = send(routes, { method: 'DELETE', headers })
      for (const { status } of await Promise.all(changes)) {
        assert.ok([200, 401, 412].includes(status), String(status))
      }
      assert.equal((await deleted).status, 204)
      const { entries: left } = await stored.database
        .selectFrom('visits')
        .select('entries')
        .where('user_id', '=', sub)
        .executeTakeFirstOrThrow()
      assert.equal(left, '{}')
    }
  })

  it('knows an editor of the travel desk by the claim of a token, until that ends', async () => {
    const identify = identifyHosted(project, `${keys.origin}/jwk`)
    const desk = deskRoutes(stored.database, { identify, addressOf: () => '192.0.2.1' })
    const confirmed = { ...good, email_verified: true }
    const word = sent({ kind: 'crowd', temple: 'tirumala' })
    for (const claims of [
      confirmed,
      { ...good, editor: true },
      { ...good, email_verified: false, editor: true },
      { ...confirmed, editor: 'true' },
      { ...confirmed, editor: 1 },
    ]) {
      const token = await sign(claims)
      assertProblem(await say(desk, token, word), 403, 'editor-needed')
      // Such a claim keeps nobody from what is theirs.
      assert.equal((await read(routes, token)).status, 200)
    }
    const yesterdays = await sign({ ...confirmed, editor: true }, { expires: '-1s' })
    assertProblem(await say(desk, yesterdays, word), 401, 'sign-in-needed')
    const token = await sign({ ...confirmed, editor: true })
    assert.equal((await say(desk, token, word)).status, 201)
    assert.equal((await readLog(desk, token)).body.entries[0].saidBy, good.sub)
  })

  it('refuses every other token', async () => {
    const other = await generateKeyPair('RS256')
    await merge(routes, await sign(good), entries)
    const { n = '' } = await exportJWK(signer.publicKey)
    for (const token of [
      await sign({ ...good, aud: 'another-project' }),
      await sign({ ...good, iss: 'https://securetoken.google.com/another-project' }),
      await sign({ ...good, iss: 'https://accounts.google.com' }),
      await sign({ ...good, sub: '' }),
      await sign({ ...good, sub: 'x'.repeat(129) }),
      await sign({ ...good, sub: 'Xy12\0' }),
      await sign({ ...good, sub: 12 as unknown as string }),
      await sign({ iss: good.iss, aud: good.aud, auth_time: signedInAt }),
      await sign({ sub: good.sub, iss: good.iss, aud: good.aud }),
      await sign({ ...good, auth_time: 'now' }),
      await sign(good, { expires: '-1s' }),
      await sign(good, { key: other.privateKey }),
      await sign(good, { kid: 'two' }),
      await new SignJWT(good).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(signer.privateKey),
      await new SignJWT(good)
        .setProtectedHeader({ alg: 'HS256', kid: 'one' })
        .setExpirationTime('1h')
        .sign(Buffer.from(n)),
      new UnsecuredJWT(good).setExpirationTime('1h').encode(),
      'x.y.z',
      '',
    ]) {
      assertProblem(await read(routes, token), 401, 'sign-in-needed')
      assertProblem(await merge(routes, token, {}, '*'), 401, 'sign-in-needed')
    }
  })

  it('says that it can tell nobody apart while the keys are out of reach, and goes on once they are there', async () => {
    let isUp = false
    const jwks = { keys: [{ ...(await exportJWK(signer.publicKey)), kid: 'one', alg: 'RS256' }] }
    const flaky = await listen(
      new Hono().get('/jwk', (context) => (isUp ? context.json(jwks) : context.text('down', 500))),
    )
    routes = open(`${flaky.origin}/jwk`)
    const token = await sign(good)
    const answer = await read(routes, token)
    assertProblem(answer, 503, 'unavailable')
    assert.equal(answer.headers.get('retry-after'), '5')
    isUp = true
    assert.equal((await read(routes, token)).status, 200)
    await flaky.close()
    assertProblem(await read(open(`${flaky.origin}/jwk`), token), 503, 'unavailable')
  })
})

describe('with another service of the same protocol', () => {
  const accounts = routesForEachTest()
  const pages = routesForEachTest()

  it('keeps visits under its user ids, by tokens that its public keys verify', async () => {
    let routes = new Hono()
    const server = await listen(new Hono().all('*', ({ req }) => routes.fetch(req.raw)))
    routes = await accounts().open({}, server.origin)
    const project = (projectId: string) =>
      pages().open({
        FIREBASE_CONFIG: JSON.stringify({ apiKey: 'k', projectId, identityUrl: server.origin }),
      })
    const here = await project('travel-visit')
    const token = await register({ routes }, 'lakshmi')
    assert.equal((await merge(here, token, entries)).status, 200)
    assert.deepEqual((await read(here, token)).body, { entries })
    assert.deepEqual((await read(routes, token)).body, nothing)

    const elsewhere = await accounts().open({}, 'https://elsewhere.example')
    assertProblem(await read(here, await register({ routes: elsewhere }, 'ravi')), 401, 'sign-in-needed')
    assertProblem(await read(await project('another'), token), 401, 'sign-in-needed')
    assertProblem(await read(pages().routes, token), 401, 'sign-in-needed')
    await server.close()
  })
})
