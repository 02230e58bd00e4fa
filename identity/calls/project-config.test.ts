import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { answerOf } from '#identity/testing/calls.ts'
import { identityForEachTest } from '#identity/testing/service.ts'

describe('projects', () => {
  const service = identityForEachTest()

  it('lists the authorized domains', async () => {
    const { status, body } = await answerOf(await service().routes.request('/v1/projects?key=any'))
    assert.equal(status, 200)
    assert.deepEqual(body, {
      projectId: '12345',
      authorizedDomains: ['localhost', '127.0.0.1', 'visit.example'],
    })
  })
})
