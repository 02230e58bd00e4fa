import { PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import Cursor from 'pg-cursor'
import { ConnectionError } from './unavailable.ts'

/** The object ids of PostgreSQL's BIGINT; `pg` hands it out as text unless told otherwise. */
const bigint = 20

/** What holds while people wait for an answer: a server that hangs must not hang us. Milliseconds. */
const hurried = {
  statement_timeout: 5000,
  // Where the server itself, or the way to it, says nothing any more.
  query_timeout: 6000,
  // A process of ours that froze in the middle of a transaction holds up the others no longer than this.
  idle_in_transaction_session_timeout: 10_000,
}

/**
 * A pool of connections to a PostgreSQL server, named as libpq names it: `postgres://user:password@host/name`.
 * A patient one lets a query take as long as it takes: migrations, backups.
 */
export function postgresDialect(url: string, { patient = false } = {}): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(!patient && hurried),
    types: { getTypeParser: (id, format) => (id === bigint ? Number : pg.types.getTypeParser(id, format)) },
  })
  // A connection that breaks while nobody uses it; the next query opens another.
  pool.on('error', () => {})
  // One that breaks between two queries of a transaction; the second one fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new PostgresDialect({
    cursor: Cursor,
    pool: {
      options: pool.options,
      connect: async () => withoutBroken(await pool.connect().catch(failed)),
      end: () => pool.end(),
    },
  })
}

/**
 * A connection that does not go back to the pool once a query got no answer from the server: the next query on
 * it would wait behind the lost one. Whatever else is asked of it fails at once.
 */
function withoutBroken(client: pg.PoolClient): PostgresPoolClient {
  let broken: Error | undefined
  const queryText = async (text: string, parameters: readonly unknown[]) => {
    if (broken) throw broken
    try {
      return await client.query(text, [...parameters])
    } catch (error) {
      const byServer = error instanceof pg.DatabaseError
      if (byServer && !endsConnection(error)) throw error
      broken = byServer ? error : new ConnectionError(error)
      throw broken
    }
  }
  const query = (query: string | Cursor, parameters: readonly unknown[] = []) =>
    typeof query === 'string' ? queryText(query, parameters) : client.query(query)
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy = false) => client.release(destroy || broken !== undefined),
  }
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: class 57P, the server shuts down. */
function endsConnection({ code = '' }: pg.DatabaseError): boolean {
  return code.startsWith('57P')
}

function failed(error: unknown): never {
  // The server's own words, such as a wrong password, or none of its.
  throw error instanceof pg.DatabaseError ? error : new ConnectionError(error)
}
