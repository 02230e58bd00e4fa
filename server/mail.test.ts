import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, it } from 'node:test'
import PostalMime from 'postal-mime'
import { lakshmi } from '#identity/testing/calls.ts'
import { refusal, startSmtpServer } from '#mail/testing/smtp-server.ts'
import { logLine, removeData, startTestServer, type TestServer } from '#tests/support/server.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function start(environment: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer(environment)
  closers.unshift(server.stop, () => removeData(server))
  return server
}

function post({ address }: TestServer, method: string, fields: object): Promise<Response> {
  return fetch(`${address}/v1/accounts:${method}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-firebase-locale': 'te' },
    body: JSON.stringify(fields),
  })
}

async function forgetPassword(server: TestServer): Promise<void> {
  assert.equal((await post(server, 'signUp', lakshmi)).status, 200)
  const { status } = await post(server, 'sendOobCode', {
    requestType: 'PASSWORD_RESET',
    email: lakshmi.email,
  })
  assert.equal(status, 200)
}

describe('the mails of a server', { timeout: 60_000 }, () => {
  it('are sent through the mail server in the environment, even if the server is killed before', async () => {
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
    let isKilled = false
    const smtp = await startSmtpServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: (_address, _session, done) => {
        ask()
        done(isKilled ? null : refusal(451, '4.3.2 later'))
      },
    })
    closers.push(smtp.close)
    const environment = {
      SMTP_URL: `smtp://localhost:${smtp.port}`,
      MAIL_FROM: 'Travel Visit <help@visit.example>',
    }
    const server = await start(environment)
    await forgetPassword(server)
    await asked
    await logLine(server, 'A mail waits and will be tried again: the server answered 451 4.3.2 to RCPT TO')
    server.process.kill('SIGKILL')
    await once(server.process, 'exit')
    isKilled = true
    await start({ ...environment, DATA_DIR: server.dataDir })
    await smtp.untilArrived(1)
    const email = smtp.arrivals[0]?.email
    assert.deepEqual(email?.from, { name: 'Travel Visit', address: 'help@visit.example' })
    assert.match(email?.subject ?? '', /\p{Script=Telugu}/u)
    assert.ok(email?.text?.includes(`\n${server.address}/`))
  })

  it('are files in the data folder if there is none', async () => {
    const server = await start()
    await forgetPassword(server)
    await server.stop()
    const outbox = join(server.dataDir, 'outbox')
    const [name = '', ...others] = readdirSync(outbox)
    assert.deepEqual(others, [])
    const { from, text } = await PostalMime.parse(readFileSync(join(outbox, name)))
    assert.deepEqual(from, { name: 'Travel Visit', address: 'noreply@localhost' })
    assert.ok(text?.includes(`${server.address}/`))
    const log = readFileSync(server.logFile, 'utf8')
    assert.equal(log.split('as SMTP_URL is not set').length, 2)
  })
})
