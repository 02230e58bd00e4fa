import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { queueMail } from '#identity/mails/queue-mail.ts'
import { openIdentity } from '#identity/service.ts'
import { lakshmi, post } from '#identity/testing/calls.ts'
import { confirmAddress } from '#identity/testing/confirm-address.ts'
import { identityForEachTest } from '#identity/testing/service.ts'
import { claimMails } from './waiting-mails.ts'

const now = 1_000_000
const link = 'https://visit.example/forgot'
const notice = {
  requestType: 'PASSWORD_CHANGED',
  email: lakshmi.email,
  link,
  language: 'en',
} as const

describe('mails that wait', { timeout: 120_000 }, () => {
  const service = identityForEachTest()

  /** The mails are of many senders; half of them wait for another try. */
  async function addMails(from: number, to: number): Promise<void> {
    for (let first = from; first < to; first += 500) {
      const mails = Array.from({ length: Math.min(500, to - first) }, (_, index) => ({
        id: String(first + index),
        rank: ((first + index) % 4) as 0 | 1 | 2 | 3,
        lane: `lane ${(first + index) % 97}`,
        turn: index,
        in_line: (index % 2) as 0 | 1,
        facts: '{}',
        created_at: 0,
        expires_at: now * 2,
        due_at: index % 2 === 1 ? 0 : now + 1,
        tries: 0,
        failure: null,
      }))
      await service().database.insertInto('mails').values(mails).execute()
    }
  }

  async function median(act: () => Promise<unknown>): Promise<number> {
    const times: number[] = []
    for (let time = 0; time < 31; time += 1) {
      const began = performance.now()
      await act()
      times.push(performance.now() - began)
    }
    return times.sort((one, other) => one - other)[15] ?? assert.fail()
  }

  it('are claimed and queued as fast however many they are', async () => {
    const { routes, database, settings } = service()
    const identity = await openIdentity(database, settings)
    const client = { address: '192.0.2.1', locale: undefined }
    await post(routes, 'accounts:signUp', lakshmi)
    const owner = await confirmAddress(database, lakshmi.email)
    const claim = () => median(() => claimMails(database, now, 1))
    const queue = () => median(() => queueMail(identity, database, notice, client, owner))
    await addMails(0, 200)
    await claim()
    const few = { claim: await claim(), queue: await queue() }
    await addMails(200, 50_000)
    const many = { claim: await claim(), queue: await queue() }
    assert.ok(many.claim < 10 * few.claim && many.queue < 10 * few.queue, JSON.stringify({ few, many }))
  })
})
