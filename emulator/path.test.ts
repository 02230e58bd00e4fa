import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { assertRefused, call, lakshmi } from '#identity/testing/calls.ts'
import { assertNotFound, unknownPaths } from '#identity/testing/not-found.ts'
import { emulatorForEachTest } from './testing/emulator.ts'
import { owner } from './testing/owner.ts'

describe('a call with an encoded colon', () => {
  const service = emulatorForEachTest()

  it('is the same call, with the same size limit', async () => {
    const { routes } = service()
    const signUp = await call(routes, 'POST', '/v1/accounts%3AsignUp?key=any', { fields: lakshmi })
    assert.deepEqual([signUp.status, signUp.body.email], [200, lakshmi.email])
    const path = '/v1/projects/travel-visit/accounts%3AbatchCreate'
    const fields = { users: [{ localId: 'a' }], note: 'x'.repeat(100_000) }
    const { status, body } = await call(routes, 'POST', path, { fields, authorization: owner })
    assert.deepEqual([status, body.error], [200, []])
  })
})

describe('a path that is not a call of the emulator', () => {
  const service = emulatorForEachTest()

  for (const path of unknownPaths) {
    it(`answers 404 in the protocol’s envelope: ${path}`, () => assertNotFound(service().routes, path))
  }

  it('may be a call in another version of the protocol', async () => {
    const fields = { oobCode: 'x' }
    assertRefused(
      await call(service().routes, 'POST', '/v2/accounts:update?key=any', { fields }),
      'OPERATION_NOT_ALLOWED',
    )
  })
})
