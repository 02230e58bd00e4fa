import type pg from 'pg'

/** Settings of a server, a database or a role, any of which somebody else may have made. */
const settings = `
  SELECT current_setting('transaction_read_only') AS "readOnly",
    current_setting('server_encoding') AS encoding,
    current_setting('default_transaction_isolation') AS isolation`

type ServerSettings = { readOnly: string; encoding: string; isolation: string }

/** Throws what to do if the server that a new connection has reached does not suit. */
export async function checkServer(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<ServerSettings>(settings)
  for (const row of rows) {
    const problem = problemOf(row)
    if (problem !== undefined) throw new Error(problem)
  }
}

function problemOf({ readOnly, encoding, isolation }: ServerSettings): string | undefined {
  if (readOnly === 'on') return 'it can only be read: DATABASE_URL has to name the primary, or all hosts'
  // SQL_ASCII stores any bytes as they are.
  if (!['UTF8', 'SQL_ASCII'].includes(encoding)) {
    return `its encoding is ${encoding}, which lacks letters of our languages: create one with ENCODING 'UTF8' TEMPLATE template0`
  }
  if (isolation !== 'read committed') {
    return `its default_transaction_isolation is ${isolation}, under which changes at the same time fail: set it to 'read committed' for the role or the database`
  }
  return undefined
}
