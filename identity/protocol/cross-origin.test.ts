import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { IdentitySettings } from '#identity/settings.ts'
import { identityForEachTest } from '#identity/testing/service.ts'

const path = '/v1/accounts:lookup?key=any'

describe('cross-origin calls', () => {
  const service = identityForEachTest({ authorizedDomains: ['visit.example', '127.0.0.1'] })

  it('answer an authorized domain’s preflight for everything that the SDK sends', async () => {
    const headers = {
      origin: 'https://visit.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-client-version,x-firebase-gmpid',
      'access-control-request-private-network': 'true',
    }
    const answer = await service().routes.request(path, { method: 'OPTIONS', headers })
    assert.equal(answer.headers.get('access-control-allow-origin'), 'https://visit.example')
    assert.equal(answer.headers.get('access-control-allow-methods'), 'GET,POST,OPTIONS')
    assert.equal(answer.headers.get('access-control-max-age'), '7200')
    assert.equal(answer.headers.get('access-control-allow-private-network'), 'true')
    const allowed = answer.headers.get('access-control-allow-headers')?.split(',')
    for (const name of headers['access-control-request-headers'].split(','))
      assert.ok(allowed?.includes(name))
  })

  const otherwise: Record<string, boolean> = {
    'https://evilvisit.example': false,
    'https://visit.example.evil.in': false,
    'http://1.127.0.0.1': false,
    'ftp://visit.example': false,
    null: false,
  }
  const origins: [string, Partial<IdentitySettings>, Record<string, boolean>][] = [
    [
      'the authorized domains',
      { issuer: 'https://id.example', authorizedDomains: ['visit.example', '127.0.0.1'] },
      {
        ...otherwise,
        'https://id.example': true,
        'https://visit.example': true,
        'https://visit.example:8443': true,
        'https://www.visit.example': true,
        'http://visit.example': false,
        'http://127.0.0.1:8080': true,
        'https://www.id.example': false,
      },
    ],
    [
      'no other domain than its own',
      { issuer: 'https://visit.example', authorizedDomains: [] },
      {
        ...otherwise,
        'https://visit.example': true,
        'https://visit.example:8443': false,
        'https://www.visit.example': false,
        'http://visit.example': false,
        'http://127.0.0.1:8080': false,
      },
    ],
    [
      'a domain without https',
      { issuer: 'http://visit.example', authorizedDomains: ['visit.example'] },
      {
        ...otherwise,
        'http://visit.example': true,
        'http://visit.example:8080': true,
        'https://www.visit.example': true,
      },
    ],
  ]
  for (const [what, settings, expected] of origins) {
    describe(`to a service that serves ${what}`, () => {
      const service = identityForEachTest(settings)
      for (const [origin, allowed] of Object.entries(expected)) {
        it(`${allowed ? 'let' : 'do not let'} ${origin} read an error`, async () => {
          const init = { method: 'POST', headers: { origin, 'content-type': 'application/json' }, body: '{}' }
          const answer = await service().routes.request(path, init)
          assert.equal(answer.status, 400)
          assert.equal(answer.headers.get('access-control-allow-origin'), allowed ? origin : null)
          assert.match(answer.headers.get('vary') ?? '', /Origin/)
        })
      }
    })
  }
})
