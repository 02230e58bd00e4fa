import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { TestServer } from '../server.ts'
import { signUp } from '../sign-ups.ts'

/** Somebody who is signed in, and the keys of all entries that the server has acknowledged so far. */
type Keeper = { idToken: string; acknowledged: string[]; written: number }

export async function newKeeper(address: string): Promise<Keeper> {
  const answer = await signUp(address)
  const { idToken } = (await answer.json()) as { idToken: string }
  return { idToken, acknowledged: [], written: 0 }
}

type Keeping = {
  /** The statuses of all answers. */
  statuses: Set<number>
  /** Resolves when the server is gone, or after `stop`. */
  ended: Promise<void>
  stop: () => Promise<void>
}

/** Adds entries continuously from two devices of one account. `onAcknowledged` gets the number so far. */
export function keepAdding(
  address: string,
  keeper: Keeper,
  onAcknowledged = (_count: number): void => {},
): Keeping {
  const statuses = new Set<number>()
  let isRunning = true
  const devices = ['devicea1', 'deviceb2'].map(async (device) => {
    while (isRunning) {
      keeper.written += 1
      const key = `pledge/${keeper.written}`
      const clock = `0mh7x2k4a-${keeper.written.toString(36).padStart(3, '0')}-${device}`
      try {
        const answer = await merge(address, keeper, { [key]: { value: { of: device }, clock } })
        statuses.add(answer.status)
        if (answer.ok) onAcknowledged(keeper.acknowledged.push(key))
        await answer.text()
      } catch {
        return
      }
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
    const read = await readVisits(address, keeper)
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

function readVisits(address: string, { idToken }: Keeper): Promise<Response> {
  return fetch(`${address}/api/visits`, { headers: { authorization: `Bearer ${idToken}` } })
}

/** The acknowledged entries that are not there. */
export async function missingEntries(address: string, keeper: Keeper): Promise<string[]> {
  const answer = await readVisits(address, keeper)
  assert.equal(answer.status, 200)
  const { entries } = (await answer.json()) as { entries: object }
  return keeper.acknowledged.filter((key) => !(key in entries))
}

/** How many entries are added in a round, at least, before the server is killed; and how much later at most. */
const entriesPerRound = 6
const chanceMs = 20

/** Starts a server repeatedly, and kills it while two devices add entries. */
export async function killWhileKeeping(start: () => Promise<TestServer>, kills: number): Promise<Keeper> {
  let keeper: Keeper | undefined
  for (let round = 0; round < kills; round += 1) {
    const server = await start()
    keeper ??= await newKeeper(server.address)
    assert.deepEqual(await missingEntries(server.address, keeper), [])
    const exit = once(server.process, 'exit')
    const before = keeper.acknowledged.length
    const load = keepAdding(server.address, keeper, (count) => {
      if (count === before + entriesPerRound) {
        setTimeout(() => server.process.kill('SIGKILL'), Math.random() * chanceMs)
      }
    })
    assert.deepEqual(await exit, [null, 'SIGKILL'])
    await load.ended
  }
  assert.ok(keeper)
  return keeper
}
