import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { decodeJwt } from 'jose'
import { disableAccount } from '#identity/administration/disable-account.ts'
import { runAccounts } from '#identity/testing/accounts-command.ts'
import { lakshmi, post, postToken } from '#identity/testing/calls.ts'
import { confirmAddress } from '#identity/testing/confirm-address.ts'
import { assertProblem, register, signUp } from '#saved/testing/service.ts'
import {
  deskForEachTest,
  editor,
  readLog,
  readToday,
  say,
  sent,
  slow,
  standingIn,
  takeBack,
} from './testing/service.ts'

const address = 'lakshmi@example.com'

describe('today’s word', () => {
  const service = deskForEachTest()

  /** Whatever an editor can do. */
  async function tryAll(token: string) {
    const { routes } = service()
    return [
      await say(routes, token, sent(slow, service())),
      await takeBack(routes, token, 'word0001'),
      await readLog(routes, token),
    ]
  }

  async function assertMayNot(token: string, status: number, name: string): Promise<void> {
    for (const answer of await tryAll(token)) assertProblem(answer, status, name)
    assert.deepEqual(await standingIn(service().routes), [])
    assert.deepEqual(await service().database.selectFrom('words').selectAll().execute(), [])
  }

  it('is for everybody to read, and for nobody to say', async () => {
    assert.equal((await readToday(service().routes)).status, 200)
    await assertMayNot('', 401, 'sign-in-needed')
    await assertMayNot('x.y.z', 401, 'sign-in-needed')
  })

  it('is not said by an account without the claim', async () => {
    await assertMayNot(await signUp(service(), 'ravi'), 403, 'editor-needed')
  })

  it('is said by an account from when an operator allows it, until it is taken away, at once', async () => {
    const { routes, location } = service()
    const token = await signUp(service(), 'lakshmi')
    assert.match((await runAccounts(location, ['allow-editor', address])).stdout, /may say today’s word\.\n$/)
    const word = sent(slow)
    assert.equal((await say(routes, token, word)).status, 201)
    assert.equal((await takeBack(routes, token, word.id)).status, 204)
    assert.equal((await readLog(routes, token)).status, 200)
    assert.equal((await runAccounts(location, ['disallow-editor', address])).code, 0)
    for (const answer of await tryAll(token)) assertProblem(answer, 403, 'editor-needed')
  })

  it('is not said with a token of yesterday, or of an account that is locked', async () => {
    const token = await editor(service(), 'lakshmi')
    service().passSeconds(24 * 3600)
    await assertMayNot(token, 401, 'sign-in-needed')
    const { body } = await post(service().routes, 'accounts:signInWithPassword', lakshmi)
    await disableAccount(service().database, body.localId)
    await assertMayNot(body.idToken, 401, 'sign-in-needed')
  })

  it('is not said by an account whose address nobody has confirmed, or no longer', async () => {
    const { database, location } = service()
    const token = await register(service(), 'lakshmi')
    const refused = await runAccounts(location, ['allow-editor', address])
    assert.deepEqual([refused.code, refused.stdout], [1, ''])
    assert.match(refused.stderr, /has not confirmed its address/)
    await confirmAddress(database, address)
    assert.equal((await runAccounts(location, ['allow-editor', address])).code, 0)
    await database.updateTable('accounts').set({ email_verified: 0 }).execute()
    await assertMayNot(token, 403, 'editor-needed')
  })

  it('is known to be the account’s from its next token, beside the claims that it has', async () => {
    const { routes, database, location } = service()
    const { body } = await post(routes, 'accounts:signUp', lakshmi)
    await confirmAddress(database, address)
    await database.updateTable('accounts').set({ custom_attributes: '{"role":"guide"}' }).execute()
    const claims = async () => {
      const fields = { grant_type: 'refresh_token', refresh_token: body.refreshToken }
      const { role, editor } = decodeJwt((await postToken(routes, fields)).body.id_token)
      return { role, editor }
    }
    await runAccounts(location, ['allow-editor', address])
    assert.deepEqual(await claims(), { role: 'guide', editor: true })
    await runAccounts(location, ['disallow-editor', address])
    assert.deepEqual(await claims(), { role: 'guide', editor: undefined })
  })

  it('comes with an account that is moved to another server', async () => {
    const { location } = service()
    await editor(service(), 'lakshmi')
    const input = (await runAccounts(location, ['export'])).stdout
    await runAccounts(location, ['delete', address, '--yes'])
    await runAccounts(location, ['import', '-'], { input })
    const [listed] = (await runAccounts(location, ['list', '--json'])).stdout.split('\n')
    assert.equal(JSON.parse(listed ?? '').editor, true)
  })

  it('is no claim that an account can give itself', async () => {
    const token = await signUp(service(), 'ravi')
    const customAttributes = '{"editor":true}'
    await post(service().routes, 'accounts:update', { idToken: token, customAttributes })
    await post(service().routes, 'accounts:signUp', { ...lakshmi, customAttributes })
    await assertMayNot(token, 403, 'editor-needed')
  })
})
