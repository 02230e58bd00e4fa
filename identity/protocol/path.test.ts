import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { call, owner } from '../testing/call.ts'
import { identityForEachTest, lakshmi } from '../testing/identity.ts'

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
