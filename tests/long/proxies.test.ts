import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { decodeJwt } from 'jose'
import { openLine } from '#tests/support/faults/line.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { password } from '#tests/support/sign-ups.ts'
import { freePort } from '#tools/test/free-port.ts'
import { type ProxyServer, startProxy } from './proxies.ts'
import { type Answer, holdRequests, type Visitor, visitorFrom } from './proxy-visitors.ts'

/** The visitors' addresses: on Linux all of 127.0.0.0/8 is this machine. */
const [lakshmi, ravi, attacker, mistaken] = ['127.0.0.2', '127.0.0.3', '127.0.0.66', '127.0.0.67']

for (const name of ['nginx', 'caddy'] as const) {
  describe(`behind ${name}`, { timeout: 300_000 }, () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'travel-visit-proxies-'))
    let port: number
    let serverPort: number
    let server: TestServer
    let proxy: ProxyServer
    before(async () => {
      port = await freePort()
      serverPort = await freePort()
      server = await start()
      proxy = await startProxy(name, { port, upstreamPorts: [serverPort] })
    })
    after(async () => {
      await proxy?.stop()
      await server?.stop()
      rmSync(dataDir, { recursive: true })
    })

    const start = () =>
      startTestServer({
        DATA_DIR: dataDir,
        PORT: String(serverPort),
        PUBLIC_URL: `https://localhost:${port}`,
        // Not `loopback`: the visitors have loopback addresses here, too.
        TRUST_PROXY: '127.0.0.1',
      })

    it('people register, sign in and read pages', async () => {
      const visitor = visitorFrom(lakshmi, port)
      const { email } = await register(visitor)
      const signedIn = await signIn(visitor, email)
      assert.equal(signedIn.status, 200)
      const { idToken } = JSON.parse(signedIn.text)
      assert.equal(decodeJwt(idToken).iss, `https://localhost:${port}`)
      assert.equal(emailOf(await visitor.call('accounts:lookup', { idToken })), email)
      const page = await visitor.get('/temples')
      assert.equal(page.status, 200)
      assert.match(page.text, /Tirumala/)
      assert.match(String(page.headers['strict-transport-security']), /max-age=31536000/)
      assert.match(String(page.headers['x-request-id']), /^[\w-]{16,}$/)
    })

    it('what an account keeps is read and changed where the proxy compresses, and not overwritten unseen', async (test) => {
      const ownPort = await freePort()
      const own = await startProxy(name, { port: ownPort, upstreamPorts: [serverPort], compresses: true })
      test.after(own.stop)
      const visitor = visitorFrom(lakshmi, ownPort)
      const { idToken } = await register(visitor)
      const headers = { authorization: `Bearer ${idToken}`, 'accept-encoding': 'gzip' }
      const read = (known = '') => visitor.send('GET', '/api/visits', { ...headers, 'if-none-match': known })
      const write = (etag: string, body: string) =>
        visitor.send(
          'PUT',
          '/api/visits',
          { ...headers, 'content-type': 'application/json', 'if-match': etag },
          body,
        )
      const etagOf = (answer: Answer) => String(answer.headers.etag)
      const entryOf = (key: string) =>
        JSON.stringify({
          entries: { [key]: { value: { text: 'long '.repeat(600) }, clock: '0mh7x2k4a-000-devicea1' } },
        })

      const first = await read()
      assert.deepEqual([first.status, first.text], [200, '{"entries":{}}'])
      const one = await write(etagOf(first), entryOf('letter/one'))
      assert.deepEqual([one.status, one.text], [200, entryOf('letter/one')])
      assert.equal(one.headers['content-encoding'], 'gzip')
      const two = await write(etagOf(one), entryOf('letter/two'))
      assert.equal(two.status, 200)
      assert.equal((await read(etagOf(two))).status, 304)
      assert.equal((await read(etagOf(one))).text, two.text)
      const unseen = await write(etagOf(one), entryOf('letter/three'))
      assert.equal(unseen.status, 412)
      assert.equal(unseen.headers['content-type'], 'application/problem+json')
    })

    it('a client that guesses passwords is shut out by its address, and nobody else is', async () => {
      const owner = visitorFrom(lakshmi, port)
      const { email } = await register(owner)
      const madeUp = (count: number) => ({
        'x-forwarded-for': `203.0.113.${count}`,
        'x-real-ip': `203.0.113.${count}`,
        forwarded: `for=203.0.113.${count}`,
      })
      for (let count = 0; count < 10; count += 1) {
        const guess = await signIn(visitorFrom(attacker, port, madeUp(count)), email, `guess number ${count}`)
        assert.equal(errorOf(guess), 'INVALID_LOGIN_CREDENTIALS')
      }
      const eleventh = await signIn(visitorFrom(attacker, port, madeUp(99)), email)
      assert.match(errorOf(eleventh), /^TOO_MANY_ATTEMPTS_TRY_LATER/)
      assert.equal((await signIn(owner, email)).status, 200)
      assert.equal((await signIn(visitorFrom(ravi, port), email)).status, 200)
    })

    it('a large body is refused, and costs nobody else a request on the same connection', async (test) => {
      const line = await openLine(serverPort)
      const otherPort = await freePort()
      test.after(line.close)
      const other = await startProxy(name, { port: otherPort, upstreamPorts: [line.port] })
      test.after(other.stop)
      const [careless, visitor] = [visitorFrom(attacker, otherPort), visitorFrom(ravi, otherPort)]
      const sendMuch = () => careless.call('accounts:signUp', { displayName: 'x'.repeat(900_000) })
      const askLittle = () => visitor.call('accounts:lookup', { idToken: 'none' })
      for (let round = 0; round < 10; round += 1) {
        const [refused, ...meanwhile] = await Promise.all([sendMuch(), askLittle(), askLittle()])
        assert.equal(refused.status, 413)
        assert.equal(JSON.parse(refused.text).error.status, 'INVALID_ARGUMENT')
        for (const answer of [...meanwhile, await askLittle()])
          assert.equal(errorOf(answer), 'INVALID_ID_TOKEN')
      }
      test.diagnostic(`40 requests over ${line.opened()} connections to the server`)
      assert.ok(line.opened() <= 20, 'the proxy keeps no connections')
    })

    it('somebody who holds 4,000 requests keeps nobody else from reading', async (test) => {
      const { held, stop } = holdRequests(attacker, port, 4000)
      test.after(stop)
      while (held() > 200) await wait(50)
      const waits: number[] = []
      for (let count = 0; count < 20; count += 1) {
        const startedAt = performance.now()
        assert.equal((await visitorFrom(ravi, port).get('/temples')).status, 200)
        waits.push(performance.now() - startedAt)
      }
      test.diagnostic(`${held()} of 4000 were held; pages took ${waits.map(Math.round)} ms`)
      assert.ok(held() > 0 && Math.max(...waits) < 3000)
    })

    it("a restart gives nobody another's answer", async (test) => {
      const members = await Promise.all(
        [lakshmi, ravi, '127.0.0.4', '127.0.0.5'].map(async (address) => {
          const visitor = visitorFrom(address, port)
          return { visitor, ...(await register(visitor)) }
        }),
      )
      // Not the attacker, of whom the proxy still counts what was held.
      const stranger = visitorFrom(mistaken, port)
      const answered = { pages: 0, calls: 0 }
      const failed = { pages: 0, calls: 0 }
      let backSince = Number.POSITIVE_INFINITY
      let over = false
      /** Repeats a request. Answers from the proxy itself must be errors that say so. */
      async function keepOn(
        what: 'pages' | 'calls',
        ask: () => Promise<Answer>,
        check: (answer: Answer) => void,
      ) {
        while (!over) {
          const askedAt = performance.now()
          const answer = await ask()
          if (answer.status < 500) {
            check(answer)
            answered[what] += 1
          } else {
            assert.ok([502, 503, 504].includes(answer.status), answer.text)
            // The SDK takes a JSON error for a verdict on the session.
            assert.throws(() => JSON.parse(answer.text), SyntaxError)
            assert.ok(askedAt < backSince, 'somebody was refused when the server was back')
            failed[what] += 1
          }
          // Each address asks twice at a time, and nginx lets one have 100 requests a second.
          await wait(25)
        }
      }
      const traffic = Promise.all([
        ...members.flatMap(({ visitor, email, idToken }) => [
          keepOn(
            'calls',
            () => visitor.call('accounts:lookup', { idToken }),
            (answer) => assert.equal(emailOf(answer), email),
          ),
          keepOn(
            'pages',
            () => visitor.get('/temples'),
            ({ text }) => assert.match(text, /Tirumala/),
          ),
        ]),
        // Nobody else may get the answers to these mistakes.
        keepOn(
          'calls',
          () => stranger.call('accounts:lookup', { idToken: 'none' }),
          (answer) => assert.equal(errorOf(answer), 'INVALID_ID_TOKEN'),
        ),
        keepOn(
          'calls',
          () => stranger.call('accounts:signUp', { displayName: 'x'.repeat(200_000) }),
          ({ status }) => assert.equal(status, 413),
        ),
      ])
      const fiftyMore = async () => {
        const goal = { pages: answered.pages + 50, calls: answered.calls + 50 }
        while (!over && (answered.pages < goal.pages || answered.calls < goal.calls)) await wait(20)
      }
      // A check that fails ends the others, too, which would otherwise go on for ever.
      test.after(() => {
        over = true
      })
      for (let restart = 0; restart < 2; restart += 1) {
        await Promise.race([traffic, fiftyMore()])
        await server.stop()
        server = await start()
      }
      backSince = performance.now() + 100
      await Promise.race([traffic, fiftyMore()])
      over = true
      await traffic
      test.diagnostic(
        `${answered.pages} pages and ${answered.calls} calls were answered, ${failed.pages} and ${failed.calls} were told to come again`,
      )
      // Caddy waits for the server, and retries GET requests.
      if (name === 'caddy') assert.equal(failed.pages, 0)
    })

    it("no code of a mailed link gets into the proxy's logs", async () => {
      const visitor = visitorFrom(lakshmi, port)
      const link = '/action?mode=resetPassword&oobCode=c0de-of-a-link&apiKey=any'
      assert.equal((await visitor.get(link)).status, 200)
      const redirected = await fetch(`${proxy.httpOrigin}${link}`, { redirect: 'manual' })
      assert.match(redirected.headers.get('location') ?? '', /^https:.*c0de-of-a-link/)
      await fetch(`${proxy.httpOrigin}${link}`, { method: 'POST', body: 'x'.repeat(2_000_000) }).catch(
        () => {},
      )
      const exit = once(server.process, 'exit')
      server.process.kill('SIGKILL')
      await exit
      const withoutServer = visitor.get(link)
      await wait(2000)
      server = await start()
      await withoutServer
      if (name === 'nginx') assert.match(proxy.logs(), /"GET \/action" 200/)
      assert.doesNotMatch(proxy.logs(), /c0de-of-a-link/)
    })
  })
}

let registered = 0
async function register(visitor: Visitor): Promise<{ email: string; idToken: string }> {
  registered += 1
  const email = `visitor-${registered}@example.com`
  const answer = await visitor.call('accounts:signUp', { email, password })
  assert.equal(answer.status, 200, answer.text)
  return { email, idToken: JSON.parse(answer.text).idToken }
}

function signIn(visitor: Visitor, email: string, attempt = password) {
  return visitor.call('accounts:signInWithPassword', { email, password: attempt })
}

function errorOf({ text }: { text: string }): string {
  return JSON.parse(text).error.message
}

function emailOf({ text }: { text: string }): string {
  return JSON.parse(text).users?.[0]?.email
}
