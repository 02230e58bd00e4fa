import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { identityForEachTest } from '../testing/service.ts'
import { findCode, newCode, storeCode } from './codes.ts'

describe('a code', () => {
  const service = identityForEachTest()

  it('is useless for an account that was just deleted', async () => {
    const { database } = service()
    const code = newCode()
    const purpose = {
      accountId: 'gone',
      requestType: 'PASSWORD_RESET',
      email: 'lakshmi@example.com',
    } as const
    await storeCode(database, code, purpose, Date.now())
    assert.deepEqual(await findCode(database, code, Date.now()), { refusal: 'INVALID_OOB_CODE' })
  })
})
