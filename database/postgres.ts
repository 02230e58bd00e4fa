import { PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import Cursor from 'pg-cursor'
import { namedStatements } from './postgres-statements.ts'
import { ConnectionError } from './unavailable.ts'

/** The type id of BIGINT, which `pg` returns as text by default. */
const bigint = 20

/** In milliseconds: a server that hangs must not hang us while people wait for an answer. */
const hurried = {
  statement_timeout: 5000,
  // A server, or the network, may not respond at all.
  query_timeout: 6000,
  // A process of ours may freeze in a transaction and block the others.
  idle_in_transaction_session_timeout: 10_000,
}

export function postgresDialect(url: string, { patient = false } = {}): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(!patient && hurried),
    types: { getTypeParser: (id, format) => (id === bigint ? Number : pg.types.getTypeParser(id, format)) },
  })
  // Without a listener, a broken connection would end the process; the next query opens another.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const send = namedStatements()
  return new PostgresDialect({
    cursor: Cursor,
    pool: {
      options: pool.options,
      connect: async () => withoutBroken(await pool.connect().catch(failed), send),
      end: () => pool.end(),
    },
  })
}

/** A connection whose query was never answered leaves the pool, as the next query would wait behind it. */
function withoutBroken(client: pg.PoolClient, send: ReturnType<typeof namedStatements>): PostgresPoolClient {
  let broken: Error | undefined
  const queryText = async (text: string, parameters: readonly unknown[]) => {
    if (broken) throw broken
    try {
      return await send(client, text, parameters)
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

function endsConnection({ code = '' }: pg.DatabaseError): boolean {
  return code.startsWith('57P')
}

function failed(error: unknown): never {
  // The server's own error, such as a wrong password, or a network error.
  throw error instanceof pg.DatabaseError ? error : new ConnectionError(error)
}
