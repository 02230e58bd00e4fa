import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { postgresCluster, postgresFolder, postgresUrl } from './postgres-cluster.ts'

export type TestPostgres = { url: string; stop: () => Promise<void> }

export type OwnPostgres = TestPostgres & { interrupt: () => Promise<void>; resume: () => Promise<void> }

export async function startPostgres(given?: string): Promise<TestPostgres> {
  return given ? { url: given, stop: async () => {} } : startOwnPostgres()
}

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = postgresFolder()
  const address = { user: 'visit', password: randomUUID(), port: await freePort() }
  const complaints: unknown[] = []
  const server = postgresCluster(join(folder, 'data'), address, {
    flags: ['-c', 'synchronous_commit=off'],
    onError: (complaint) => complaints.push(complaint),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${complaints.join('\n')}`, { cause: error })
  }
  return {
    url: postgresUrl(address),
    interrupt: () => server.stop(),
    resume: () => server.start(),
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
