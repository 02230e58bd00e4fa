import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { removeData, startTestServer, type TestServer } from '#tests/support/server.ts'

const password = 'hill and lamp'
const attacker = '198.51.100.7'

describe('one address that signs up over more connections than the hash queue holds', {
  timeout: 300_000,
}, () => {
  let server: TestServer
  const visitors = Array.from({ length: 10 }, (_, index) => ({
    email: `visitor-${index}@example.com`,
    address: `203.0.113.${index}`,
  }))
  before(async () => {
    server = await startTestServer({
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'error',
      // One hash at a time, however many cores there are: the queue then holds 24 more.
      UV_THREADPOOL_SIZE: '2',
    })
    for (const { email, address } of visitors) await call('signUp', address, { email, password })
  })
  after(async () => {
    await server.stop()
    removeData(server)
  })

  it('makes nobody else refused', async () => {
    const statuses = await duringFlood([{ address: attacker, connections: 40 }], () =>
      inTurn(
        visitors,
        async ({ email, address }) => (await call('signInWithPassword', address, { email, password })).status,
      ),
    )
    assert.deepEqual(
      statuses,
      visitors.map(() => 200),
    )
  })

  it('leaves others their sign-ins', async () => {
    const household = '198.51.100.9'
    const statuses = await duringFlood([{ address: household, connections: 40 }], () =>
      inTurn(
        visitors,
        async ({ email }) => (await call('signInWithPassword', household, { email, password })).status,
      ),
    )
    assert.deepEqual(
      statuses,
      visitors.map(() => 200),
    )
  })

  it('gets no more done than an address with a third of them', async () => {
    const other = '198.51.100.8'
    const floods = [
      { address: attacker, connections: 30 },
      { address: other, connections: 10 },
    ]
    const [many = 0, few = 0] = await duringFlood(floods, async (made) => {
      const before = new Map(made)
      const since = () => floods.map(({ address }) => (made.get(address) ?? 0) - (before.get(address) ?? 0))
      while (since().reduce((all, one) => all + one) < 40) await wait(10)
      return since()
    })
    assert.ok(many < 1.5 * few && few < 1.5 * many, `${many} accounts to ${few}`)
  })

  /** Calls `run` while connections sign up as fast as they are answered, and counts the accounts of each address. */
  async function duringFlood<Result>(
    floods: readonly { address: string; connections: number }[],
    run: (made: ReadonlyMap<string, number>) => Promise<Result>,
  ): Promise<Result> {
    const made = new Map<string, number>()
    const { promise: firstRefusal, resolve: refused } = Promise.withResolvers<void>()
    let isRunning = true
    const flood = async (address: string) => {
      while (isRunning) {
        const email = `${crypto.randomUUID()}@example.com`
        const { status } = await call('signUp', address, { email, password })
        if (status === 200) made.set(address, (made.get(address) ?? 0) + 1)
        else {
          refused()
          // Leaves this process time for the other connections.
          await wait(100)
        }
      }
    }
    const running = floods.flatMap(({ address, connections }) =>
      Array.from({ length: connections }, () => flood(address)),
    )
    try {
      // The queue is full.
      await firstRefusal
      return await run(made)
    } finally {
      isRunning = false
      await Promise.all(running)
    }
  }

  async function inTurn<One, Result>(
    all: readonly One[],
    act: (one: One) => Promise<Result>,
  ): Promise<Result[]> {
    const results: Result[] = []
    for (const one of all) results.push(await act(one))
    return results
  }

  async function call(method: string, address: string, fields: object): Promise<{ status: number }> {
    const response = await fetch(`${server.address}/v1/accounts:${method}?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(fields),
    })
    await response.arrayBuffer()
    return response
  }
})
