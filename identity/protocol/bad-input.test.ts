import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { answerOf, lakshmi, post } from '#identity/testing/calls.ts'
import { accountCount, identityForEachTest } from '#identity/testing/service.ts'

const json = { 'content-type': 'application/json' }
const signUpPath = '/v1/accounts:signUp?key=any'

describe('bad input', () => {
  const service = identityForEachTest()

  const requests: [string, string, RequestInit, number][] = [
    ['broken JSON', signUpPath, { method: 'POST', headers: json, body: '{"email":' }, 400],
    ['an empty body', signUpPath, { method: 'POST', headers: json, body: '' }, 400],
    ['an array', signUpPath, { method: 'POST', headers: json, body: '[1]' }, 400],
    ['null', signUpPath, { method: 'POST', headers: json, body: 'null' }, 400],
    ['a number for a string', signUpPath, posting({ ...lakshmi, email: 5 }), 400],
    ['an object for a string', signUpPath, posting({ ...lakshmi, password: { $ne: '' } }), 400],
    ['a NUL', signUpPath, posting({ ...lakshmi, displayName: 'a\0b' }), 400],
    [
      'a lone surrogate',
      signUpPath,
      { method: 'POST', headers: json, body: '{"displayName":"\\ud800"}' },
      400,
    ],
    [
      'invalid UTF-8',
      signUpPath,
      { method: 'POST', headers: json, body: latin1('{"email":"a@b.in","password":"hill and lamé"}') },
      400,
    ],
    ['a name that is too long', signUpPath, posting({ ...lakshmi, displayName: 'x'.repeat(257) }), 400],
    [
      'a photo URL that is too long',
      signUpPath,
      posting({ ...lakshmi, photoUrl: `https://${'x'.repeat(2048)}` }),
      400,
    ],
    [
      'a prototype',
      signUpPath,
      { method: 'POST', headers: json, body: '{"__proto__":{"email":"a@b.c"}}' },
      400,
    ],
    [
      'a string for an array',
      '/v1/accounts:update?key=any',
      posting({ idToken: 'x', deleteAttribute: 'DISPLAY_NAME' }),
      400,
    ],
    [
      'an unknown attribute',
      '/v1/accounts:update?key=any',
      posting({ idToken: 'x', deleteAttribute: ['PHOTOURL'] }),
      400,
    ],
    ['1 MB', signUpPath, posting({ ...lakshmi, displayName: 'x'.repeat(1_000_000) }), 413],
    ['plain text', signUpPath, { ...posting(lakshmi), headers: { 'content-type': 'text/plain' } }, 415],
    ['no content type', signUpPath, { ...posting(lakshmi), headers: {} }, 415],
    ['a form instead of JSON', signUpPath, { method: 'POST', body: new URLSearchParams(lakshmiForm()) }, 415],
    ['an unknown call of a known family', '/v1/accounts:signUpTwice?key=any', posting(lakshmi), 400],
    ['an unknown path', '/v1/visitors:signUp?key=any', posting(lakshmi), 404],
    ['GET for POST', signUpPath, { method: 'GET' }, 404],
    ['DELETE', signUpPath, { method: 'DELETE' }, 404],
    ['no API key', '/v1/accounts:signUp', posting(lakshmi), 403],
    ['an empty API key', '/v1/accounts:signUp?key=', posting(lakshmi), 403],
  ]
  for (const [what, path, init, status] of requests) {
    it(`answers ${what} with ${status} in the protocol's envelope and changes nothing`, async () => {
      const answer = await answerOf(await service().routes.request(path, init))
      assert.equal(answer.status, status)
      assert.equal(answer.body.error.code, status)
      assert.equal(typeof answer.body.error.message, 'string')
      assert.equal(answer.body.error.errors[0].domain, 'global')
      assert.doesNotMatch(JSON.stringify(answer.body), /node_modules|\.ts\b|at .*\(/)
      assert.equal(await accountCount(service()), 0)
    })
  }

  it('is a list longer than any has to be', async () => {
    for (const [field, name] of [
      ['deleteAttribute', 'EMAIL'],
      ['deleteProvider', 'password'],
    ] as const) {
      const fields = { idToken: 'x', [field]: Array.from({ length: 21 }, () => name) }
      const { status, body } = await post(service().routes, 'accounts:update', fields)
      assert.equal(status, 400)
      assert.match(body.error.message, new RegExp(`Invalid value at '${field}'`))
    }
  })

  const longest: [string, number][] = [
    ['accounts:signUp', 32],
    ['accounts:signInWithPassword', 32],
    ['accounts:update', 32],
    ['accounts:resetPassword', 32],
    ['accounts:lookup', 16],
    ['accounts:delete', 16],
    ['accounts:sendOobCode', 16],
    ['accounts:createAuthUri', 16],
    ['token', 4],
  ]
  for (const [call, kibibytes] of longest) {
    it(`is a body for ${call} of more than ${kibibytes} KiB`, async () => {
      const empty = JSON.stringify({ unknown: '' }).length
      const ofBytes = (bytes: number) => post(service().routes, call, { unknown: 'x'.repeat(bytes - empty) })
      assert.equal((await ofBytes(kibibytes * 1024)).status, 400)
      assert.equal((await ofBytes(kibibytes * 1024 + 1)).status, 413)
    })
  }

  it('is a body of more values than any call has, wherever they are', async () => {
    const { routes } = service()
    for (const fields of [
      Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`key${index}`, null])),
      { a: Array.from({ length: 61 }, () => 0) },
      { a: Array.from({ length: 31 }, () => []) },
      Array.from({ length: 61 }).reduce((inner) => ({ a: inner }), {}),
    ]) {
      const { status, body } = await post(routes, 'accounts:signUp', { ...lakshmi, ...(fields as object) })
      assert.equal(status, 400)
      assert.match(body.error.message, /too many values/)
    }
  })

  it('is no long password, no text full of signs, and no field that is null or spelled in snake case', async () => {
    const { routes } = service()
    const escaped = (text: string) =>
      [...text].map((char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
    const password = 'seven hills '.repeat(341)
    const displayName = '[{,:"\\,,,[[[{{{'.repeat(16)
    const body = `{"email":"${lakshmi.email}","password":"${escaped(password)}","display_name":${JSON.stringify(displayName)},"tenantId":null}`
    assert.ok(body.length > 24_000)
    const answer = await answerOf(await routes.request(signUpPath, { method: 'POST', headers: json, body }))
    assert.deepEqual([answer.status, answer.body.displayName], [200, displayName])
  })

  it('accepts the key in a header too', async () => {
    const { routes } = service()
    const answer = await answerOf(
      await routes.request('/v1/accounts:signUp', {
        ...posting(lakshmi),
        headers: { ...json, 'x-goog-api-key': 'any' },
      }),
    )
    assert.equal(answer.status, 200)
  })

  it('is served below the host names that the SDK puts first', async () => {
    const { routes } = service()
    const path = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any'
    const { body } = await answerOf(await routes.request(path, posting(lakshmi)))
    const refreshed = await routes.request('/securetoken.googleapis.com/v1/token?key=any', {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: body.refreshToken }),
    })
    assert.equal(refreshed.status, 200)
  })

  it('lets nobody cache an answer', async () => {
    const { routes } = service()
    const calls: [string, object, number][] = [
      ['accounts:signUp', lakshmi, 200],
      ['accounts:signUp', lakshmi, 400],
      ['nothing', {}, 404],
    ]
    for (const [call, fields, expected] of calls) {
      const { status, headers } = await post(routes, call, fields)
      assert.deepEqual([status, headers.get('cache-control')], [expected, 'no-store'])
    }
  })
})

function posting(fields: object): RequestInit {
  return { method: 'POST', headers: json, body: JSON.stringify(fields) }
}

function latin1(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'latin1'))
}

function lakshmiForm(): Record<string, string> {
  return { email: lakshmi.email, password: lakshmi.password }
}
