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
import { outlastsItsCause } from './unavailable.ts'

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
  readonly #open: (again: boolean) => SqliteConnections
  readonly #writes = openTurns()
  #opened: OpenFiles | undefined
  /** Whether a connection may go on failing when the file is mended. */
  #spoilt = false

  /** `open` is called again where connections have to be replaced; then nothing may be made that is not there. */
  constructor(open: (again: boolean) => SqliteConnections) {
    this.#open = open
  }

  async init(): Promise<void> {
    this.#opened = openFiles(this.#open(false))
  }

  get #writer(): OpenFile {
    return this.#files().writer
  }

  #files() {
    if (!this.#opened) throw new Error('The database is not open')
    return this.#opened
  }

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection({
      execute: (query, inTransaction) => {
        if (inTransaction) return this.#noting(() => execute(this.#writerInTransaction(), query))
        if (SelectQueryNode.is(query.query)) {
          const read = () => this.#noting(() => execute(this.#files().reader, query))
          return whenNotBusy(read, performance.now() + patienceMs)
        }
        return this.#write(query)
      },
      stream: (query, inTransaction) => (inTransaction ? this.#stream(query) : this.#streamAlone(query)),
    })
  }

  /** Nothing else runs on a connection while rows are still to come. */
  async *#streamAlone(query: CompiledQuery): AsyncGenerator<QueryResult<never>> {
    await this.#takeTurn()
    try {
      yield* this.#stream(query)
    } finally {
      this.#writes.pass()
    }
  }

  async *#stream({ sql, parameters }: CompiledQuery): AsyncGenerator<QueryResult<never>> {
    const statement = this.#writer.connection.prepare<unknown[], never>(sql)
    for (const row of statement.iterate(parameters)) yield { rows: [row] }
  }

  async #write(query: CompiledQuery): Promise<QueryResult<never>> {
    const deadline = performance.now() + patienceMs
    await this.#takeTurn()
    try {
      return await whenNotBusy(() => this.#noting(() => execute(this.#writer, query)), deadline)
    } finally {
      this.#writes.pass()
    }
  }

  async #takeTurn(): Promise<void> {
    if (!(await this.#writes.take(patienceMs))) {
      throw new BetterSqlite.SqliteError('database is locked', 'SQLITE_BUSY')
    }
    try {
      if (this.#spoilt) this.#openAnew()
    } catch (error) {
      this.#writes.pass()
      throw error
    }
  }

  #noting<Result>(action: () => Result): Result {
    try {
      return action()
    } catch (error) {
      if (outlastsItsCause(error)) this.#spoilt = true
      throw error
    }
  }

  /** While nothing is written, and between two reads. The old files close last, or SQLite would tidy up a damaged one. */
  #openAnew(): void {
    const old = this.#files()
    this.#opened = openFiles(this.#open(true))
    this.#spoilt = false
    closeFiles(old)
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
      await whenNotBusy(() => this.#noting(() => this.#writer.prepare(begin).run()), deadline)
      connection.inTransaction = true
    } catch (error) {
      this.#writes.pass()
      throw error
    }
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    const writer = this.#writerInTransaction()
    this.#noting(() => writer.prepare('commit').run())
    this.#end(connection)
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    try {
      // A full disk, among others, has rolled it back already.
      if (this.#writer.connection.inTransaction) this.#writer.prepare('rollback').run()
    } finally {
      this.#end(connection)
    }
  }

  /**
   * A full disk, among others, ends a transaction by itself. What is still asked of it would then count at once,
   * without the rest.
   */
  #writerInTransaction() {
    if (this.#writer.connection.inTransaction) return this.#writer
    throw new BetterSqlite.SqliteError('the transaction was rolled back', 'SQLITE_ABORT_ROLLBACK')
  }

  #end(connection: SqliteConnection): void {
    connection.inTransaction = false
    this.#writes.pass()
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    if (this.#opened) closeFiles(this.#opened)
  }
}

type Queries = {
  execute: (query: CompiledQuery, inTransaction: boolean) => QueryResult<never> | Promise<QueryResult<never>>
  stream: (query: CompiledQuery, inTransaction: boolean) => AsyncGenerator<QueryResult<never>>
}

/** What Kysely holds while it runs a query or a transaction. */
class SqliteConnection implements DatabaseConnection {
  inTransaction = false
  readonly #queries: Queries

  constructor(queries: Queries) {
    this.#queries = queries
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#queries.execute(query, this.inTransaction)
  }

  streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    return this.#queries.stream(query, this.inTransaction)
  }
}

type OpenFile = {
  connection: BetterSqlite.Database
  prepare: (sql: string) => BetterSqlite.Statement<unknown[], never>
}

type OpenFiles = { writer: OpenFile; reader: OpenFile }

function openFiles({ writer, reader }: SqliteConnections): OpenFiles {
  return { writer: openFile(writer), reader: openFile(reader) }
}

function closeFiles({ writer, reader }: OpenFiles): void {
  reader.connection.close()
  writer.connection.close()
}

/** Parsing a query costs more than running it. The newest are kept: `in` makes a text for every length. */
const preparedStatements = 200

function openFile(connection: BetterSqlite.Database): OpenFile {
  const prepared = new Map<string, BetterSqlite.Statement<unknown[], never>>()
  return {
    connection,
    prepare(sql) {
      const statement = prepared.get(sql) ?? connection.prepare<unknown[], never>(sql)
      prepared.delete(sql)
      prepared.set(sql, statement)
      if (prepared.size > preparedStatements) prepared.delete(prepared.keys().next().value ?? '')
      return statement
    },
  }
}

function execute({ prepare }: OpenFile, { sql, parameters }: CompiledQuery): QueryResult<never> {
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
