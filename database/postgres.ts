import { PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import Cursor from 'pg-cursor'
import { readPostgresAddress } from './postgres-address.ts'
import { openPool } from './postgres-pool.ts'
import { checkServer } from './postgres-server.ts'
import { namedStatements } from './postgres-statements.ts'
import { ConnectionError, isOfConnection } from './unavailable.ts'

const bigint = 20

/** In milliseconds: a server that hangs must not hang us while people wait for an answer. */
const hurried = {
  statement_timeout: 5000,
  // A server, or the network, may not respond at all.
  query_timeout: 6000,
  // A process of ours may freeze in a transaction and block the others.
  idle_in_transaction_session_timeout: 10_000,
}

type Options = {
  patient?: boolean
  /** What is only read may come from a standby. */
  onlyReads?: boolean
  /** Limits how long a process goes on talking to a server that another has replaced. */
  maxLifetimeSeconds?: number
}

export function postgresDialect(
  url: string,
  { patient = false, onlyReads = false, maxLifetimeSeconds = 60 }: Options = {},
): PostgresDialect {
  const address = readPostgresAddress(url)
  if ('problem' in address) throw new Error(address.problem)
  const { connectionStrings } = address
  const pool = openPool(connectionStrings, {
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    maxLifetimeSeconds,
    ...(!patient && hurried),
    types: { getTypeParser: (id, format) => (id === bigint ? Number : pg.types.getTypeParser(id, format)) },
    // Of several hosts only the primary surely has everything.
    check: onlyReads && connectionStrings.length === 1 ? async () => {} : checkServer,
  })
  const send = namedStatements()
  return new PostgresDialect({
    cursor: Cursor,
    pool: {
      options: pool.options,
      connect: async () => withoutBroken(await pool.connect().catch(failed), send, pool.distrust),
      end: () => pool.end(),
    },
  })
}

/** A connection that has failed leaves the pool: the next query would wait behind it, or fail as well. */
function withoutBroken(
  client: pg.PoolClient,
  send: ReturnType<typeof namedStatements>,
  distrustOthers: () => void,
): PostgresPoolClient {
  let broken: Error | undefined
  const queryText = async (text: string, parameters: readonly unknown[]) => {
    if (broken) throw broken
    try {
      return await send(client, text, parameters)
    } catch (error) {
      const byServer = error instanceof pg.DatabaseError
      if (byServer && !isOfConnection(error)) throw error
      broken = byServer ? error : new ConnectionError(error)
      distrustOthers()
      throw broken
    }
  }
  const query = (query: string | Cursor, parameters: readonly unknown[] = []) =>
    typeof query === 'string' ? queryText(query, parameters) : client.query(query)
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy = false) =>
      client.release(destroy || broken !== undefined || client.getTransactionStatus() !== 'I'),
  }
}

function failed(error: unknown): never {
  // The server's own error, such as a wrong password, or a network error.
  throw error instanceof pg.DatabaseError ? error : new ConnectionError(error)
}
