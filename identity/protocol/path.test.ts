import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { call, lakshmi } from '#identity/testing/calls.ts'
import { assertNotFound, unknownPaths } from '#identity/testing/not-found.ts'
import { identityForEachTest } from '#identity/testing/service.ts'
import { pathOf } from './path.ts'

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

describe('a path whose escapes', () => {
  const pathAt = (path: string) => pathOf(new Request(`http://localhost${path}?key=%61#a`))

  for (const [what, path, expected] of [
    ['are right is decoded once', '/te%2Da/%E0%A4%A4%20b', '/te-a/त b'],
    ['stand for a percent sign keeps them', '/a%2561', '/a%2561'],
    ['stand for what divides paths keeps them', '/a%2Fb%3Fc%23d', '/a%2Fb%3Fc%23d'],
    ['are no UTF-8 stays as it is', '/a%20b%ffc', '/a%20b%ffc'],
    ['are broken stays as it is', '/a%20b%zz', '/a%20b%zz'],
  ] as const) {
    it(what, () => assert.equal(pathAt(path), expected))
  }
})
