import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runOnPostgres } from '#database/testing.ts'
import { freePort } from '#tools/test/free-port.ts'
import {
  type ClusterAddress,
  postgresCluster,
  postgresFolder,
  postgresUrl,
} from '#tools/test/postgres-cluster.ts'
import { until } from './outages.ts'

type Member = ClusterAddress & { url: string }

export type PostgresPair = {
  primary: Member
  standby: Member
  /** Resolves when a plain client can write to the former standby. */
  promoteStandby: () => Promise<void>
  /** As if its machine had lost its power. */
  killPrimary: () => Promise<void>
  stop: () => Promise<void>
}

const [user, password] = ['visit', randomUUID()]

/** A primary that acknowledges only what its streaming standby has, too. */
export async function startPostgresPair(): Promise<PostgresPair> {
  const folder = postgresFolder()
  const primary = memberAt(await freePort())
  const standby = memberAt(await freePort())
  const original = postgresCluster(join(folder, 'primary'), primary)
  await original.initialise()
  const copy = postgresCluster(
    copiedAsStandby(join(folder, 'primary'), join(folder, 'standby'), primary),
    standby,
  )
  await original.start()
  // The package waits for a line that only a primary writes.
  copy.start().catch(() => {})
  await until(
    async () => (await ask(standby, 'SELECT pg_is_in_recovery() AS answer').catch(() => false)) === true,
  )
  await ask(primary, `ALTER SYSTEM SET synchronous_standby_names = '*'`)
  await ask(primary, 'SELECT pg_reload_conf()')
  await until(
    async () => (await ask(primary, 'SELECT max(sync_state) AS answer FROM pg_stat_replication')) === 'sync',
  )
  return {
    primary,
    standby,
    async promoteStandby() {
      await ask(standby, 'SELECT pg_promote()')
      await until(() =>
        ask(standby, 'CREATE TABLE promoted ()').then(
          () => true,
          () => false,
        ),
      )
    },
    killPrimary() {
      process.kill(postmasterIn(join(folder, 'primary')), 'SIGKILL')
      return original.stop()
    },
    async stop() {
      await original.stop()
      await copy.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

function memberAt(port: number): Member {
  const address = { user, password, port }
  return { ...address, url: postgresUrl(address) }
}

/** The primary has been stopped, so its files are consistent. */
function copiedAsStandby(from: string, to: string, { port }: Member): string {
  // Unlike Node's, it keeps the owner.
  assert.equal(spawnSync('cp', ['-a', from, to]).status, 0)
  assert.equal(spawnSync('cp', ['-a', join(to, 'PG_VERSION'), join(to, 'standby.signal')]).status, 0)
  const source = `host=127.0.0.1 port=${port} user=${user} password=${password}`
  appendFileSync(join(to, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
  return to
}

async function ask({ url }: Member, statement: string): Promise<unknown> {
  const [row] = await runOnPostgres(url, statement)
  return row?.answer
}

function postmasterIn(folder: string): number {
  return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
}
