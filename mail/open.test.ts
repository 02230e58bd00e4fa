import assert from 'node:assert/strict'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { freePort } from '#tools/test/free-port.ts'
import { assertDiscreet, mail, mailForEachTest, plain } from './testing/open-mail.ts'
import { refusal } from './testing/smtp-server.ts'

const { startServer, openTo, waitingFiles } = mailForEachTest()

describe('under load and at the end', { timeout: 30_000 }, () => {
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

  it('no more mails wait than memory is meant for', async () => {
    const { server, release } = await startHeldServer()
    const { send, log } = openTo(server, { most: 2 })
    for (const to of ['a@example.com', 'b@example.com', 'c@example.net']) send({ ...mail, to })
    assert.deepEqual(log.lines, [
      'error: A mail to somebody at example.net was not delivered: 2 mails are under way already',
    ])
    release()
    await server.untilArrived(2)
    assert.deepEqual(server.arrivals.map(({ email }) => email.to?.[0]?.address).sort(), [
      'a@example.com',
      'b@example.com',
    ])
  })

  it('makes room for others when it has delivered', async () => {
    const server = await startServer()
    const { send, close, log } = openTo(server, { most: 20 })
    for (let count = 1; count <= 20; count++) send(mail)
    await server.untilArrived(20)
    // The last reply may still be on its way; the first mails have certainly been sent.
    send(mail)
    await close()
    assert.equal(server.arrivals.length, 21)
    assert.deepEqual(log.lines, [])
  })

  it('closing waits for what is under way', async () => {
    const { server, asked, release } = await startHeldServer()
    const { send, close, log } = openTo(server)
    send(mail)
    await asked
    const closed = close()
    release()
    await closed
    assert.equal(server.arrivals.length, 1)
    assert.deepEqual(log.lines, [])
  })

  it('closing makes the last try of a mail that waits for its next one', async () => {
    let tries = 0
    const server = await startServer({
      ...plain,
      onRcptTo: (_address, _session, done) => (tries++ === 0 ? done(refusal(451, 'later')) : done()),
    })
    const { send, close, log } = openTo(server, { pausesMs: [3_600_000] })
    send(mail)
    await log.untilWritten(1)
    await close()
    assert.equal(server.arrivals.length, 1)
  })

  it('closing makes one more try of a mail whose try fails meanwhile', async () => {
    let tries = 0
    const { server, asked, release } = await startHeldServer(() =>
      tries++ === 0 ? refusal(451, 'later') : null,
    )
    const { send, close, log } = openTo(server)
    send(mail)
    await asked
    const closed = close()
    release()
    await closed
    assert.equal(server.arrivals.length, 1)
    assert.deepEqual(log.lines, [])
  })

  it('closing gives up what takes too long; it leaves after the next start', async () => {
    const { server, asked } = await startHeldServer()
    const { send, close, log } = openTo(server, { closeMs: 10 })
    send(mail)
    send({ ...mail, to: 'ravi@example.net' })
    await asked
    await close()
    assert.deepEqual(server.arrivals, [])
    assert.equal(log.lines.length, 2)
    for (const line of log.lines)
      assert.match(line, /^warn: A mail to somebody at \S+ waits for the next start: /)
    assertDiscreet(log)
    for (const file of waitingFiles()) assert.equal(statSync(file).mode & 0o077, 0)

    const next = await startServer(plain)
    openTo(next)
    await next.untilArrived(2)
    assert.deepEqual(next.arrivals.map(({ to }) => to[0]).sort(), ['lakshmi@example.com', 'ravi@example.net'])
    assert.equal(next.arrivals[0]?.email.subject, mail.subject)
    assert.deepEqual(waitingFiles(), [])
  })

  it('a mail whose server is away at the end leaves after the next start, once', async () => {
    const { send, close, log } = openTo({ port: await freePort() }, { pausesMs: [3_600_000] })
    send(mail)
    await log.untilWritten(1)
    await close()
    send({ ...mail, to: 'ravi@example.net' })
    assert.match(log.lines[2] ?? '', /^warn: .* waits for the next start: the server is stopping$/)

    const server = await startServer(plain)
    const two = [openTo(server), openTo(server)]
    await server.untilArrived(2)
    for (const opened of two) await opened.close()
    assert.equal(server.arrivals.length, 2)
  })

  it('a mail that was refused for good waits for nothing', async () => {
    const server = await startServer({
      ...plain,
      onRcptTo: (_address, _session, done) => done(refusal(550, '5.1.1 nobody')),
    })
    const { send, close, log } = openTo(server)
    send(mail)
    await close()
    assert.match(log.lines[0] ?? '', /^error: .* was not delivered: the server answered 550 5\.1\.1/)
    assert.deepEqual(waitingFiles(), [])
  })

  it('a mail that has waited for more than a day is given up', async () => {
    const { send, close, log } = openTo({ port: await freePort() }, { pausesMs: [3_600_000] })
    send(mail)
    await log.untilWritten(1)
    await close()
    const [file = ''] = waitingFiles()
    const letter = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...letter, composedAt: letter.composedAt - 86_400_000 }))

    const server = await startServer(plain)
    const next = openTo(server)
    await next.close()
    assert.deepEqual(server.arrivals, [])
    assert.match(next.log.lines[0] ?? '', /^error: .* was not delivered: it has waited for more than a day$/)
    assertDiscreet(next.log)
    assert.deepEqual(waitingFiles(), [])
  })
})
