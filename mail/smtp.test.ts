import assert from 'node:assert/strict'
import { text } from 'node:stream/consumers'
import { describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { assertDiscreet, link, mail, mailForEachTest, plain } from './testing/open-mail.ts'
import { type Arrival, refusal } from './testing/smtp-server.ts'

const { startServer, openTo, waiting } = mailForEachTest()

describe('a mail', { timeout: 30_000 }, () => {
  it('arrives in both forms, with sender, language and letters as they were', async () => {
    const server = await startServer()
    const { send, log } = openTo(server)
    await send(mail)
    await server.untilArrived(1)
    const [{ email, from, to }] = server.arrivals as [Arrival]
    assert.equal(email.subject, mail.subject)
    assert.equal(email.text, `${mail.text}\n`)
    assert.equal(email.html, `${mail.html}\n`)
    assert.deepEqual(email.from, { name: 'Travel Visit', address: 'noreply@visit.example' })
    assert.deepEqual(email.to, [{ name: '', address: mail.to }])
    assert.match(email.messageId ?? '', /^<[^<>@]+@visit\.example>$/)
    const header = (name: string) => email.headers.find(({ key }) => key === name)?.value
    assert.equal(header('content-language'), 'te')
    assert.equal(header('auto-submitted'), 'auto-generated')
    assert.equal(from, 'noreply@visit.example')
    assert.deepEqual(to, [mail.to])
    assert.deepEqual(log.lines, [])
  })

  it('is tried again while the server says "not now"', async () => {
    let refusals = 0
    const server = await startServer({
      ...plain,
      onRcptTo: (_address, _session, done) =>
        refusals++ < 2 ? done(refusal(451, '4.7.1 lakshmi@example.com is greylisted')) : done(),
    })
    const { send, log } = openTo(server)
    await send(mail)
    await server.untilArrived(1)
    assert.equal(refusals, 3)
    assert.deepEqual(log.lines, [
      'warn: A mail waits and will be tried again: the server answered 451 4.7.1 to RCPT TO',
    ])
  })

  it('keeps its name from one try to the next', async () => {
    const names: (string | undefined)[] = []
    const server = await startServer({
      ...plain,
      onData: async (stream, _session, done) => {
        names.push(/^Message-ID: (.*)$/im.exec(await text(stream))?.[1])
        done(names.length === 1 ? refusal(452, '4.3.1 later') : undefined)
      },
    })
    const { send } = openTo(server)
    await send(mail)
    while (names.length < 2) await wait(10)
    assert.ok(names[0])
    assert.equal(names[0], names[1])
  })

  it('is given up when its time is over, with one line that tells nothing of it', async () => {
    let tries = 0
    const server = await startServer({
      ...plain,
      onRcptTo: (_address, _session, done) => {
        tries++
        done(refusal(450, 'mailbox of lakshmi@example.com is busy'))
      },
    })
    const { send, log } = openTo(server, { pausesMs: [1, 1, 1, 3_600_000] })
    await send(mail, { expiresInMs: 3_600_000 })
    await log.untilWritten(2)
    assert.equal(tries, 4)
    assert.equal(
      log.lines[1],
      'error: A mail to somebody at example.com was not delivered: the server answered 450 to RCPT TO',
    )
    assertDiscreet(log)
    assert.deepEqual(await waiting(), [])
  })

  for (const moment of ['onRcptTo', 'onData'] as const) {
    it(`is tried once where the server says "never" in ${moment}`, async () => {
      let tries = 0
      const refuse = (done: (error: Error) => void) => {
        tries++
        done(refusal(550, `5.1.1 <lakshmi@example.com> unknown\nsee ${link}`))
      }
      const server = await startServer({
        ...plain,
        ...(moment === 'onRcptTo'
          ? { onRcptTo: (_address, _session, done) => refuse(done) }
          : {
              onData: (stream, _session, done) => {
                stream.resume().on('end', () => refuse(done))
              },
            }),
      })
      const { send, log, close } = openTo(server)
      await send(mail)
      await log.untilWritten(1)
      await close()
      assert.equal(tries, 1)
      assert.equal(log.lines.length, 1)
      assert.match(
        log.lines[0] ?? '',
        /^error: A mail to somebody at example\.com was not delivered: the server answered 550 5\.1\.1 to /,
      )
      assertDiscreet(log)
    })
  }

  it('does not leave with a line break or a second mailbox in its address', async () => {
    const server = await startServer()
    const { send, log, close } = openTo(server)
    for (const to of [
      'lakshmi@example.com\r\nBcc: thief@example.org\r\n\r\nHello',
      'lakshmi@example.com>\r\nRCPT TO:<thief@example.org',
      'lakshmi@example.com,thief@example.org',
    ]) {
      await send({ ...mail, to })
    }
    await close()
    assert.deepEqual(server.arrivals, [])
    const [first, second, third, ...others] = log.lines
    for (const line of [first, second])
      assert.match(line ?? '', /^error: A mail to somebody at \S+ was not delivered: EENVELOPE$/)
    // Both are one address, which the server doesn't know.
    assert.match(third ?? '', /501 to RCPT TO$/)
    assert.deepEqual(others, [])
    assertDiscreet(log)
  })
})
