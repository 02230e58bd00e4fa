import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, afterEach, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '#server/log.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import { type RunningServer, startServer } from '#server/start.ts'
import { defaultLimits, type HttpServer, openHttpServer } from './http-server.ts'

/** Short enough for tests, long enough for honest requests on a busy machine. */
const quick = {
  ...defaultLimits,
  headMs: 1000,
  requestMs: 1500,
  stalledMs: 1000,
  // Long enough for fetch to use a connection again.
  restMs: 4000,
  checkMs: 50,
  noticeMs: 50,
  connections: 20,
}

const largeBody = Buffer.from(JSON.stringify({ displayName: 'x'.repeat(900_000) }))

const signUp = 'POST /v1/accounts:signUp?key=any HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'

describe('the HTTP server', { timeout: 60_000 }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'travel-visit-test-'))
  const failures: object[] = []
  let server: RunningServer
  before(async () => {
    const write = () => {}
    const fail = (fields: object) => failures.push(fields)
    const log: Log = { trace: write, debug: write, info: write, warn: write, error: fail, fatal: fail }
    server = await startServer(settingsOf({ PORT: '0', DATA_DIR: dataDir }), log, { limits: quick })
  })
  after(async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true })
    assert.deepEqual(failures, [], 'what clients did was taken for a failure of ours')
  })

  for (const [what, start, drop] of [
    ['a head', 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: ', 'x'],
    ['a body', `${signUp}content-length: 60000\r\n\r\n{"displayName":"`, 'x'],
    ['a body in chunks', `${signUp}transfer-encoding: chunked\r\n\r\n`, '1\r\nx\r\n'],
  ] as const) {
    it(`disconnects clients that send ${what} drop by drop, and serves others meanwhile`, async () => {
      const slow = Array.from({ length: 10 }, () => dribble(start, drop))
      let over = false
      const answers = Promise.all(slow).finally(() => {
        over = true
      })
      let served = 0
      while (!over) {
        assert.equal((await fetch(`${server.address}/login`)).status, 200)
        served += 1
        await wait(20)
      }
      assert.ok(served > 1)
      const told = (await answers).filter((answer) => answer !== '')
      assert.ok(told.length > 0, 'nobody was told why')
      for (const answer of told) assert.match(answer, /^HTTP\/1\.1 408 /)
    })
  }

  it('disconnects clients that send nothing', async () => {
    assert.match(await allOf(open()), /^(HTTP\/1\.1 408 |$)/)
  })

  it('keeps an idle connection for longer than a head may take, but not forever', async () => {
    const socket = open()
    const request = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'
    socket.write(request)
    await once(socket, 'data')
    await wait(quick.headMs + 4 * quick.checkMs)
    socket.write(request)
    const [answer] = await once(socket, 'data')
    assert.match(String(answer), /^HTTP\/1\.1 200 /)
    await allOf(socket)
  })

  it('has no more connections than its limit: one that rests makes room for a new one', async () => {
    const sockets: Socket[] = []
    for (let nth = 0; nth < 2 * quick.connections; nth += 1) {
      const socket = open()
      sockets.push(socket)
      socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
      const [answer] = await Promise.race([once(socket, 'data'), once(socket, 'close')])
      assert.match(String(answer), /^HTTP\/1\.1 200 /)
    }
    for (const socket of sockets.slice(0, quick.connections)) if (!socket.closed) await once(socket, 'close')
    assert.ok(sockets.slice(quick.connections).every((socket) => !socket.closed))
    for (const socket of sockets) socket.destroy()
  })

  // Node refuses much more; these show that nothing has made its parser lenient.
  const refused: [string, string, number][] = [
    // Two lengths for one body: a proxy in front may have used the other (RFC 9112, 11.2).
    ['a length and chunks', `${signUp}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    ['two lengths', `${signUp}content-length: 2\r\ncontent-length: 3\r\n\r\n{} `, 400],
    ['a space before the colon', `${signUp}transfer-encoding : chunked\r\n\r\n0\r\n\r\n`, 400],
    ['bare line feeds', 'GET / HTTP/1.1\nhost: x\n\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n', 400],
    ['a long header', `GET / HTTP/1.1\r\nhost: x\r\nx-a: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
  ]
  for (const [what, request, status] of refused) {
    it(`answers ${what} with ${status}, closes, and ignores what follows`, async () => {
      const answer = await exchange(`${request}GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n`)
      assert.match(answer, new RegExp(`^HTTP/1\\.1 ${status} `))
      assert.match(answer, /^connection: close\r$/im)
      assert.equal(answer.match(/HTTP\/1\.1 /g)?.length, 1, answer)
    })
  }

  const unwanted: [string, string, number][] = [
    ['too large', '/v1/accounts:signUp?key=any', 413],
    ['without a key', '/v1/accounts:signUp', 413],
    ['for a page', '/temples', 404],
  ]
  for (const [what, path, status] of unwanted) {
    for (const inChunks of [false, true]) {
      const how = `${what}, ${inChunks ? 'in chunks' : 'of a known length'}`
      it(`loses no request after a body ${how}, with fetch or a connection pool`, async () => {
        for (let round = 0; round < 3; round += 1) {
          assert.equal(await fetchStatus(path, inChunks), status)
          assert.equal((await fetch(`${server.address}/healthz`)).status, 200)
        }
        const agent = new Agent({ keepAlive: true, maxSockets: 1 })
        for (let round = 0; round < 3; round += 1) {
          const both = [pooledStatus(agent, path, inChunks), pooledStatus(agent, '/healthz')]
          assert.deepEqual(await Promise.all(both), [status, 200])
        }
        agent.destroy()
      })
    }
  }

  it('keeps a connection on which a body of a known length was refused', async () => {
    const body = 'x'.repeat(200_000)
    const answer = await exchange(
      `${signUp}content-length: ${body.length}\r\n\r\n${body}` +
        'GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    )
    assert.deepEqual(answer.match(/(?<=HTTP\/1\.1 )\d+/g), ['413', '200'])
  })

  for (const [what, head, body] of [
    ['longer than is worth reading', 'content-length: 3000000', ''],
    ['of unknown length', 'transfer-encoding: chunked', `120000\r\n${'x'.repeat(0x120000)}\r\n`],
  ] as const) {
    it(`announces that it closes the connection of a body ${what}`, async () => {
      const socket = open()
      socket.write(`${signUp}${head}\r\n\r\n${body}`)
      const [answer] = await once(socket, 'data')
      assert.match(String(answer), /^HTTP\/1\.1 413 /)
      assert.match(String(answer), /^connection: close\r$/im)
      await allOf(socket)
    })
  }

  it('takes a body in hundreds of small chunks, and cuts off a client that sends thousands', async () => {
    const ofChunks = (count: number, path: string) =>
      exchange(
        `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nconnection: close\r\n` +
          `transfer-encoding: chunked\r\n\r\n${'1\r\n \r\n'.repeat(count)}0\r\n\r\n`,
      )
    for (const [path, status] of [
      ['/v1/accounts:signUp?key=any', 400],
      ['/nothing', 404],
    ] as const) {
      assert.match(await ofChunks(200, path), new RegExp(`^HTTP/1\\.1 ${status} `))
      assert.equal(await ofChunks(5000, path), '')
    }
    assert.equal((await fetch(`${server.address}/healthz`)).status, 200)
  })

  it('serves a call whose colon is encoded', async () => {
    const fields = JSON.stringify({ email: 'lakshmi@example.com', password: 'hill and lamp' })
    const body = `content-length: ${fields.length}\r\nconnection: close\r\n\r\n${fields}`
    assert.match(await exchange(signUp.replace('accounts:', 'accounts%3A') + body), /^HTTP\/1\.1 200 /)
  })

  const odd: [string, string][] = [
    ['a host that is none', 'GET / HTTP/1.1\r\nhost: a b/c@d\r\n'],
    ['an empty host', 'GET / HTTP/1.1\r\nhost:\r\n'],
    ['no host in HTTP/1.0', 'GET / HTTP/1.0\r\n'],
    ['TRACE', 'TRACE / HTTP/1.1\r\nhost: x\r\n'],
    ['OPTIONS of all', 'OPTIONS * HTTP/1.1\r\nhost: x\r\n'],
    ['another scheme', 'GET ftp://x/ HTTP/1.1\r\nhost: x\r\n'],
    ['an address without a host', 'GET http:// HTTP/1.1\r\nhost: x\r\n'],
    ['two slashes', 'GET //Temples HTTP/1.1\r\nhost: x\r\n'],
    ['a broken escape', 'GET /%zz%00%ff HTTP/1.1\r\nhost: x\r\n'],
    ['a broken escape in a call', 'POST /v1/%zz?key=%zz HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n'],
    ['a broken escape in the key', 'POST /v1/token?key=%zz HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n'],
    ['a backslash', 'GET /\\..\\ HTTP/1.1\r\nhost: x\r\n'],
    ['an unknown expectation', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: wonders\r\n'],
    [
      'bytes in what is read',
      'GET / HTTP/1.1\r\nhost: x\r\naccept-encoding: ;q=,\xff\r\nif-none-match: "\xff\r\n',
    ],
    [
      'bytes in the origin',
      'POST /v1/token?key=any HTTP/1.1\r\nhost: x\r\norigin: \xff\r\ncontent-length: 0\r\n',
    ],
    [
      'bytes in the language',
      `${signUp}accept-language: \xff;q=x\r\nx-firebase-locale: \xff\r\ncontent-length: 0\r\n`,
    ],
  ]
  for (const [what, head] of odd) {
    it(`does not treat ${what} as its own failure`, async () => {
      assert.match(await exchange(`${head}connection: close\r\n\r\n`), /^HTTP\/1\.1 [234]\d\d /)
    })
  }

  async function fetchStatus(path: string, inChunks: boolean): Promise<number> {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, duplex: 'half' } as const
    const body = inChunks ? new Blob([largeBody]).stream() : largeBody
    const answer = await fetch(server.address + path, { ...init, body })
    await answer.text()
    return answer.status
  }

  /** Sends a large POST, or a GET if `inChunks` is undefined. */
  async function pooledStatus(agent: Agent, path: string, inChunks?: boolean): Promise<number | undefined> {
    const method = inChunks === undefined ? 'GET' : 'POST'
    const headers = {
      'content-type': 'application/json',
      ...(inChunks === false && { 'content-length': largeBody.length }),
    }
    const sent = request(server.address + path, { agent, method, headers })
    if (inChunks !== undefined) sent.write(largeBody)
    sent.end()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    await text(answer)
    return answer.statusCode
  }

  function open(): Socket {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1')
    // A server that closes while we still send resets the connection.
    socket.on('error', () => {})
    return socket
  }

  /** Returns everything that arrives until the server closes the connection. */
  function exchange(request: string): Promise<string> {
    const socket = open()
    socket.write(request, 'latin1')
    return allOf(socket)
  }

  async function dribble(start: string, drop: string): Promise<string> {
    const socket = open()
    socket.write(start)
    const drops = setInterval(() => socket.write(drop), 20)
    return allOf(socket).finally(() => clearInterval(drops))
  }
})

describe('the connections of a server', { timeout: 60_000 }, () => {
  const limits = { ...quick, connections: 40, connectionsPerNetwork: 10 }
  const request = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'

  it('are refused to a client with too many, and to nobody else', () => expectOf30(10, []))

  it("are unlimited for a trusted proxy, which holds everybody's", () => expectOf30(30, ['loopback']))

  /** Opens thirty from one address, expects `expected` of them to be answered, and opens one from another. */
  async function expectOf30(expected: number, trustedProxies: readonly string[]): Promise<void> {
    const server = await openHttpServer(
      () => new Response('here'),
      { host: '127.0.0.1', port: 0, trustedProxies },
      limits,
    )
    const port = Number(new URL(server.address).port)
    const sockets = Array.from({ length: 30 }, () => connect({ port, localAddress: '127.0.0.1' }))
    const answered = await Promise.all(sockets.map((socket) => isAnswered(socket)))
    assert.equal(answered.filter(Boolean).length, expected)
    // Only Linux answers at every loopback address.
    if (process.platform === 'linux') {
      const neighbour = connect({ port, localAddress: '127.0.0.2' })
      assert.equal(await isAnswered(neighbour), true)
      neighbour.destroy()
    }
    for (const socket of sockets) socket.destroy()
    // The server notices a little later.
    let again = false
    while (!again) {
      const socket = connect({ port, localAddress: '127.0.0.1' })
      again = await isAnswered(socket)
      socket.destroy()
    }
    await server.stop()
  }

  function isAnswered(socket: Socket): Promise<boolean> {
    socket.on('error', () => {})
    socket.write(request)
    return new Promise((resolve) => {
      socket.once('data', () => resolve(true)).once('close', () => resolve(false))
    })
  }
})

describe('a full house', { timeout: 60_000 }, () => {
  const limits = { ...defaultLimits, connections: 8, connectionsPerNetwork: 4 }
  const answer = async (request: Request) => new Response(await request.text())
  const slow = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n'
  const whole = `${slow}\r\n12345`
  let server: HttpServer | undefined
  let sockets: Socket[] = []
  afterEach(async () => {
    for (const socket of sockets) socket.destroy()
    await server?.stop()
    server = undefined
  })

  async function serve(trustedProxies: readonly string[]): Promise<void> {
    server = await openHttpServer(answer, { host: '127.0.0.1', port: 0, trustedProxies }, limits)
    sockets = []
  }

  async function send(localAddress: string, request: string): Promise<Socket> {
    const port = Number(new URL(server?.address ?? assert.fail()).port)
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => {})
    sockets.push(socket)
    await once(socket, 'connect')
    socket.write(request)
    return socket
  }

  async function isAnswered(socket: Socket): Promise<boolean> {
    const [data] = await Promise.race([once(socket, 'data'), once(socket, 'close')])
    return /^HTTP\/1\.1 200 /.test(String(data))
  }

  for (const [what, request] of [
    ['rest', whole],
    ['have sent nothing', ''],
    ['are slow', `${slow}\r\n1`],
  ] as const) {
    it(`closes one of whoever holds most, where they ${what}, and answers the newcomer`, async (test) => {
      if (process.platform !== 'linux') return test.skip('one loopback address')
      await serve([])
      const visitor = await send('127.0.0.9', whole)
      assert.ok(await isAnswered(visitor))
      const greedy: Socket[] = []
      for (let nth = 0; nth < 8; nth += 1) {
        greedy.push((await send(`127.0.0.${2 + (nth % 2)}`, request)).resume())
      }
      assert.ok(await isAnswered(await send('127.0.0.5', whole)))
      while (!greedy.some(({ destroyed }) => destroyed)) await wait(5)
      visitor.write(whole)
      assert.ok(await isAnswered(visitor))
    })
  }

  it('does the same behind a proxy, by the visitors whose requests are under way', async () => {
    await serve(['127.0.0.1'])
    const from = (network: number, rest: string) =>
      send('127.0.0.1', `${slow}x-forwarded-for: 203.0.113.${network}\r\n\r\n${rest}`)
    for (let nth = 0; nth < 8; nth += 1) await from(1 + (nth % 2), '1')
    for (let network = 3; network < 6; network += 1) assert.ok(await isAnswered(await from(network, '12345')))
  })
})

describe('the requests of one network', { timeout: 60_000 }, () => {
  const most = 5
  const limits = { ...defaultLimits, requestsPerNetwork: most }
  const held = `POST /held HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n`
  let server: HttpServer
  let begun = 0

  async function serve(trustedProxies: readonly string[]): Promise<void> {
    begun = 0
    const answer = async (request: Request) => {
      begun += 1
      return new Response(await request.text())
    }
    server = await openHttpServer(answer, { host: '127.0.0.1', port: 0, trustedProxies }, limits)
  }
  afterEach(() => server.stop())

  for (const [where, proxies, headersOf] of [
    ['of their own', [], () => ''],
    ["of a proxy, behind which everybody's arrive", ['127.0.0.1'], forwardedFor],
  ] as const) {
    it(`are refused beyond the share that may be in progress, over connections ${where}; another’s are not`, async (test) => {
      if (proxies.length === 0 && process.platform !== 'linux') return test.skip('one loopback address')
      await serve(proxies)
      const from = (count: number, text: string) =>
        send(proxies.length === 0 ? `127.0.0.${count}` : '127.0.0.1', text + headersOf(count))
      const some = Array.from({ length: most }, () => from(2, held))
      for (const socket of some) socket.write('\r\n1234')
      while (begun < most) await wait(5)

      const refused = from(2, held)
      refused.write('\r\n')
      const answer = await allOf(refused)
      assert.match(answer, /^HTTP\/1\.1 503 /)
      assert.match(answer, /^retry-after: 1\r$/im)
      assert.match(answer, /^connection: close\r$/im)

      const neighbour = from(3, held)
      neighbour.write('connection: close\r\n\r\n12345')
      assert.match(await allOf(neighbour), /^HTTP\/1\.1 200 [\s\S]*12345$/)

      // The answered request and the one that was given up both leave a place.
      some[0]?.write('5')
      some[1]?.destroy()
      await once(some[0] ?? neighbour, 'data')
      let again = ''
      while (!again.startsWith('HTTP/1.1 200 ')) {
        const socket = from(2, held)
        socket.write('connection: close\r\n\r\n12345')
        again = await allOf(socket)
      }
      for (const socket of some) socket.destroy()
    })
  }

  function forwardedFor(count: number): string {
    return `x-forwarded-for: 203.0.113.${count}\r\n`
  }

  function send(localAddress: string, request: string): Socket {
    const socket = connect({ port: Number(new URL(server.address).port), host: '127.0.0.1', localAddress })
    socket.on('error', () => {})
    socket.write(request)
    return socket
  }
})

describe('an answer that nobody takes', { timeout: 60_000 }, () => {
  let server: HttpServer
  before(async () => {
    const answer = () => new Response(new Uint8Array(64 * 1024 * 1024))
    server = await openHttpServer(answer, { host: '127.0.0.1', port: 0 }, quick)
  })
  after(() => server.stop())

  it('does not hold its connection forever', async () => {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1')
    socket.on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    await once(socket, 'readable')
    await wait(3 * quick.stalledMs)
    assert.ok((await allOf(socket)).length < 64 * 1024 * 1024)
  })
})

/** Everything that arrives until the connection is closed. */
function allOf(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  return new Promise((resolve) => {
    socket.once('close', () => resolve(Buffer.concat(chunks).toString('latin1')))
  })
}

function settingsOf(environment: Record<string, string>): Settings {
  const parsed = readSettings(environment)
  return 'settings' in parsed ? parsed.settings : assert.fail(parsed.problems.join('\n'))
}
