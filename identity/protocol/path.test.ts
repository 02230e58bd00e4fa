import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { call, lakshmi } from '../testing/calls.ts'
import { assertNotFound, unknownPaths } from '../testing/not-found.ts'
import { identityForEachTest } from '../testing/service.ts'

describe('a call with an encoded colon', () => {
  const service = identityForEachTest()

  it('is the same call, in both forms of path', async () => {
    const { routes } = service()
    for (const [path, fields] of [
      ['/v1/accounts%3AsignUp', lakshmi],
      ['/identitytoolkit.googleapis.com/v1/accounts%3asignInWithPassword', lakshmi],
    ] as const) {
      const { status, body } = await call(routes, 'POST', `${path}?key=any`, { fields })
      assert.deepEqual([status, body.email], [200, lakshmi.email])
    }
  })
})

describe('a path that is not a call', () => {
  const service = identityForEachTest()

  for (const path of unknownPaths) {
    it(`answers 404 in the protocol’s envelope: ${path}`, () => assertNotFound(service().routes, path))
  }
})
