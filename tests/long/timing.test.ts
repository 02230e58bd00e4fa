import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { removeData, startTestServer, type TestServer } from '#tests/support/server.ts'
import { rankDifference } from './rank-test.ts'

const samples = 600

/** Excludes answers of the throttle. */
const unthrottled = /^(?!.*TOO_MANY)/s

/** By default each sample comes from its own address, so that the throttle never counts two for one account. */
describe('the time of an answer', { timeout: 900_000 }, () => {
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

  it('does not tell a wrong password, an unknown address and a disabled account apart at a sign-in', async () => {
    const disabled = await disableEveryOther()
    const wrong = Array.from({ length: samples }, (_, index) => index).filter((index) => !disabled.has(index))
    const signIn = (email: string) =>
      call('accounts:signInWithPassword', { email, password: 'hill and rain' })
    const times = await interleaved(samples / 2, {
      wrong: (index) => signIn(known(wrong[index] ?? 0)),
      unknown: (index) => signIn(`nobody-${index}@example.com`),
      disabled: (index) => signIn(known([...disabled][index] ?? 0)),
    })
    expectAlike(times, 'wrong', 'unknown')
    expectAlike(times, 'wrong', 'disabled')
  })

  it('does not tell whose network it is after hundreds of failures from it', async () => {
    const rounds = samples / 3
    const crowded = '203.0.113.5'
    const familiar = (index: number) => `neighbour-${index}@example.com`
    for (let index = 0; index < rounds; index += 1) {
      await call('accounts:signUp', { email: familiar(index), password: 'hill and lamp' }, crowded)
    }
    const signIn = (email: string) =>
      call('accounts:signInWithPassword', { email, password: 'hill and rain' }, crowded)
    for (let index = 0; index < 300; index += 1) await signIn(`junk-${index}@example.com`)
    const times = await interleaved(rounds, {
      familiar: (index) => signIn(familiar(index)),
      known: (index) => signIn(known(index)),
      unknown: (index) => signIn(`nobody-${index}@example.com`),
    })
    expectAlike(times, 'familiar', 'unknown')
    expectAlike(times, 'familiar', 'known')
  })

  it("does not tell where an account's owner has signed in after many wrong passwords", async () => {
    const rounds = samples / 3
    const [owned, unowned] = ['owned@example.com', 'unowned@example.com']
    const home = (index: number) => `203.0.114.${index}`
    const elsewhere = (index: number) => `203.0.115.${index}`
    await call('accounts:signUp', { email: owned, password: 'hill and lamp' })
    for (let index = 0; index < rounds; index += 1) {
      await call('accounts:signInWithPassword', { email: owned, password: 'hill and lamp' }, home(index))
    }
    for (let index = 0; index < 200; index += 1) {
      const email = index % 2 === 0 ? owned : unowned
      const address = `203.0.116.${Math.floor(index / 20)}`
      await call('accounts:signInWithPassword', { email, password: 'hill and rain' }, address)
    }
    const refused = (email: string, address: string) =>
      call(
        'accounts:signInWithPassword',
        { email, password: 'hill and rain' },
        address,
        /TOO_MANY|INVALID_LOGIN/,
      )
    const times = await interleaved(rounds, {
      familiar: (index) => refused(owned, home(index)),
      known: (index) => refused(owned, elsewhere(index)),
      unknown: (index) => refused(unowned, elsewhere(index)),
    })
    expectAlike(times, 'familiar', 'unknown')
    expectAlike(times, 'familiar', 'known')
  })

  it('does not tell a known and an unknown address apart at a request for a reset mail', async () => {
    const ask = (email: string) => call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })
    const times = await interleaved(samples, {
      known: (index) => ask(known(index)),
      unknown: (index) => ask(`nobody-${index}@example.com`),
    })
    expectAlike(times, 'known', 'unknown')
  })

  function known(index: number): string {
    return `visitor-${index}@example.com`
  }

  function expectAlike<Kind extends string>(times: Record<Kind, number[]>, one: Kind, other: Kind): void {
    const { z, share } = rankDifference(times[one], times[other])
    console.log(`${one} and ${other}: z = ${z.toFixed(2)}, slower in ${(100 * share).toFixed(1)} % of pairs`)
    assert.ok(Math.abs(z) < 4, `${one} and ${other} differ: z = ${z}`)
  }

  async function call(
    method: string,
    fields: object,
    address = nextAddress(),
    answer = unthrottled,
  ): Promise<void> {
    const response = await fetch(`${server.address}/v1/${method}?key=any`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
      },
      body: JSON.stringify(fields),
    })
    const body = await response.text()
    assert.match(body, answer)
  }

  function nextAddress(): string {
    requests += 1
    return `198.18.${Math.floor(requests / 256) % 256}.${requests % 256}`
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

/** The milliseconds of each kind of call, in turns, so that a slow moment affects all kinds alike. */
async function interleaved<Kind extends string>(
  rounds: number,
  calls: Record<Kind, (index: number) => Promise<void>>,
): Promise<Record<Kind, number[]>> {
  const kinds = Object.keys(calls) as Kind[]
  const times = Object.fromEntries(kinds.map((kind) => [kind, [] as number[]])) as Record<Kind, number[]>
  for (let index = 0; index < rounds; index += 1) {
    // Each kind takes each position equally often.
    for (let turn = 0; turn < kinds.length; turn += 1) {
      const kind = kinds[(index + turn) % kinds.length] as Kind
      const started = performance.now()
      await calls[kind](index)
      times[kind].push(performance.now() - started)
    }
  }
  return times
}
