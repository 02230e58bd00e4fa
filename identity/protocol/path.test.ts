import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { call, owner } from '../testing/call.ts'
import { answerOf, identityForEachTest, lakshmi } from '../testing/identity.ts'

describe('a call whose colon is encoded', () => {
  const service = identityForEachTest({ testSurface: true })

  it('is that call, in either form of path', async () => {
    const { routes } = service()
    for (const [path, fields] of [
      ['/v1/accounts%3AsignUp', lakshmi],
      ['/identitytoolkit.googleapis.com/v1/accounts%3asignInWithPassword', lakshmi],
    ] as const) {
      const { status, body } = await call(routes, 'POST', `${path}?key=any`, { fields })
      assert.deepEqual([status, body.email], [200, lakshmi.email])
    }
  })

  it('may be as long as that call', async () => {
    const users = [{ localId: 'a' }]
    const path = '/v1/projects/travel-visit/accounts%3AbatchCreate'
    const fields = { users, note: 'x'.repeat(100_000) }
    const { status, body } = await call(service().routes, 'POST', path, { fields, authorization: owner })
    assert.deepEqual([status, body.error], [200, []])
  })
})

for (const testSurface of [false, true]) {
  describe(`an address that is no call’s, ${testSurface ? 'beside' : 'without'} the test surface`, () => {
    const service = identityForEachTest({ testSurface })

    for (const path of [
      '/v1/accounts?key=any',
      '/identitytoolkit.googleapis.com/v3/accounts:signUp',
      '/identitytoolkit.googleapis.com/',
      '/securetoken.googleapis.com/v2/token',
      '/emulator/v1/projects/travel-visit/nothing',
      '/emulator',
      '/www.googleapis.com/identitytoolkit/v3/relyingparty/nothing',
    ]) {
      it(`answers 404 in the protocol’s envelope: ${path}`, async () => {
        const origin = 'http://localhost:5173'
        for (const method of ['GET', 'POST']) {
          const response = await service().routes.request(path, { method, headers: { origin } })
          assert.equal(response.headers.get('access-control-allow-origin'), origin)
          const { status, body } = await answerOf(response)
          assert.equal(status, 404)
          assert.deepEqual(body.error, {
            code: 404,
            message: 'Not Found',
            errors: [{ message: 'Not Found', domain: 'global', reason: 'notFound' }],
            status: 'NOT_FOUND',
          })
        }
      })
    }
  })
}
