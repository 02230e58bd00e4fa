import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { disableAccount } from '#identity/administration/disable-account.ts'
import { post } from '#identity/testing/calls.ts'
import {
  assertProblem,
  favourite,
  merge,
  read,
  routesForEachTest,
  send,
  signUp,
} from '#saved/testing/service.ts'

const entries = { 'favourite/tirumala': favourite }
const nothing = { entries: {} }

describe('what another account keeps', () => {
  const service = routesForEachTest()

  it('is out of reach by any token, header, query or address', async () => {
    const { routes } = service()
    const ravi = await signUp(service(), 'ravi')
    await merge(routes, ravi, entries)
    const raviId = claimsOf(ravi).sub ?? ''
    const own = await signUp(service(), 'lakshmi')
    const claims = { ...claimsOf(own), sub: raviId, user_id: raviId }
    const { privateKey } = await generateKeyPair('ES256')
    const [head = '', , signature = ''] = own.split('.')
    const forged = [
      new UnsecuredJWT(claims).encode(),
      `${base64({ alg: 'none' })}.${base64(claims)}.`,
      `${head}.${base64(claims)}.${signature}`,
      await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: kidOf(own) }).sign(privateKey),
      await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: kidOf(own) })
        .sign(Buffer.from('x'.repeat(32))),
      ...['owner', 'x', '', raviId, 'null', 'undefined', `${own}x`, `${own},${ravi.slice(0, -1)}x`],
    ]
    for (const token of forged) {
      for (const answer of [
        await read(routes, token),
        await merge(routes, token, entries, '*'),
        await send(routes, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } }),
      ]) {
        assertProblem(answer, 401, 'sign-in-needed')
        assert.equal(answer.headers.get('www-authenticate'), 'Bearer')
      }
    }
    for (const headers of [
      {},
      { authorization: ravi },
      { authorization: `Basic ${ravi}` },
      { cookie: `token=${ravi}` },
    ]) {
      assertProblem(await send(routes, { headers: headers as Record<string, string> }), 401, 'sign-in-needed')
    }
    for (const name of [
      'x-user-id',
      'x-forwarded-user',
      'x-firebase-uid',
      'x-http-method-override',
      'x-original-url',
      'from',
      'cookie',
    ]) {
      assert.deepEqual((await read(routes, own, { [name]: raviId })).body, nothing, name)
    }
    const headers = { authorization: `Bearer ${own}` }
    for (const query of [
      `user=${raviId}`,
      `uid=${raviId}`,
      `localId=${raviId}`,
      `access_token=${ravi}`,
      `user_id=${raviId}&user_id=`,
    ]) {
      assert.deepEqual((await send(routes, { headers }, `/api/visits?${query}`)).body, nothing, query)
    }
    for (const path of [
      `/api/visits/${raviId}`,
      `/api/visits/../visits/${raviId}`,
      `/api/visits%2f${raviId}`,
      `/api/visits;user=${raviId}`,
      `/api/accounts/${raviId}/visits`,
    ]) {
      assertProblem(await send(routes, { headers }, path), 404, 'not-found')
    }
    await merge(routes, own, { 'favourite/iskcon': favourite })
    await send(routes, { method: 'DELETE', headers })
    assert.deepEqual((await read(routes, ravi)).body, { entries })
  })

  it('is nothing that an ETag tells of', async () => {
    const { routes } = service()
    const ravi = await merge(routes, await signUp(service(), 'ravi'), entries)
    const own = await signUp(service(), 'lakshmi')
    const known = await read(routes, own, { 'if-none-match': ravi.headers.get('etag') ?? '' })
    assert.deepEqual([known.status, known.body], [200, nothing])
    assertProblem(await merge(routes, own, {}, ravi.headers.get('etag') ?? ''), 412, 'changed')
  })
})

describe('the token of a session', () => {
  const service = routesForEachTest()

  it('is refused as soon as the session has ended, or the account is disabled or deleted', async () => {
    const { routes, database } = service()
    for (const end of [
      async () => {
        await database.deleteFrom('sessions').execute()
      },
      async (idToken: string) => {
        await disableAccount(database, String(claimsOf(idToken).sub))
      },
      async (idToken: string) => {
        assert.equal((await post(routes, 'accounts:delete', { idToken })).status, 200)
      },
    ]) {
      const token = await signUp(service(), `somebody-${Math.random()}`)
      assert.equal((await merge(routes, token, entries)).status, 200)
      await end(token)
      assertProblem(await read(routes, token), 401, 'sign-in-needed')
      assertProblem(await merge(routes, token, entries, '*'), 401, 'sign-in-needed')
    }
  })
})

function claimsOf(token: string): JWTPayload {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload
}

function kidOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid
}

function base64(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
