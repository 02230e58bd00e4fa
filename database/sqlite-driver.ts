import { setTimeout as wait } from 'node:timers/promises'
import BetterSqlite from 'better-sqlite3'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  type TransactionSettings,
} from 'kysely'
import { openTurns } from './turns.ts'

/** Two connections to one file: in WAL mode reading goes on while something is written. */
export type SqliteConnections = { writer: BetterSqlite.Database; reader: BetterSqlite.Database }

/** How long a write may wait: for those before it in this process, and for other processes. */
const patienceMs = 5000

/** The longest pause between two tries of a file that another process is writing to. */
const pauseMs = 25

/**
 * Kysely's driver for SQLite. SQLite's own way to wait for a lock (`busy_timeout`) stops the whole process;
 * this one waits beside the event loop, so that everything but the write goes on.
 */
export class SqliteDriver implements Driver {
  readonly #open: () => SqliteConnections
  readonly #writes = openTurns()
  #writer: Prepare = notOpen
  #reader: Prepare = notOpen
  #connections: SqliteConnections | undefined

  constructor(open: () => SqliteConnections) {
    this.#open = open
  }

  async init(): Promise<void> {
    this.#connections = this.#open()
    this.#writer = preparing(this.#connections.writer)
    this.#reader = preparing(this.#connections.reader)
  }

  async acquireConnection(): Promise<SqliteConnection> {
    const execute = (query: CompiledQuery, inTransaction: boolean) => {
      if (inTransaction) return run(this.#writer, query)
      if (SelectQueryNode.is(query.query)) {
        return whenNotBusy(() => run(this.#reader, query), performance.now() + patienceMs)
      }
      return this.#write(query)
    }
    // Not among the prepared: a statement that is being read cannot be used for anything else.
    const iterate = ({ sql, parameters }: CompiledQuery) =>
      this.#connections?.writer.prepare(sql).iterate(parameters) ?? []
    return new SqliteConnection(execute, iterate)
  }

  async #write(query: CompiledQuery): Promise<QueryResult<never>> {
    const deadline = performance.now() + patienceMs
    await this.#takeTurn()
    try {
      return await whenNotBusy(() => run(this.#writer, query), deadline)
    } finally {
      this.#writes.pass()
    }
  }

  async #takeTurn(): Promise<void> {
    if (!(await this.#writes.take(patienceMs))) {
      throw new BetterSqlite.SqliteError('database is locked', 'SQLITE_BUSY')
    }
  }

  /**
   * Takes the lock at once: a transaction that has read before it writes fails where another process wrote
   * in between (SQLITE_BUSY_SNAPSHOT), and no waiting mends that. One that only reads takes none, and sees
   * the database as it was at its first query.
   */
  async beginTransaction(connection: SqliteConnection, { accessMode }: TransactionSettings): Promise<void> {
    const deadline = performance.now() + patienceMs
    await this.#takeTurn()
    try {
      const begin = accessMode === 'read only' ? 'begin' : 'begin immediate'
      await whenNotBusy(() => this.#writer(begin).run(), deadline)
      connection.inTransaction = true
    } catch (error) {
      this.#writes.pass()
      throw error
    }
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    this.#writer('commit').run()
    this.#end(connection)
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    try {
      // A full disk, among others, has rolled it back already.
      if (this.#connections?.writer.inTransaction) this.#writer('rollback').run()
    } finally {
      this.#end(connection)
    }
  }

  #end(connection: SqliteConnection): void {
    connection.inTransaction = false
    this.#writes.pass()
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#connections?.reader.close()
    this.#connections?.writer.close()
  }
}

type Execute = (
  query: CompiledQuery,
  inTransaction: boolean,
) => QueryResult<never> | Promise<QueryResult<never>>

type Iterate = (query: CompiledQuery) => Iterable<unknown>

/** What Kysely holds while it runs a query or a transaction. */
class SqliteConnection implements DatabaseConnection {
  inTransaction = false
  readonly #execute: Execute
  readonly #iterate: Iterate

  constructor(execute: Execute, iterate: Iterate) {
    this.#execute = execute
    this.#iterate = iterate
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#execute(query, this.inTransaction)
  }

  /**
   * Row by row inside a transaction, which has the connection to itself; elsewhere all at once, as nothing may
   * be written on a connection of SQLite's while rows are still to come.
   */
  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    if (!this.inTransaction) return yield await this.executeQuery<Row>(query)
    for (const row of this.#iterate(query)) yield { rows: [row as Row] }
  }
}

type Prepare = (sql: string) => BetterSqlite.Statement<unknown[], never>

function notOpen(): never {
  throw new Error('The database is not open')
}

/** Parsing a query costs more than running it. The newest are kept: `in` makes a text for every length. */
const preparedStatements = 200

function preparing(connection: BetterSqlite.Database): Prepare {
  const prepared = new Map<string, BetterSqlite.Statement<unknown[], never>>()
  return (sql) => {
    const statement = prepared.get(sql) ?? connection.prepare<unknown[], never>(sql)
    prepared.delete(sql)
    prepared.set(sql, statement)
    if (prepared.size > preparedStatements) prepared.delete(prepared.keys().next().value ?? '')
    return statement
  }
}

function run(prepare: Prepare, { sql, parameters }: CompiledQuery): QueryResult<never> {
  const statement = prepare(sql)
  if (statement.reader) return { rows: statement.all(parameters) }
  const { changes, lastInsertRowid } = statement.run(parameters)
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}

async function whenNotBusy<Result>(action: () => Result, deadline: number): Promise<Result> {
  for (let pause = 1; ; pause = Math.min(2 * pause, pauseMs)) {
    try {
      return action()
    } catch (error) {
      if (!isBusy(error) || performance.now() + pause > deadline) throw error
    }
    await wait(pause)
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof BetterSqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')
}
