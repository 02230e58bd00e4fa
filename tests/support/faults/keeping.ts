import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { TestServer } from '#tests/support/server.ts'
import { signUp } from '#tests/support/sign-ups.ts'

/**
 * Somebody who is signed in, how many of their changes the server has acknowledged so far, and the latest clock
 * acknowledged for each key.
 */
type Keeper = { idToken: string; acknowledged: number; latest: Map<string, string>; written: number }

/** The same keys are changed again and again: an account whose address is not confirmed has little room. */
const keysOfKeeper = 100

export async function newKeeper(address: string): Promise<Keeper> {
  const answer = await signUp(address)
  const { idToken } = (await answer.json()) as { idToken: string }
  return { idToken, acknowledged: 0, latest: new Map(), written: 0 }
}

type Keeping = {
  /** The statuses of all answers. */
  statuses: Set<number>
  /** Resolves when the server is gone, or after `stop`; rejects as soon as the server refuses a change. */
  ended: Promise<void>
  stop: () => Promise<void>
}

/** Changes entries continuously on two devices of one account. `onAcknowledged` gets the number so far. */
export function keepChanging(
  address: string,
  keeper: Keeper,
  onAcknowledged = (_count: number): void => {},
): Keeping {
  const statuses = new Set<number>()
  let isRunning = true
  const devices = ['devicea1', 'deviceb2'].map(async (device) => {
    while (isRunning) {
      keeper.written += 1
      const key = `pledge/${keeper.written % keysOfKeeper}`
      const clock = `0mh7x2k4a-${keeper.written.toString(36).padStart(3, '0')}-${device}`
      const answer = await merge(address, keeper, { [key]: { value: { of: device }, clock } }).catch(
        () => null,
      )
      if (!answer) return
      statuses.add(answer.status)
      if (answer.ok) {
        if (clock > (keeper.latest.get(key) ?? '')) keeper.latest.set(key, clock)
        keeper.acknowledged += 1
        onAcknowledged(keeper.acknowledged)
      }
      const text = await answer.text().catch(() => '')
      assert.ok(answer.ok || answer.status >= 500, `refused with ${answer.status}: ${text}`)
    }
  })
  const ended = Promise.all(devices).then(() => {})
  return {
    statuses,
    ended,
    stop() {
      isRunning = false
      return ended
    },
  }
}

/** Saves as a device does: it reads first, and again if another device was faster. */
async function merge(address: string, keeper: Keeper, entries: object): Promise<Response> {
  for (;;) {
    const read = await readCopy(address, keeper)
    if (!read.ok) return read
    await read.text()
    const answer = await fetch(`${address}/api/visits`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${keeper.idToken}`,
        'content-type': 'application/json',
        'if-match': read.headers.get('etag') ?? '',
      },
      body: JSON.stringify({ entries }),
    })
    if (answer.status !== 412) return answer
    await answer.text()
  }
}

function readCopy(address: string, { idToken }: Keeper): Promise<Response> {
  return fetch(`${address}/api/visits`, { headers: { authorization: `Bearer ${idToken}` } })
}

/** Returns the keys whose latest acknowledged change is missing at the server. */
export async function lostChanges(address: string, keeper: Keeper): Promise<string[]> {
  const answer = await readCopy(address, keeper)
  assert.equal(answer.status, 200)
  const { entries } = (await answer.json()) as { entries: Record<string, { clock: string }> }
  return [...keeper.latest].filter(([key, clock]) => (entries[key]?.clock ?? '') < clock).map(([key]) => key)
}

/** How many changes are made in a round, at least, before the server is killed; and how much later at most. */
const changesPerRound = 6
const chanceMs = 20

/** Starts a server repeatedly, and kills it while two devices change entries. */
export async function killWhileKeeping(start: () => Promise<TestServer>, kills: number): Promise<Keeper> {
  let keeper: Keeper | undefined
  for (let round = 0; round < kills; round += 1) {
    const server = await start()
    keeper ??= await newKeeper(server.address)
    assert.deepEqual(await lostChanges(server.address, keeper), [])
    const exit = once(server.process, 'exit')
    const before = keeper.acknowledged
    const load = keepChanging(server.address, keeper, (count) => {
      if (count === before + changesPerRound) {
        setTimeout(() => server.process.kill('SIGKILL'), Math.random() * chanceMs)
      }
    })
    await load.ended.finally(() => server.process.kill('SIGKILL'))
    assert.deepEqual(await exit, [null, 'SIGKILL'])
  }
  assert.ok(keeper)
  return keeper
}
