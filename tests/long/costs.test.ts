import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { removeData, startTestServer, type TestServer } from '#tests/support/server.ts'
import { type HostileRequest, hostileRequests } from './hostile-requests.ts'

/** Written as a ratio, because pages and refusals are faster or slower together. A reset, which is stored, takes seven. */
const mostPages = 12

const page: HostileRequest = { name: 'a page', method: 'GET', path: '/' }

describe('what a stranger sends', { timeout: 900_000, skip: process.platform !== 'linux' }, () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let server: TestServer
  before(async () => {
    server = await startTestServer({ IDENTITY_THROTTLE: 'off', LOG_LEVEL: 'error' })
  })
  after(async () => {
    agent.destroy()
    await server.stop()
    removeData(server)
  })

  it(`costs the server’s thread no more than ${mostPages} pages, whatever it is`, async () => {
    // Code is slow until it has run often.
    await cost(page, 500)
    const dear: string[] = []
    let tried = 0
    for (const hostile of hostileRequests()) {
      tried += 1
      if ((await pages(hostile, 3)) <= mostPages) continue
      // Something else may have run meanwhile, such as a collection of garbage.
      const again = Math.min(await pages(hostile, 10), await pages(hostile, 10), await pages(hostile, 10))
      if (again > mostPages) dear.push(`${hostile.name.slice(0, 80)}: ${again.toFixed(1)} pages`)
    }
    console.log(`${tried} kinds of requests`)
    assert.deepEqual(dear, [])
  })

  async function pages(hostile: HostileRequest, times: number): Promise<number> {
    const one = await cost(hostile, times)
    return one / (await cost(page, times))
  }

  /** Nanoseconds of the server's main thread, for one request. */
  async function cost(sent: HostileRequest, times: number): Promise<number> {
    const started = threadTime()
    for (let time = 0; time < times; time += 1) await send(sent)
    return (threadTime() - started) / times
  }

  /** https://www.kernel.org/doc/html/latest/scheduler/sched-stats.html */
  function threadTime(): number {
    const { pid } = server.process
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0])
  }

  function send({ method, path, headers, body }: HostileRequest): Promise<void> {
    const { hostname, port } = new URL(server.address)
    // An answer may repeat the address, escaped.
    const options = { agent, hostname, port, method, path, maxHeaderSize: 128 * 1024 }
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    return new Promise((resolve, reject) => {
      request({ ...options, headers: { ...headers, ...length } }, (answer) => {
        assert.ok((answer.statusCode ?? 500) < 500, `${path.slice(0, 80)} answered ${answer.statusCode}`)
        answer.resume().on('end', resolve)
      })
        .on('error', reject)
        .end(body)
    })
  }
})
