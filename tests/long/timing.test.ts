import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { removeData, startTestServer, type TestServer } from '../server.ts'
import { rankDifference } from './rank-test.ts'

const samples = 600

/** Each sample comes from an address of its own, so that the throttle hears of each account once. */
describe('the time of an answer', { timeout: 600_000 }, () => {
  let server: TestServer
  let requests = 0
  before(async () => {
    server = await startTestServer({ TRUST_PROXY: 'loopback', LOG_LEVEL: 'error' })
    for (let index = 0; index < samples; index += 1) {
      await call('accounts:signUp', { email: known(index), password: 'hill and lamp' })
    }
  })
  after(async () => {
    await server.stop()
    removeData(server)
  })

  it('of a sign-in tells a wrong password, an unknown address and a disabled account no more apart than chance', async () => {
    const disabled = await disableEveryOther()
    const wrong = Array.from({ length: samples }, (_, index) => index).filter((index) => !disabled.has(index))
    const signIn = (email: string) =>
      call('accounts:signInWithPassword', { email, password: 'hill and rain' })
    const times = await interleaved(samples / 2, {
      wrong: (index) => signIn(known(wrong[index] ?? 0)),
      unknown: (index) => signIn(`nobody-${index}@example.com`),
      disabled: (index) => signIn(known([...disabled][index] ?? 0)),
    })
    for (const [one, other] of [
      ['wrong', 'unknown'],
      ['wrong', 'disabled'],
    ] as const) {
      const { z, share } = rankDifference(times[one], times[other])
      console.log(
        `${one} and ${other}: z = ${z.toFixed(2)}, slower in ${(100 * share).toFixed(1)} % of pairs`,
      )
      assert.ok(Math.abs(z) < 4, `${one} and ${other} differ: z = ${z}`)
    }
  })

  it('of a request for a reset mail tells a known and an unknown address no more apart than chance', async () => {
    const ask = (email: string) => call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })
    const times = await interleaved(samples, {
      known: (index) => ask(known(index)),
      unknown: (index) => ask(`nobody-${index}@example.com`),
    })
    const { z, share } = rankDifference(times.known, times.unknown)
    console.log(`a reset: z = ${z.toFixed(2)}, slower in ${(100 * share).toFixed(1)} % of pairs`)
    assert.ok(Math.abs(z) < 4, `they differ: z = ${z}`)
  })

  function known(index: number): string {
    return `visitor-${index}@example.com`
  }

  async function call(method: string, fields: object): Promise<void> {
    requests += 1
    const response = await fetch(`${server.address}/v1/${method}?key=any`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `198.18.${Math.floor(requests / 256) % 256}.${requests % 256}`,
      },
      body: JSON.stringify(fields),
    })
    const body = await response.text()
    assert.ok(!body.includes('TOO_MANY'), 'the throttle hid the answer')
  }

  async function disableEveryOther(): Promise<Set<number>> {
    const { openDatabase } = await import('#database/open.ts')
    const database = await openDatabase({ dataDir: server.dataDir })
    const disabled = new Set(Array.from({ length: samples / 2 }, (_, index) => 2 * index))
    const emails = [...disabled].map(known)
    await database.updateTable('accounts').set({ disabled: 1 }).where('email', 'in', emails).execute()
    await database.destroy()
    return disabled
  }
})

/** Milliseconds of each kind of call, taken in turns so that a slow moment meets all kinds alike. */
async function interleaved<Kind extends string>(
  rounds: number,
  calls: Record<Kind, (index: number) => Promise<void>>,
): Promise<Record<Kind, number[]>> {
  const kinds = Object.keys(calls) as Kind[]
  const times = Object.fromEntries(kinds.map((kind) => [kind, [] as number[]])) as Record<Kind, number[]>
  for (let index = 0; index < rounds; index += 1) {
    // Each kind is first, second and last equally often.
    for (let turn = 0; turn < kinds.length; turn += 1) {
      const kind = kinds[(index + turn) % kinds.length] as Kind
      const started = performance.now()
      await calls[kind](index)
      times[kind].push(performance.now() - started)
    }
  }
  return times
}
