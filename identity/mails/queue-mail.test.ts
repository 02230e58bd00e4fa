import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { lakshmi } from '#identity/testing/calls.ts'
import { newestLink } from '#identity/testing/mailed.ts'
import { mortalIdentityForEachTest } from '#identity/testing/mortal.ts'
import type { TestIdentity } from '#identity/testing/service.ts'
import { postFrom } from '#identity/throttle/testing.ts'

type Request = [method: string, fields: object]
type Owner = { service: TestIdentity; email: string; idToken: string }

const move = ({ email, idToken }: Owner): Request => {
  return ['sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: `new.${email}` }]
}
const useLink = ({ service }: Owner): Request => ['update', { oobCode: newestLink(service).oobCode }]

/** The last request of each is the one that is cut short. */
const changes: Record<string, ((owner: Owner) => Request)[]> = {
  'a request for a reset': [({ email }) => ['sendOobCode', { requestType: 'PASSWORD_RESET', email }]],
  'a new password': [({ idToken }) => ['update', { idToken, password: 'river and moon' }]],
  'a new address': [move, useLink],
  'an undone change': [move, useLink, useLink],
  'a deletion': [({ idToken }) => ['delete', { idToken }]],
}

describe('of a process that is killed at any moment', { timeout: 60_000 }, () => {
  const mortal = mortalIdentityForEachTest()

  for (const [name, requests] of Object.entries(changes)) {
    it(`${name} has its mail, or neither was made`, async () => {
      let made = 0
      for (let steps = 0, isOver = false; !isOver; steps += 1) {
        const { service } = mortal()
        const routes = await service.restart()
        const ask = ([method, fields]: Request) =>
          postFrom(routes, `203.0.113.${steps % 250}`, `accounts:${method}`, fields)
        const email = `${steps}@example.com`
        const { idToken, localId } = (await ask(['signUp', { ...lakshmi, email }])).body
        const owner = { service, email, idToken }
        for (const request of requests.slice(0, -1)) await ask(request(owner))
        const last = requests.at(-1)?.(owner) ?? assert.fail()

        const before = await stateOf(service, localId)
        const mails = service.mails.length
        mortal().process.dieAfter({ steps })
        const { status } = await ask(last)
        const isChanged = JSON.stringify(await stateOf(service, localId)) !== JSON.stringify(before)
        assert.equal(service.mails.length > mails, isChanged, `killed after ${steps} steps`)
        if (isChanged) made += 1
        isOver = status === 200
        assert.ok(isOver || status === 500)
      }
      assert.ok(made > 0)
    })
  }
})

async function stateOf({ database }: TestIdentity, id: string): Promise<object> {
  const account = database.selectFrom('accounts').select(['email', 'password_hash']).where('id', '=', id)
  const codes = database.selectFrom('out_of_band_codes').select('code_hash').where('account_id', '=', id)
  return { account: await account.execute(), codes: await codes.execute() }
}
