import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { assertRefused, lakshmi } from '#identity/testing/calls.ts'
import { confirmAddress } from '#identity/testing/confirm-address.ts'
import { identityForEachTest, type TestIdentity } from '#identity/testing/service.ts'
import { home, leave, postFrom, stopTimeForEachTest, stranger, tooMany } from '#identity/throttle/testing.ts'
import { type MailFacts, mailFor } from './mail-for.ts'
import { mailRank } from './rank.ts'

type Kind = MailFacts['requestType']
type Owner = {
  email: string
  newEmail: string
  idToken: string
  codeTo: (mailbox: string) => Promise<string>
}
type Call = [method: string, fields: object]

const limit = { name: 'mails to unconfirmed', capacity: 100, pauseMs: 36_000 }

const move = ({ idToken, newEmail }: Owner): Call => [
  'sendOobCode',
  { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail },
]
const use = async ({ codeTo }: Owner, mailbox: string): Promise<Call> => [
  'update',
  { oobCode: await codeTo(mailbox) },
]

/** The calls that cause a mail of each kind; those before the last are made from another network. */
const causes: Record<Kind, ((owner: Owner) => Call | Promise<Call>)[]> = {
  PASSWORD_RESET: [({ email }) => ['sendOobCode', { requestType: 'PASSWORD_RESET', email }]],
  VERIFY_EMAIL: [({ idToken }) => ['sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }]],
  VERIFY_AND_CHANGE_EMAIL: [move],
  RECOVER_EMAIL: [move, (owner) => use(owner, owner.newEmail)],
  PASSWORD_CHANGED: [({ idToken }) => ['update', { idToken, password: 'river and moon' }]],
  SIGNED_OUT_EVERYWHERE: [({ idToken }) => ['update', { idToken, password: lakshmi.password }]],
  EMAIL_CHANGE_UNDONE: [move, (owner) => use(owner, owner.newEmail), (owner) => use(owner, owner.email)],
  ACCOUNT_DELETED: [({ idToken }) => ['delete', { idToken }]],
}

/** Otherwise the change is made, or the answer given, without the mail. */
const isRefused = (kind: Kind) => kind !== 'PASSWORD_RESET' && kind !== 'EMAIL_CHANGE_UNDONE'

describe('a network that causes mails to mailboxes that nobody has confirmed', () => {
  stopTimeForEachTest()
  const service = identityForEachTest()

  for (const [kind, calls] of Object.entries(causes) as [Kind, (typeof causes)[Kind]][]) {
    it(`has one budget for all of them, which counts ${kind}; they leave last`, async () => {
      await leave(1, service(), limit, stranger)
      const first = await causeMail('first', calls)
      assert.equal(first.answer.status, 200)
      assert.deepEqual(first.mails, [[kind, mailRank.unconfirmed]])

      const second = await causeMail('second', calls)
      if (isRefused(kind)) {
        assertRefused(second.answer, tooMany)
        assert.ok(Number(second.answer.headers.get('retry-after')) > 0)
        assert.deepEqual(second.after, second.before)
      } else assert.equal(second.answer.status, 200)
      assert.deepEqual(second.mails, [])
    })
  }

  for (const kind of ['PASSWORD_RESET', 'VERIFY_EMAIL', 'RECOVER_EMAIL', 'PASSWORD_CHANGED'] as const) {
    it(`has none for ${kind} to a mailbox that its account has confirmed`, async () => {
      await leave(0, service(), limit, stranger)
      const { answer, mails } = await causeMail('owner', causes[kind], true)
      assert.equal(answer.status, 200)
      const [[mailed, rank] = []] = mails
      assert.equal(mailed, kind)
      assert.equal(rank === mailRank.unconfirmed, kind === 'VERIFY_EMAIL')
    })
  }

  it('reaches a hundred at once, whatever it does', async () => {
    const { routes, mails } = service()
    const ask = (method: string, fields: object) =>
      postFrom(routes, stranger, `accounts:${method}`, { ...lakshmi, ...fields })
    for (let round = 0; round < 60; round += 1) {
      const email = `stranger-${round % 32}@example.com`
      const { idToken } = (await ask('signUp', { email })).body
      await ask('sendOobCode', { requestType: 'PASSWORD_RESET', email })
      const changed = await ask('update', { idToken, email: undefined, password: 'river and moon' })
      await ask('delete', { idToken: changed.body.idToken ?? idToken })
    }
    assert.equal(mails.length, 100)
  })

  it('uses up nothing by resets of addresses without an account', async () => {
    const { routes } = service()
    await leave(1, service(), limit, stranger)
    for (let round = 0; round < 5; round += 1) {
      const request = { requestType: 'PASSWORD_RESET', email: `nobody-${round}@example.com` }
      assert.equal((await postFrom(routes, stranger, 'accounts:sendOobCode', request)).status, 200)
    }
    assert.equal((await causeMail('owner', causes.VERIFY_EMAIL)).answer.status, 200)
  })

  async function causeMail(name: string, calls: (typeof causes)[Kind], isConfirmed = false) {
    const { routes, database, leaveMails } = service()
    leaveMails()
    const ask = async (address: string, [method, fields]: Call) =>
      postFrom(routes, address, `accounts:${method}`, fields)
    const email = `${name}@example.com`
    const { idToken } = (await ask(home, ['signUp', { ...lakshmi, email }])).body
    const newEmail = `new-${email}`
    const codeTo = (mailbox: string) => newestCode(service(), mailbox)
    const owner = { email, newEmail, idToken, codeTo }
    if (isConfirmed) await confirmAddress(database, email)
    for (const call of calls.slice(0, -1)) await ask(home, await call(owner))
    // An account that was imported like this may be anywhere.
    if (!isConfirmed) await database.updateTable('accounts').set({ email_verified: 0 }).execute()
    const last = await calls.at(-1)?.(owner)
    assert.ok(last)
    await database.deleteFrom('mails').execute()
    const before = await accounts(service())
    const answer = await ask(stranger, last)
    const queued = await database.selectFrom('mails').selectAll().execute()
    const mails = queued
      .filter(({ rank }) => rank < mailRank.nobody)
      .map(({ facts, rank }) => [(JSON.parse(facts) as MailFacts).requestType, rank])
    return { answer, mails, before, after: await accounts(service()) }
  }
})

function accounts({ database }: TestIdentity) {
  return database.selectFrom('accounts').select(['email', 'password_hash', 'valid_since']).execute()
}

async function newestCode({ database }: TestIdentity, mailbox: string): Promise<string> {
  const rows = await database.selectFrom('mails').select('facts').orderBy('created_at', 'desc').execute()
  const facts = rows.map((row) => JSON.parse(row.facts) as MailFacts)
  const mail = facts.find((one) => mailFor(one).to === mailbox && one.link.includes('oobCode'))
  return new URL(mail?.link ?? assert.fail()).searchParams.get('oobCode') ?? assert.fail()
}
