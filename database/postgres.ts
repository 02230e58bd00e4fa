import { PostgresDialect } from 'kysely'
import pg from 'pg'
import Cursor from 'pg-cursor'

/** The object ids of PostgreSQL's BIGINT; `pg` hands it out as text unless told otherwise. */
const bigint = 20

/** A pool of connections to a PostgreSQL server, named as libpq names it: `postgres://user:password@host/name`. */
export function postgresDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    types: { getTypeParser: (id, format) => (id === bigint ? Number : pg.types.getTypeParser(id, format)) },
  })
  // A connection that breaks while nobody uses it; the next query opens another.
  pool.on('error', () => {})
  return new PostgresDialect({ pool, cursor: Cursor })
}
