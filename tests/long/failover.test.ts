import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, it, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { backUp } from '#database/backup/backup.ts'
import { openPatiently } from '#database/open.ts'
import { keepChanging, lostChanges, newKeeper } from '#tests/support/faults/keeping.ts'
import { type Line, openLine } from '#tests/support/faults/line.ts'
import { expectPages, expectUnavailable, until } from '#tests/support/faults/outages.ts'
import { type PostgresPair, startPostgresPair } from '#tests/support/faults/postgres-pair.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { signUps, unlimited, withoutAccount } from '#tests/support/sign-ups.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

/** After a plain client can write to the new primary. */
const backMs = 10_000

describe('when a synchronous standby is promoted under load', { timeout: 300_000 }, () => {
  it('processes that know both hosts go to it, and lose nothing, though the old one just falls silent', async (test) => {
    const pair = await startPair()
    const [line, spare] = [await lineTo(pair.primary.port), await lineTo(pair.standby.port)]
    const hosts = `127.0.0.1:${line.port},127.0.0.1:${spare.port}`
    const bothHosts = pair.primary.url.replace(`127.0.0.1:${pair.primary.port}`, hosts)
    const processes: Pair<TestServer> = [await start(bothHosts), await start(bothHosts)]
    await expectFailover(test, processes, {
      async fail() {
        line.freeze()
        for (const server of processes) await until(async () => (await readiness(server)) === 503)
        await expectPages(processes[0])
      },
      promote: pair.promoteStandby,
      fence: pair.killPrimary,
    })
  })

  it('processes that know one address follow it, each in its own time', async (test) => {
    const pair = await startPair()
    const throughLine = async () => {
      const line = await lineTo(pair.primary.port)
      return { line, server: await start(pair.primary.url.replace(`:${pair.primary.port}`, `:${line.port}`)) }
    }
    const [first, second] = [await throughLine(), await throughLine()]
    const [early, late] = [first.server, second.server]
    await expectFailover(test, [early, late], {
      async fail() {
        first.line.moveTo(pair.standby.port)
        for (let round = 0; round < 10; round += 1) {
          await expectUnavailable(early)
          assert.deepEqual([await readiness(early), await readiness(late)], [503, 200])
        }
        await expectReadOnly(pair.standby.url)
      },
      promote: pair.promoteStandby,
      async fence() {
        await pair.killPrimary()
        await until(async () => (await readiness(late)) === 503)
        second.line.moveTo(pair.standby.port)
      },
    })
  })
})

type Pair<Member> = readonly [Member, Member]
type Failover = Record<'fail' | 'promote' | 'fence', () => Promise<void>>

async function expectFailover(
  test: TestContext,
  processes: Pair<TestServer>,
  { fail, promote, fence }: Failover,
): Promise<void> {
  const loads: Awaited<ReturnType<typeof loadOn>>[] = []
  for (const server of processes) loads.push(await loadOn(server))
  await until(() =>
    loads.every(({ load, keeper }) => load.acknowledged.length > 10 && keeper.acknowledged > 10),
  )
  await fail()
  await promote()
  const promoted = performance.now()
  await fence()
  for (const server of processes) await until(async () => (await readiness(server)) === 200)
  test.diagnostic(`ready ${Math.round(performance.now() - promoted)} ms after the promotion`)
  await wait(Math.max(0, promoted + backMs - performance.now()))
  for (const { load, changes } of loads) {
    await Promise.all([load.stop(), changes.stop()])
    for (const { statuses } of [load, changes]) assert.deepEqual([...statuses].toSorted(), [200, 503])
  }

  const acknowledged = loads.flatMap(({ load }) => load.acknowledged)
  for (const { server, keeper } of loads) {
    const later = signUps(server.address)
    await until(() => later.acknowledged.length > 100)
    await later.stop()
    assert.deepEqual([...later.statuses], [200])
    assert.equal(await readiness(server), 200)
    assert.deepEqual(await lostChanges(server.address, keeper), [])
    acknowledged.push(...later.acknowledged)
  }
  assert.deepEqual(await withoutAccount(processes[0].address, acknowledged), [])
  test.diagnostic(`${acknowledged.length} sign-ups, none lost`)
}

async function loadOn(server: TestServer) {
  const keeper = await newKeeper(server.address)
  return {
    server,
    keeper,
    changes: keepChanging(server.address, keeper),
    load: signUps(server.address),
  }
}

/** Of a standby there are backups, but nothing is changed. */
async function expectReadOnly(databaseUrl: string): Promise<void> {
  const folder = newFolder()
  const location = { dataDir: folder, databaseUrl }
  assert.ok('accounts' in (await backUp(location, join(folder, 'standby.sqlite'))))
  await assert.rejects(openPatiently(location), ({ cause }: Error) => /can only be read/.test(String(cause)))
}

async function readiness({ address }: TestServer): Promise<number> {
  return (await fetch(`${address}/readyz`)).status
}

async function start(databaseUrl: string): Promise<TestServer> {
  const server = await startTestServer({ DATA_DIR: newFolder(), DATABASE_URL: databaseUrl, ...unlimited })
  cleanUps.push(server.stop)
  return server
}

async function startPair(): Promise<PostgresPair> {
  const pair = await startPostgresPair()
  cleanUps.push(pair.stop)
  return pair
}

async function lineTo(port: number): Promise<Line> {
  const line = await openLine(port)
  cleanUps.push(line.close)
  return line
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'travel-visit-failover-'))
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
