import { hash, randomBytes, randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Database } from '#database/open.ts'
import type { Tables } from '#database/tables.ts'
import type { Account } from '../accounts/accounts.ts'

export type Session = Selectable<Tables['sessions']>

/**
 * Signing out is local to a browser, so sessions that nobody will use again pile up; an account keeps
 * its newest ones.
 */
const sessionsPerAccount = 100

/**
 * Starts a session. The refresh token leaves the server here and is stored only as a hash: the
 * account's id and 256 random bits. It stays the same while the session lasts, because the SDK sends
 * one token several times at once and from several tabs.
 */
export async function startSession(
  database: Database,
  accountId: string,
  signedInAt: number,
): Promise<{ session: Session; refreshToken: string }> {
  const refreshToken = `${accountId}.${randomBytes(32).toString('base64url')}`
  const session = {
    id: randomUUID(),
    account_id: accountId,
    refresh_token_hash: hashOf(refreshToken),
    signed_in_at: signedInAt,
  }
  await database.insertInto('sessions').values(session).execute()
  await endOldestSessions(database, accountId)
  return { session, refreshToken }
}

/** How a caller names a session of theirs. */
type SessionName = { id: string } | { refreshToken: string }

type AccountAndSession = Account & {
  session_id: string | null
  refresh_token_hash: string | null
  signed_in_at: number | null
}

/**
 * An account, and its session of this name where that has not ended; nothing where the account is gone. Every call with
 * a token asks this: written as SQL it takes 8 µs, put together by Kysely each time 16.
 */
export async function findAccountAndSession(
  database: Database,
  accountId: string,
  name: SessionName,
): Promise<{ account: Account; session: Session | undefined } | undefined> {
  const isNamed =
    'id' in name
      ? sql`sessions.id = ${name.id}`
      : sql`sessions.refresh_token_hash = ${hashOf(name.refreshToken)}`
  const { rows } = await sql<AccountAndSession>`
    SELECT accounts.*, sessions.id AS session_id, refresh_token_hash, signed_in_at
    FROM accounts LEFT JOIN sessions ON sessions.account_id = accounts.id AND ${isNamed}
    WHERE accounts.id = ${accountId}
  `.execute(database)
  const [row] = rows
  if (!row) return undefined
  const { session_id, refresh_token_hash, signed_in_at, ...account } = row
  const lives = session_id !== null && refresh_token_hash !== null && signed_in_at !== null
  return {
    account,
    session: lives ? { id: session_id, account_id: account.id, refresh_token_hash, signed_in_at } : undefined,
  }
}

/** The account that a refresh token of ours names; nothing where the token is not of our form. */
export function accountIdIn(refreshToken: string): string | undefined {
  // An imported account keeps the id that it came with, which may hold dots.
  return /^(.{1,128})\.[\w-]{43}$/s.exec(refreshToken)?.[1]
}

export async function endSessions(database: Database, accountId: string): Promise<void> {
  await database.deleteFrom('sessions').where('account_id', '=', accountId).execute()
}

/** Milliseconds since the epoch. */
export async function endSessionsBefore(database: Database, accountId: string, time: number): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('signed_in_at', '<', time)
    .execute()
}

export async function endOtherSessions(
  database: Database,
  { id, account_id }: Pick<Session, 'id' | 'account_id'>,
): Promise<void> {
  await database.deleteFrom('sessions').where('account_id', '=', account_id).where('id', '!=', id).execute()
}

async function endOldestSessions(database: Database, accountId: string): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where('id', 'in', (query) =>
      query
        .selectFrom('sessions')
        .select('id')
        .where('account_id', '=', accountId)
        .orderBy('signed_in_at', 'desc')
        .offset(sessionsPerAccount)
        // SQLite takes an offset only behind a limit.
        .limit(1000),
    )
    .execute()
}

function hashOf(refreshToken: string): string {
  return hash('sha256', refreshToken, 'base64url')
}
