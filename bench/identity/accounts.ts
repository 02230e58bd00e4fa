import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import { type Database, openPatiently } from '#database/open.ts'
import { defaultSettings } from '#identity/settings.ts'

export const password = 'hill and lamp'

export function emailOf(index: number): string {
  return `visitor-${index}@example.com`
}

export function idOf(index: number): string {
  return `bench${String(index).padStart(23, '0')}`
}

/** Fills an empty database with accounts that share one password. */
export async function fillAccounts(location: Parameters<typeof openPatiently>[0], count: number) {
  const database = await openPatiently(location)
  const passwordHash = await hash(password, defaultSettings.passwordCost)
  // One statement that both engines know: a million rows take seconds.
  await sql`
    INSERT INTO accounts (
      id, email, email_verified, password_hash, password_updated_at, disabled, created_at, last_login_at, valid_since
    )
    WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ${sql.lit(count)}),
    texts (n) AS (SELECT CAST(n AS TEXT) FROM numbers)
    SELECT
      'bench' || substr('00000000000000000000000' || n, 1 + length(n)), 'visitor-' || n || '@example.com',
      0, ${passwordHash}, 1, 0, 1, 1, 1
    FROM texts
  `.execute(database)
  if (location.databaseUrl !== undefined) await settle(database)
  await database.destroy()
}

/** What PostgreSQL would otherwise do by itself while it is measured. */
export async function settle(database: Database): Promise<void> {
  await sql`VACUUM ANALYZE`.execute(database)
  await sql`CHECKPOINT`.execute(database)
}
