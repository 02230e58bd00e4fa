import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { answerOf, lakshmi, post } from '#identity/testing/calls.ts'
import { listen } from '#identity/testing/listen.ts'
import { identityForEachTest } from '#identity/testing/service.ts'

describe('another back end', () => {
  const service = identityForEachTest()

  it('can verify our ID tokens with jose alone', async () => {
    const { body } = await post(service().routes, 'accounts:signUp', lakshmi)
    const server = await listen(service().routes)
    const keys = createRemoteJWKSet(new URL('/.well-known/jwks.json', server.origin))
    const { payload } = await jwtVerify(body.idToken, keys, {
      issuer: 'https://visit.example',
      audience: 'travel-visit',
      algorithms: ['ES256'],
    })
    await server.close()
    assert.equal(payload.sub, body.localId)
  })

  it('can find the keys through the OpenID configuration, from any origin', async () => {
    const { routes } = service()
    const answer = await routes.request('/.well-known/openid-configuration', {
      headers: { origin: 'https://elsewhere.example' },
    })
    assert.equal(answer.headers.get('access-control-allow-origin'), '*')
    const configuration = await answer.json()
    assert.equal(configuration.issuer, 'https://visit.example')
    assert.equal(configuration.jwks_uri, 'https://visit.example/.well-known/jwks.json')
    assert.deepEqual(configuration.id_token_signing_alg_values_supported, ['ES256'])
  })

  it('can’t see the private part of a key', async () => {
    const { body } = await answerOf(await service().routes.request('/.well-known/jwks.json'))
    for (const key of body.keys) {
      assert.deepEqual(Object.keys(key).sort(), ['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
    }
  })
})
