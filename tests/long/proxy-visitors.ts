import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { type ClientHttp2Session, type ClientHttp2Stream, connect as connectHttp2 } from 'node:http2'
import { request } from 'node:https'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { connect as connectSafely } from 'node:tls'
import { createGunzip } from 'node:zlib'
import { certificate } from '#mail/testing/certificate.ts'

export type Answer = { status: number; headers: IncomingMessage['headers']; text: string }
export type Visitor = {
  get: (path: string) => Promise<Answer>
  /** Calls a method such as `accounts:signUp`. */
  call: (method: string, fields: object) => Promise<Answer>
  send: (method: string, path: string, headers: Record<string, string>, body?: string) => Promise<Answer>
}

const site = { host: '127.0.0.1', servername: 'localhost', ca: certificate }

/** Sends each request over a new connection from one of this machine's addresses. */
export function visitorFrom(localAddress: string, port: number, more: Record<string, string> = {}): Visitor {
  async function ask(
    method: string,
    path: string,
    headers: Record<string, string>,
    body = '',
  ): Promise<Answer> {
    const all = { host: `localhost:${port}`, ...more, ...headers }
    const sent = request({ ...site, port, localAddress, agent: false, method, path, headers: all })
    sent.end(body)
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    const isCompressed = answer.headers['content-encoding'] === 'gzip'
    const plain = isCompressed ? answer.pipe(createGunzip()) : answer
    return { status: answer.statusCode ?? 0, headers: answer.headers, text: await text(plain) }
  }
  return {
    send: ask,
    get: (path) => ask('GET', path, {}),
    call(method, fields) {
      const body = JSON.stringify(fields)
      const headers = { 'content-type': 'application/json', 'content-length': String(body.length) }
      return ask('POST', `/v1/${method}?key=any`, headers, body)
    },
  }
}

/** Begins requests, a hundred over each connection, and never ends their bodies. */
export function holdRequests(localAddress: string, port: number, count: number) {
  const held = new Set<ClientHttp2Stream>()
  const sessions: ClientHttp2Session[] = []
  for (let begun = 0; begun < count; begun += 100) {
    const session = connectHttp2(`https://localhost:${port}`, {
      createConnection: () =>
        connectSafely({
          ...site,
          ALPNProtocols: ['h2'],
          socket: connect({ host: site.host, port, localAddress }),
        }),
    })
    session.on('error', () => {})
    sessions.push(session)
    for (let stream = 0; stream < 100; stream += 1) {
      const request = session.request({
        ':method': 'POST',
        ':path': '/v1/accounts:lookup?key=any',
        'content-type': 'application/json',
        'content-length': '60000',
      })
      held.add(request)
      request.on('error', () => {}).on('close', () => held.delete(request))
      request.on('response', () => request.destroy())
      request.write('{')
    }
  }
  return {
    /** How many are neither answered nor given up by the proxy. */
    held: () => held.size,
    stop() {
      for (const session of sessions) session.destroy()
    },
  }
}
