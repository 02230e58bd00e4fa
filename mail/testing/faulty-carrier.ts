import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { mortalIdentityForEachTest, openMortal } from '#identity/testing/mortal.ts'
import type { Carrier, Fault } from '#identity/testing/ownership/carrier.ts'
import type { TestIdentity } from '#identity/testing/service.ts'
import { openMail } from '#mail/open.ts'
import { freePort } from '#tools/test/free-port.ts'
import { openTestLog } from './log.ts'
import { plain } from './open-mail.ts'
import { refusal, startSmtpServer, type TestSmtpServer } from './smtp-server.ts'

const states = [
  'the mail server takes mails',
  'the mail server defers mails',
  'the mailboxes are full',
  'the mail server refuses us',
  'the mail server is slow',
  'the mail server hangs up',
  'the mail server hangs up on what it has taken',
  'the mail server is away',
] as const
type State = (typeof states)[number]

const killed = 'the server is killed'
const killedAtCommit = 'the server is killed when it has committed'
const senderKilled = 'the sender of mails is killed'

function oneOf(names: readonly string[], after: fc.Arbitrary<number> = fc.constant(0)): fc.Arbitrary<Fault> {
  return fc.record({ call: fc.constant('fault' as const), fault: fc.constantFrom(...names), after })
}

export const faults: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 2, arbitrary: oneOf(states) },
  { weight: 1, arbitrary: oneOf([states[0]]) },
  { weight: 1, arbitrary: oneOf([killed], fc.nat({ max: 40 })) },
  { weight: 2, arbitrary: oneOf([killedAtCommit], fc.integer({ min: 1, max: 3 })) },
  // The sender has claimed a mail at its third step.
  { weight: 2, arbitrary: oneOf([senderKilled], fc.integer({ min: 3, max: 9 })) },
)

/** A process waits less than this at its end. */
const slowMs = 30
const closeMs = 10

/**
 * For each test an identity service whose process can be killed, and a carrier of its mails: `openMail` with a mail
 * server that has faults. It knows no mailbox of `devi`.
 */
export function faultyCarrierForEachTest(): () => { service: TestIdentity; carrier: Carrier } {
  let server: TestSmtpServer
  let deadPort: number
  let state: State
  let senderDiesAfter: number
  const arrived = new Set<string>()
  const dataDir = mkdtempSync(join(tmpdir(), 'travel-visit-mail-'))
  const isRead = (address: string) => !address.startsWith('devi.')

  const mortal = mortalIdentityForEachTest()

  before(async () => {
    deadPort = await freePort()
    server = await startSmtpServer({
      ...plain,
      onMailFrom: (_address, _session, done) =>
        done(state === 'the mail server refuses us' ? refusal(554, '5.7.1 not from you') : null),
      onRcptTo({ address }, _session, done) {
        if (state === 'the mail server hangs up') return server.hangUp()
        if (state === 'the mail server defers mails') return done(refusal(451, '4.7.1 come again'))
        if (state === 'the mailboxes are full') return done(refusal(552, '5.2.2 mailbox full'))
        done(isRead(address) ? null : refusal(550, '5.1.1 nobody'))
      },
      async onData(stream, _session, done) {
        const id = /^message-id: <([^@]+)@/im.exec(await text(stream).catch(() => ''))?.[1]
        if (id) arrived.add(id)
        if (state === 'the mail server hangs up on what it has taken') return server.hangUp()
        if (state === 'the mail server is slow') await wait(slowMs)
        done()
      },
    })
  })
  after(async () => {
    await server.close()
    rmSync(dataDir, { recursive: true })
  })

  return () => {
    const { service } = mortal()
    const { database, clock } = service
    return {
      service,
      carrier: {
        /** What a process does that starts, sends what is due, and ends or is killed. */
        async carry() {
          const sender = openMortal(database)
          sender.dieAfter({ steps: senderDiesAfter })
          const mail = openMail({
            database: sender.database,
            smtpUrl: `smtp://127.0.0.1:${state === 'the mail server is away' ? deadPort : server.port}`,
            smtpName: 'www.visit.example',
            mailFrom: { name: 'Travel Visit', address: 'noreply@visit.example' },
            dataDir,
            log: openTestLog(),
            clock,
            places: 200,
            ...(state === 'the mail server is slow' && { closeMs }),
          })
          await mail.close()
          if (sender.isDead()) senderDiesAfter = Number.POSITIVE_INFINITY
          return arrived
        },
        strike({ fault, after }) {
          if (fault === killed) mortal().process.dieAfter({ steps: after })
          else if (fault === killedAtCommit) mortal().process.dieAfter({ commits: after })
          else if (fault === senderKilled) senderDiesAfter = after
          else state = fault as State
        },
        mend() {
          mortal().process.dieAfter({})
          senderDiesAfter = Number.POSITIVE_INFINITY
          state = 'the mail server takes mails'
        },
        isRead,
      },
    }
  }
}
