import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { findAccountByEmail } from '#identity/accounts/accounts.ts'
import type { MailFacts } from '#identity/mails/mail-for.ts'
import { queueMail } from '#identity/mails/queue-mail.ts'
import { mailRank } from '#identity/mails/rank.ts'
import { openIdentity } from '#identity/service.ts'
import { assertRefused, lakshmi } from '#identity/testing/calls.ts'
import { confirmAddress } from '#identity/testing/confirm-address.ts'
import { identityForEachTest } from '#identity/testing/service.ts'
import { postFrom } from '#identity/throttle/testing.ts'
import { openMail } from './open.ts'
import { openTestLog } from './testing/log.ts'
import { plain } from './testing/open-mail.ts'
import { refusal, startSmtpServer } from './testing/smtp-server.ts'
import { claimMails } from './waiting-mails.ts'

const thief = 'thief@evil.example'
const flood = {
  requestType: 'VERIFY_AND_CHANGE_EMAIL',
  email: thief,
  link: 'https://visit.example/action',
  language: 'en',
  validHours: 1,
} as const

describe('the mails that protect an account', { timeout: 120_000 }, () => {
  const service = identityForEachTest()
  const dataDir = mkdtempSync(join(tmpdir(), 'travel-visit-mail-'))
  after(() => rmSync(dataDir, { recursive: true }))

  it('arrive however many others wait, so the owner takes the account back', async () => {
    const { routes, database, settings, leaveMails } = service()
    leaveMails()
    const server = await startSmtpServer({
      ...plain,
      onRcptTo: ({ address }, _session, done) =>
        done(address.endsWith('@flood.example') ? refusal(451, '4.4.3 no DNS') : null),
    })
    const mail = openMail({
      database,
      smtpUrl: `smtp://localhost:${server.port}`,
      smtpName: 'www.visit.example',
      mailFrom: { name: 'Travel Visit', address: 'noreply@visit.example' },
      dataDir,
      log: openTestLog(),
      pollMs: 50,
    })
    const ask = (method: string, fields: object, address = '198.51.100.1') =>
      postFrom(routes, address, `accounts:${method}`, fields)
    const newestCode = (to: string, mode: string) => {
      const arrival = server.arrivals.findLast(
        (one) => one.to[0] === to && one.email.text?.includes(`mode=${mode}`),
      )
      return /oobCode=([\w-]+)/.exec(arrival?.email.text ?? '')?.[1]
    }
    const untilMailed = async (to: string, mode: string) => {
      for (let code = newestCode(to, mode); ; code = newestCode(to, mode)) {
        if (code !== undefined) return code
        await server.untilArrived(server.arrivals.length + 1)
      }
    }

    try {
      const { idToken } = (await ask('signUp', lakshmi)).body
      const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: thief }
      assert.equal((await ask('sendOobCode', change)).status, 200)
      const moved = await untilMailed(thief, 'verifyAndChangeEmail')

      // Ten networks ask for mails to mailboxes that nobody has confirmed.
      const identity = await openIdentity(database, settings)
      const flooder = await findAccountByEmail(database, lakshmi.email)
      for (let nth = 0; nth < 1000; nth += 1) {
        const newEmail = `n${nth}@flood.example`
        await queueMail(
          identity,
          database,
          { ...flood, newEmail },
          { address: `203.0.113.${nth % 10}`, locale: 'en' },
          flooder,
        )
      }
      const { waiting } = await database
        .selectFrom('mails')
        .select(({ fn }) => fn.countAll<number | string>().as('waiting'))
        .executeTakeFirstOrThrow()
      assert.ok(Number(waiting) >= 1000)

      assert.equal((await ask('update', { oobCode: moved })).status, 200)
      const undo = await untilMailed(lakshmi.email, 'recoverEmail')
      assert.equal((await ask('update', { oobCode: undo })).status, 200)
      await ask('sendOobCode', { requestType: 'PASSWORD_RESET', email: lakshmi.email })
      const reset = await untilMailed(lakshmi.email, 'resetPassword')
      const newPassword = 'a lamp of my own'
      assert.equal((await ask('resetPassword', { oobCode: reset, newPassword })).status, 200)
      assertRefused(
        await ask('signInWithPassword', { ...lakshmi, email: thief }),
        'INVALID_LOGIN_CREDENTIALS',
      )
      assert.equal((await ask('signInWithPassword', { ...lakshmi, password: newPassword })).status, 200)
    } finally {
      await mail.close()
      await server.close()
    }
  })

  it('and all others wait for no decoy, even one of the same network', async () => {
    const { routes, database, leaveMails } = service()
    leaveMails()
    const ask = (method: string, fields: object, address = '198.51.100.1') =>
      postFrom(routes, address, `accounts:${method}`, fields)
    const { idToken } = (await ask('signUp', lakshmi)).body
    await confirmAddress(database, lakshmi.email)
    await ask('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: thief })
    const { facts } = await database.selectFrom('mails').select('facts').executeTakeFirstOrThrow()
    const moved = /oobCode=([\w-]+)/.exec(facts)?.[1]

    for (let nth = 0; nth < 100; nth += 1) {
      await ask('sendOobCode', { requestType: 'PASSWORD_RESET', email: `n${nth}@invented.example` })
    }
    await ask('sendOobCode', { requestType: 'PASSWORD_RESET', email: lakshmi.email })
    assert.equal((await ask('update', { oobCode: moved })).status, 200)
    const ravi = { ...lakshmi, email: 'ravi@example.com' }
    const neighbour = (await ask('signUp', ravi, '203.0.113.1')).body.idToken
    await ask('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: neighbour }, '203.0.113.1')

    const left = (await claimMails(database, Date.now(), 1000)).map(({ rank, facts }) =>
      rank === mailRank.nobody ? 'a decoy' : (JSON.parse(facts) as MailFacts).requestType,
    )
    const mails = ['RECOVER_EMAIL', 'PASSWORD_RESET', 'VERIFY_AND_CHANGE_EMAIL', 'VERIFY_EMAIL']
    assert.deepEqual(left, [...mails, ...Array<string>(100).fill('a decoy')])
  })
})
