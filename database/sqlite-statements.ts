import type BetterSqlite from 'better-sqlite3'
import type { CompiledQuery, QueryResult } from 'kysely'

export type Statements = {
  execute: (query: CompiledQuery) => QueryResult<never>
  iterate: (query: CompiledQuery) => IterableIterator<never>
  run: (sql: string) => void
  inTransaction: () => boolean
  close: () => void
}

const mostStatements = 200

export function openStatements(connection: BetterSqlite.Database): Statements {
  const statements = new Map<string, BetterSqlite.Statement<unknown[], never>>()

  function prepare(sql: string) {
    const statement = statements.get(sql) ?? connection.prepare<unknown[], never>(sql)
    if (statements.size >= mostStatements) statements.clear()
    statements.set(sql, statement)
    return statement
  }

  return {
    execute({ sql, parameters }) {
      const statement = prepare(sql)
      if (statement.reader) return { rows: statement.all(parameters) }
      const { changes, lastInsertRowid } = statement.run(parameters)
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
    },
    iterate: ({ sql, parameters }) => connection.prepare<unknown[], never>(sql).iterate(parameters),
    run: (sql) => prepare(sql).run(),
    inTransaction: () => connection.inTransaction,
    close: () => connection.close(),
  }
}
