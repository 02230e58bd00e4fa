import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import type { SMTPServerOptions } from 'smtp-server'
import { certificate } from './testing/certificate.ts'
import { mail, mailForEachTest, plain } from './testing/open-mail.ts'
import { refusal, type TestSmtpServer } from './testing/smtp-server.ts'

const { startServer, open, openTo, passSeconds } = mailForEachTest()

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
      await send(mail)
      await server.untilArrived(1)
      assert.equal(server.arrivals[0]?.secure, true)
      assert.equal(server.arrivals[0]?.user, 'visit')
      assert.deepEqual(seen, ['visit hill:lamp@3'])
      assert.deepEqual(log.lines, [])
    })

    it(`of ${scheme} is not made with a certificate that nobody vouches for`, async () => {
      const seen: string[] = []
      const server = await startServer({ ...passwords(seen), secure })
      const { send, log } = open(url(server, scheme), { pausesMs: [3_600_000] })
      await send(mail)
      await log.untilWritten(1)
      assert.deepEqual(server.arrivals, [])
      assert.deepEqual(seen, [])
      assert.match(log.lines[0] ?? '', /^warn: A mail waits and will be tried again: .*certificate/)
    })
  }

  it('carries no password in the clear', async () => {
    const seen: string[] = []
    const server = await startServer({
      ...passwords(seen),
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
    })
    const { send, log } = open(url(server, 'smtp'), { pausesMs: [3_600_000] })
    await send(mail)
    await log.untilWritten(1)
    assert.deepEqual(seen, [])
    assert.deepEqual(server.arrivals, [])
    assert.match(log.lines[0] ?? '', /^warn: A mail waits and will be tried again: .*STARTTLS/)
  })

  it('tells a wrong password at once, without the password, and delivers once it is right', async () => {
    trust()
    const seen: string[] = []
    const server = await startServer({ ...passwords(seen), secure: true })
    const { send, log, close } = open(url(server, 'smtps', 'wrong'), { pausesMs: [3_600_000] })
    await send(mail)
    await log.untilWritten(1)
    assert.equal(seen.length, 1)
    assert.deepEqual(log.lines, [
      'warn: A mail waits and will be tried again: the server answered 535 5.7.8 to AUTH PLAIN',
    ])
    await close()
    await passSeconds(3600)
    open(url(server, 'smtps'))
    await server.untilArrived(1)
  })

  it('introduces this server by its name, without which some relays take nothing', async () => {
    const names: string[] = []
    const server = await startServer({
      ...plain,
      onMailFrom: (_address, session, done) => {
        names.push(session.hostNameAppearsAs)
        done()
      },
    })
    await openTo(server).send(mail)
    await server.untilArrived(1)
    assert.deepEqual(names, ['www.visit.example'])
  })
})
