import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import type { SMTPServerOptions } from 'smtp-server'
import type { Mail } from '#identity/mails/mail.ts'
import { freePort } from '#tools/test/free-port.ts'
import { type OpenMail, openMail } from './open.ts'
import { certificate } from './testing/certificate.ts'
import { openTestLog, type TestLog } from './testing/log.ts'
import { type Arrival, refusal, startSmtpServer, type TestSmtpServer } from './testing/smtp-server.ts'

const link = 'https://visit.example/action?mode=resetPassword&oobCode=c0de'
const mail: Mail = {
  to: 'lakshmi@example.com',
  subject: 'Travel Visit కోసం కొత్త పాస్‌వర్డ్‌ను ఎంచుకోండి',
  language: 'te',
  text: `ఈ పేజీని తెరవండి:\n${link}`,
  html: `<p lang="te">ఈ పేజీని తెరవండి: <a href="${link}">${link}</a></p>`,
}

const plain = { disabledCommands: ['AUTH', 'STARTTLS'] }
const closers: (() => Promise<void>)[] = []
let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'travel-visit-mail-'))
})
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
  rmSync(dataDir, { recursive: true })
})

/** Mails kept for the next start. */
function waitingFiles(): string[] {
  const folder = join(dataDir, 'waiting')
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
}

async function startServer(options?: SMTPServerOptions, port?: number): Promise<TestSmtpServer> {
  const server = await startSmtpServer(options, port)
  closers.push(server.close)
  return server
}

type Changes = Partial<Parameters<typeof openMail>[0]>

function open(smtpUrl: string, changes: Changes = {}): OpenMail & { log: TestLog } {
  const log = openTestLog()
  const opened = openMail({
    smtpUrl,
    mailFrom: { name: 'Travel Visit', address: 'noreply@visit.example' },
    dataDir,
    log,
    pausesMs: [1, 1, 1],
    ...changes,
  })
  closers.unshift(opened.close)
  return { ...opened, log }
}

function openTo({ port }: { port: number }, changes: Changes = {}) {
  return open(`smtp://localhost:${port}`, changes)
}

/** Asserts that nothing private to the recipient is logged. */
function assertDiscreet({ lines }: TestLog): void {
  for (const line of lines) assert.doesNotMatch(line, /lakshmi|c0de|visit\.example|\n/, line)
}

describe('a mail', { timeout: 30_000 }, () => {
  it('arrives in both forms, with sender, language and letters as they were', async () => {
    const server = await startServer()
    const { send, log } = openTo(server)
    assert.equal(send(mail), undefined)
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

  it('arrives at an address in letters of its own', async () => {
    const server = await startServer()
    openTo(server).send({ ...mail, to: 'లక్ష్మి@example.com' })
    await server.untilArrived(1)
    assert.deepEqual(server.arrivals[0]?.email.to?.[0]?.address, 'లక్ష్మి@example.com')
  })

  it('arrives at a domain in letters of its own through a server that knows ASCII alone', async () => {
    const server = await startServer({ ...plain, hideSMTPUTF8: true })
    openTo(server).send({ ...mail, to: 'lakshmi@ఉదాహరణ.భారత్' })
    await server.untilArrived(1)
    assert.deepEqual(server.arrivals[0]?.to, ['lakshmi@ఉదాహరణ.భారత్'])
  })

  it('is tried again while the server says "not now"', async () => {
    let refusals = 0
    const server = await startServer({
      ...plain,
      onRcptTo: (_address, _session, done) =>
        refusals++ < 2 ? done(refusal(451, '4.7.1 lakshmi@example.com is greylisted')) : done(),
    })
    const { send, log } = openTo(server)
    send(mail)
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
    const { send, close, log } = openTo(server)
    send(mail)
    await log.untilWritten(1)
    await close()
    assert.equal(names.length, 2)
    assert.ok(names[0])
    assert.equal(names[0], names[1])
  })

  it('waits for a server that is down to come up', async () => {
    const port = await freePort()
    const { send, log } = openTo({ port }, { pausesMs: Array(1000).fill(10) })
    send(mail)
    await log.untilWritten(1)
    const server = await startServer(plain, port)
    await server.untilArrived(1)
    assert.equal(log.lines.length, 1)
    assert.match(log.lines[0] ?? '', /^warn: A mail waits and will be tried again: connect ECONNREFUSED/)
  })

  it('is given up after the last try, with one line that tells nothing of it', async () => {
    let tries = 0
    const server = await startServer({
      ...plain,
      onRcptTo: (_address, _session, done) => {
        tries++
        done(refusal(450, 'mailbox of lakshmi@example.com is busy'))
      },
    })
    const { send, log } = openTo(server)
    send(mail)
    await log.untilWritten(2)
    assert.equal(tries, 4)
    assert.equal(
      log.lines[1],
      'error: A mail to somebody at example.com was not delivered: the server answered 450 to RCPT TO',
    )
    assertDiscreet(log)
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
      send(mail)
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
})

describe('line breaks', { timeout: 30_000 }, () => {
  const extra = '\r\nBcc: thief@example.org\r\n\r\nHello'

  it('in the address keep a mail from leaving', async () => {
    const server = await startServer()
    const { send, log, close } = openTo(server)
    for (const to of [
      `lakshmi@example.com${extra}`,
      'lakshmi@example.com>\r\nRCPT TO:<thief@example.org',
      'lakshmi@example.com, thief@example.org',
    ]) {
      send({ ...mail, to })
    }
    await close()
    assert.deepEqual(server.arrivals, [])
    assert.equal(log.lines.length, 3)
    for (const line of log.lines) assert.match(line, /^error: A mail to somebody at \S+ was not delivered: /)
    assertDiscreet(log)
  })

  it('in subject and sender make no header', async () => {
    const server = await startServer()
    const from = { name: `Travel Visit${extra}`, address: 'noreply@visit.example' }
    openTo(server, { mailFrom: from }).send({ ...mail, subject: `Hello${extra}`, language: `te${extra}` })
    await server.untilArrived(1)
    const [{ email, to }] = server.arrivals as [Arrival]
    assert.ok(!email.headers.some(({ key }) => key === 'bcc'))
    assert.deepEqual(to, [mail.to])
    assert.equal(email.text, `${mail.text}\n`)
    assert.equal(email.from?.address, 'noreply@visit.example')
  })
})

describe('the connection', { timeout: 30_000 }, () => {
  const certificates = getCACertificates('default')
  const trust = () => setDefaultCACertificates([...certificates, certificate])
  afterEach(() => setDefaultCACertificates(certificates))

  const passwords = (seen: string[]): SMTPServerOptions => ({
    onAuth: ({ username, password }, _session, done) => {
      seen.push(`${username} ${password}`)
      if (password === 'hill:lamp@3') done(null, { user: username })
      else done(refusal(535, `5.7.8 ${password} is wrong`))
    },
  })
  const url = ({ port }: TestSmtpServer, scheme: string, password = 'hill:lamp@3') =>
    `${scheme}://visit:${encodeURIComponent(password)}@localhost:${port}`

  for (const [scheme, secure] of [
    ['smtps', true],
    ['smtp', false],
  ] as const) {
    it(`of ${scheme} is encrypted, and signs in`, async () => {
      trust()
      const seen: string[] = []
      const server = await startServer({ ...passwords(seen), secure })
      const { send, log } = open(url(server, scheme))
      send(mail)
      await server.untilArrived(1)
      assert.equal(server.arrivals[0]?.secure, true)
      assert.equal(server.arrivals[0]?.user, 'visit')
      assert.deepEqual(seen, ['visit hill:lamp@3'])
      assert.deepEqual(log.lines, [])
    })

    it(`of ${scheme} is not made with a certificate that nobody vouches for`, async () => {
      const seen: string[] = []
      const server = await startServer({ ...passwords(seen), secure })
      const { send, log } = open(url(server, scheme), { pausesMs: [] })
      send(mail)
      await log.untilWritten(1)
      assert.deepEqual(server.arrivals, [])
      assert.deepEqual(seen, [])
      assert.match(log.lines[0] ?? '', /^error: .* was not delivered: .*certificate/)
    })
  }

  it('is encrypted where the server offers it, without a password too', async () => {
    trust()
    const server = await startServer({ authOptional: true })
    openTo(server).send(mail)
    await server.untilArrived(1)
    assert.equal(server.arrivals[0]?.secure, true)
  })

  it('is not made to another name than the certificate says', async () => {
    trust()
    const server = await startServer({ authOptional: true, secure: true })
    const { send, log } = open(`smtps://127.0.0.1:${server.port}`, { pausesMs: [] })
    send(mail)
    await log.untilWritten(1)
    assert.deepEqual(server.arrivals, [])
    assert.match(log.lines[0] ?? '', /altnames/)
  })

  it('carries no password in the clear', async () => {
    const seen: string[] = []
    const server = await startServer({
      ...passwords(seen),
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
    })
    const { send, log } = open(url(server, 'smtp'), { pausesMs: [] })
    send(mail)
    await log.untilWritten(1)
    assert.deepEqual(seen, [])
    assert.deepEqual(server.arrivals, [])
    assert.match(
      log.lines[0] ?? '',
      /^error: A mail to somebody at example\.com was not delivered: .*STARTTLS/,
    )
  })

  it('tells a wrong password at once, without the password', async () => {
    trust()
    const seen: string[] = []
    const server = await startServer({ ...passwords(seen), secure: true })
    const { send, log } = open(url(server, 'smtps', 'wrong'))
    send(mail)
    await log.untilWritten(1)
    assert.equal(seen.length, 1)
    assert.match(log.lines[0] ?? '', /^error: .* was not delivered: the server answered 535 5\.7\.8 to AUTH/)
    assert.doesNotMatch(log.lines[0] ?? '', /wrong/)
  })
})

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
