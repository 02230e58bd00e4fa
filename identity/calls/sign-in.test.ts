import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { assertRefused, lakshmi, post, signIn } from '#identity/testing/calls.ts'
import { identityForEachTest } from '#identity/testing/service.ts'

describe('accounts:signInWithPassword', () => {
  const service = identityForEachTest()

  it('accepts the address in any case', async () => {
    const { routes } = service()
    const created = (await post(routes, 'accounts:signUp', lakshmi)).body
    const { status, body } = await post(routes, 'accounts:signInWithPassword', {
      ...lakshmi,
      email: 'Lakshmi@Example.COM',
    })
    assert.equal(status, 200)
    assert.equal(body.kind, 'identitytoolkit#VerifyPasswordResponse')
    assert.equal(body.localId, created.localId)
    assert.equal(body.registered, true)
    assert.notEqual(body.refreshToken, created.refreshToken)
  })

  it('answers the same for an unknown address and a wrong password', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const wrong = await signIn(routes, 'hill and rain')
    const unknown = await post(routes, 'accounts:signInWithPassword', {
      ...lakshmi,
      email: 'ravi@example.com',
    })
    assertRefused(wrong, 'INVALID_LOGIN_CREDENTIALS')
    assert.deepEqual([unknown.status, unknown.body], [wrong.status, wrong.body])
  })

  it('says that an account is disabled only with the right password', async () => {
    const { routes, database } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    await database.updateTable('accounts').set({ disabled: 1 }).execute()
    assertRefused(await signIn(routes, 'hill and rain'), 'INVALID_LOGIN_CREDENTIALS')
    assertRefused(await signIn(routes, lakshmi.password), 'USER_DISABLED')
  })

  it('refuses missing and malformed fields by name', async () => {
    const { routes } = service()
    const method = 'accounts:signInWithPassword'
    assertRefused(await post(routes, method, { password: 'hill and lamp' }), 'MISSING_EMAIL')
    assertRefused(await post(routes, method, { ...lakshmi, email: '' }), 'INVALID_EMAIL')
    assertRefused(await post(routes, method, { email: lakshmi.email }), 'MISSING_PASSWORD')
  })

  it('keeps an account’s hundred newest sessions', async () => {
    const { routes, database } = service()
    const first = (await post(routes, 'accounts:signUp', lakshmi)).body
    const account = await database.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
    for (let index = 0; index < 99; index += 1) {
      await database
        .insertInto('sessions')
        .values({
          id: `s${index}`,
          account_id: account.id,
          refresh_token_hash: `h${index}`,
          signed_in_at: Date.now() + index + 1,
        })
        .execute()
    }
    service().passSeconds(60)
    assert.equal((await signIn(routes, lakshmi.password)).status, 200)
    assertRefused(await post(routes, 'accounts:lookup', { idToken: first.idToken }), 'TOKEN_EXPIRED')
    const { count } = await database
      .selectFrom('sessions')
      .select((query) => query.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    assert.equal(Number(count), 100)
  })
})
