import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { mailRank } from '#identity/mails/rank.ts'
import { freePort } from '#tools/test/free-port.ts'
import { assertDiscreet, mail, mailForEachTest, plain } from './testing/open-mail.ts'
import { refusal } from './testing/smtp-server.ts'

const { startServer, openTo, waiting, passSeconds } = mailForEachTest()
const never = [3_600_000]

/** A server that answers nothing until released. */
async function startHeldServer(reply: () => Error | null = () => null) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const server = await startServer({
    ...plain,
    onRcptTo: (_address, _session, done) => {
      ask()
      void released.then(() => done(reply()))
    },
  })
  return { server, asked, release }
}

async function untilNoneWaits(): Promise<void> {
  while ((await waiting()).length > 0) await wait(10)
}

describe('many mails', { timeout: 30_000 }, () => {
  it('all arrive, whoever sends them', async () => {
    const server = await startServer()
    const [one, other] = [openTo(server), openTo(server)]
    for (let count = 1; count <= 40; count++) await one.send(mail)
    other.nudge()
    await untilNoneWaits()
    await one.close()
    await other.close()
    assert.equal(server.arrivals.length, 40)
    assert.deepEqual([...one.log.lines, ...other.log.lines], [])
  })

  const order = async (queue: (send: (to: string, queued?: object) => Promise<void>) => Promise<void>) => {
    const { server, asked, release } = await startHeldServer()
    const { send } = openTo(server, { places: 1 })
    const sendTo = (to: string, queued = {}) => send({ ...mail, to: `${to}@example.com` }, queued)
    await sendTo('first')
    await asked
    await queue(sendTo)
    release()
    await untilNoneWaits()
    return server.arrivals.slice(1).map(({ to }) => to[0]?.split('@')[0])
  }

  it('leave in the order of what they protect', async () => {
    const arrived = await order(async (send) => {
      await send('confirm', { rank: mailRank.unconfirmed })
      await send('reset', { rank: mailRank.reset })
      await send('undo', { rank: mailRank.wayBack, turn: 9 })
    })
    assert.deepEqual(arrived, ['undo', 'reset', 'confirm'])
  })

  it('take turns', async () => {
    const arrived = await order(async (send) => {
      for (const [turn, name] of ['a', 'b', 'c'].entries()) await send(name, { turn: turn + 1 })
      await send('owner', { turn: 0 })
    })
    assert.deepEqual(arrived, ['owner', 'a', 'b', 'c'])
  })

  it('take no room while the server defers them', async () => {
    const server = await startServer({
      ...plain,
      onRcptTo: ({ address }, _session, done) =>
        done(address.endsWith('@deferred.example') ? refusal(451, '4.4.3 no DNS') : null),
    })
    const { send } = openTo(server, { pausesMs: never })
    for (let count = 1; count <= 30; count++) await send({ ...mail, to: `n${count}@deferred.example` })
    await send(mail)
    await server.untilArrived(1)
    assert.deepEqual(server.arrivals[0]?.to, [mail.to])
  })
})

describe('a mail for nobody', { timeout: 30_000 }, () => {
  it('is not sent', async () => {
    const server = await startServer()
    const { send, log } = openTo(server)
    await send(mail, { rank: mailRank.nobody })
    await untilNoneWaits()
    assert.deepEqual(server.arrivals, [])
    assert.deepEqual(log.lines, [])
  })

  it('is not even composed if that is too late', async () => {
    const { send, log } = openTo({ port: await freePort() }, { compose: () => assert.fail('composed') })
    await send(mail, { rank: mailRank.nobody, expiresInMs: 0 })
    await untilNoneWaits()
    assert.deepEqual(log.lines, [])
  })
})

describe('at the end', { timeout: 30_000 }, () => {
  it('what is under way is finished, and what has just been queued leaves', async () => {
    const { server, asked, release } = await startHeldServer()
    const { send, close, log } = openTo(server)
    await send(mail)
    await asked
    await send(mail)
    const closed = close()
    release()
    await closed
    assert.equal(server.arrivals.length, 2)
    assert.deepEqual(log.lines, [])
    assert.deepEqual(await waiting(), [])
  })

  it('what takes too long is left to the next start', async () => {
    const { server, asked } = await startHeldServer()
    const { send, close, log } = openTo(server, { closeMs: 10 })
    await send(mail)
    await send({ ...mail, to: 'ravi@example.net' })
    await asked
    await close()
    assert.deepEqual(server.arrivals, [])
    assertDiscreet(log)

    const next = await startServer(plain)
    openTo(next)
    await next.untilArrived(2)
    assert.deepEqual(next.arrivals.map(({ to }) => to[0]).sort(), ['lakshmi@example.com', 'ravi@example.net'])
    assert.equal(next.arrivals[0]?.email.subject, mail.subject)
    await untilNoneWaits()
  })

  it('a mail whose server is away leaves after the next start, once', async () => {
    const { send, close, log } = openTo({ port: await freePort() }, { pausesMs: never })
    await send(mail)
    await log.untilWritten(1)
    await close()
    await passSeconds(3600)

    const server = await startServer(plain)
    const two = [openTo(server), openTo(server)]
    await server.untilArrived(1)
    await untilNoneWaits()
    for (const opened of two) await opened.close()
    assert.equal(server.arrivals.length, 1)
  })

  it('a mail that was being sent when the process died is sent after it', async () => {
    const { server, asked } = await startHeldServer()
    await openTo(server, { closeMs: 10, places: 1 }).send(mail)
    await asked
    const [claimed] = await waiting()
    const next = await startServer(plain)
    const { nudge } = openTo(next)
    nudge()
    await wait(300)
    assert.deepEqual(next.arrivals, [], 'two processes send a mail')
    assert.ok(claimed && claimed.due_at > Date.now() + 120_000, 'another process would take it during a try')
    await passSeconds(180)
    nudge()
    await next.untilArrived(1)
  })

  it('a process that took too long for a mail leaves it to the one that has it now', async () => {
    const slow = await startHeldServer(() => refusal(451, '4.4.3 no DNS'))
    const { send, close } = openTo(slow.server, { closeMs: 5000, places: 1 })
    await send(mail)
    await slow.asked
    await passSeconds(180)
    const { server, asked, release } = await startHeldServer()
    openTo(server)
    await asked
    const [leased] = await waiting()
    slow.release()
    await close()
    assert.deepEqual(await waiting(), [leased])
    release()
    await server.untilArrived(1)
    await untilNoneWaits()
  })

  it('a mail is left alone during a try, however wrong the clock of another machine is', async (test) => {
    const { server, asked, release } = await startHeldServer()
    await openTo(server).send(mail)
    await asked
    const other = await startServer(plain)
    test.mock.timers.enable({ apis: ['Date'], now: Date.now() + 600_000 })
    openTo(other).nudge()
    await wait(300)
    assert.deepEqual(other.arrivals, [])
    release()
    await server.untilArrived(1)
  })

  it('a notice that nobody has tried yet is tried once, however late', async () => {
    const server = await startServer(plain)
    const { send } = openTo(server)
    await send(mail, { expiresInMs: -1 })
    await server.untilArrived(1)
    await untilNoneWaits()
  })

  it('a mail that was refused for good waits for nothing', async () => {
    const server = await startServer({
      ...plain,
      onRcptTo: (_address, _session, done) => done(refusal(550, '5.1.1 nobody')),
    })
    const { send, close, log } = openTo(server)
    await send(mail)
    await close()
    assert.match(log.lines[0] ?? '', /^error: .* was not delivered: the server answered 550 5\.1\.1/)
    assert.deepEqual(await waiting(), [])
  })

  for (const [whose, event, code, text] of [
    ['sender', 'onMailFrom', 554, '5.7.1'],
    ['client', 'onConnect', 554, '5.7.1'],
    // Postfix refuses the client or the sender, too, only at the first recipient.
    ['client after all', 'onRcptTo', 554, '5.7.1'],
    ['sender’s domain after the text', 'onData', 550, '5.7.26'],
    ['full mailbox', 'onRcptTo', 552, '5.2.2'],
    ['full mailbox, without a status', 'onRcptTo', 552, 'no room for'],
  ] as const) {
    it(`a mail waits while the server refuses the ${whose}, whatever it says`, async () => {
      const answer = refusal(code, `${text} lakshmi@example.com`)
      const server = await startServer({
        ...plain,
        [event](...args: unknown[]) {
          const [first] = args
          if (first instanceof Readable) first.resume()
          const done = args.at(-1) as (error: Error) => void
          done(answer)
        },
      })
      const { send, close, log } = openTo(server, { pausesMs: never })
      await send(mail)
      await log.untilWritten(1)
      assert.match(log.lines[0] ?? '', /^warn: A mail waits and will be tried again: .*55[024]/)
      assertDiscreet(log)
      await close()
      await passSeconds(3600)
      const mended = await startServer()
      openTo(mended)
      await mended.untilArrived(1)
    })
  }

  it('a mail whose time was over before the start is given up', async () => {
    const { send, close, log } = openTo({ port: await freePort() }, { pausesMs: [1_800_000] })
    await send(mail, { expiresInMs: 3_600_000 })
    await log.untilWritten(1)
    await close()
    await passSeconds(3600)

    const server = await startServer(plain)
    const next = openTo(server)
    await next.log.untilWritten(1)
    assert.deepEqual(server.arrivals, [])
    assert.match(next.log.lines[0] ?? '', /^error: .* was not delivered: .*ECONNREFUSED/)
    assertDiscreet(next.log)
    assert.deepEqual(await waiting(), [])
  })
})
