import { hash } from 'node:crypto'
import pg from 'pg'
import { ConnectionError } from './unavailable.ts'

/** More than the server has; imports and restores make new ones all the time. */
const mostNamed = 200

/** PostgreSQL plans a named query once for each connection, which takes longer than running it. */
export function namedStatements() {
  const names = new Map<string, string>()
  let isNaming = true

  function nameOf(text: string): string | undefined {
    // Processes behind a PgBouncer share connections, so a name must mean the same query in all of them.
    if (!names.has(text) && names.size < mostNamed) names.set(text, hash('sha256', text, 'base64url'))
    return names.get(text)
  }

  return async (client: pg.PoolClient, text: string, parameters: readonly unknown[]) => {
    const values = [...parameters]
    const name = isNaming && values.length > 0 ? nameOf(text) : undefined
    if (name === undefined) return client.query(text, values)
    try {
      return await client.query({ name, text, values })
    } catch (error) {
      if (!isAboutName(error)) throw error
      isNaming = false
      // Within a transaction PostgreSQL now refuses whatever comes.
      if (client.getTransactionStatus() !== 'I') throw new ConnectionError(error)
      return client.query(text, values)
    }
  }
}

/** 26000 and 42P05: a PgBouncer has changed the connection. 0A000: a newer version has added a column to the table. */
function isAboutName(error: unknown): boolean {
  return error instanceof pg.DatabaseError && ['26000', '42P05', '0A000'].includes(error.code ?? '')
}
