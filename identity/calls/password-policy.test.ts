import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { validatePassword } from 'firebase/auth'
import { type Listening, listen } from '#identity/testing/listen.ts'
import { openSdk } from '#identity/testing/sdk.ts'
import { startIdentity, type TestIdentity } from '#identity/testing/service.ts'

describe('the password policy', () => {
  let service: TestIdentity
  let listening: Listening
  before(async () => {
    service = await startIdentity()
    listening = await listen(service.routes)
  })
  after(async () => {
    await listening.close()
    await service.stop()
  })

  it('is checked by validatePassword', async () => {
    const { auth, close } = openSdk(listening.origin)
    const short = await validatePassword(auth, 'seven')
    assert.deepEqual([short.isValid, short.meetsMinPasswordLength], [false, false])
    assert.equal(short.passwordPolicy.customStrengthOptions.minPasswordLength, 8)
    assert.equal((await validatePassword(auth, 'seven hills')).isValid, true)
    assert.equal((await validatePassword(auth, 'x'.repeat(4097))).isValid, false)
    await close()
  })
})
