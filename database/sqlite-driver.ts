import { setTimeout as wait } from 'node:timers/promises'
import BetterSqlite from 'better-sqlite3'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely'
import type { SqliteLog } from './sqlite-log.ts'
import { openStatements, type Statements } from './sqlite-statements.ts'
import { outlastsItsCause } from './unavailable.ts'

export type SqliteConnections = {
  writer: BetterSqlite.Database
  reader: BetterSqlite.Database
  /** Undefined if nothing written has to survive a power failure. */
  log?: SqliteLog
}

type OpenFile = { writer: Statements; reader: Statements; log: SqliteLog | undefined }

/** A query waits this long for earlier ones and for other processes. */
const patienceMs = 5000

const pauseMs = 25

/** Keeps answering while something is written: docs/decisions/013-sqlite-driver.md. */
export class SqliteDriver implements Driver {
  readonly #open: (again: boolean) => SqliteConnections
  #opened: OpenFile | undefined
  #lastTurn: Promise<void> = Promise.resolve()
  #mustReopen = false

  /** `open` runs again to replace connections; it must then not create a missing file. */
  constructor(open: (again: boolean) => SqliteConnections) {
    this.#open = open
  }

  async init(): Promise<void> {
    this.#opened = this.#openFile(false)
  }

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this)
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    if (this.#opened) await close(this.#opened)
  }

  async execute(query: CompiledQuery): Promise<QueryResult<never>> {
    if (/^\s*select\b/i.test(query.sql)) {
      return whenNotBusy(() => this.#attempt(() => this.#file.reader.execute(query)), deadline())
    }
    const { result, endTurn } = await this.#takeTurn((writer) => writer.execute(query))
    endTurn()
    await this.#flush()
    return result
  }

  executeInTransaction(query: CompiledQuery): QueryResult<never> {
    return this.#attempt(() => this.#writerInTransaction().execute(query))
  }

  /** Nothing else can run on a connection while rows are being streamed, so this is for transactions. */
  *streamInTransaction(query: CompiledQuery): Generator<QueryResult<never>> {
    for (const row of this.#writerInTransaction().iterate(query)) yield { rows: [row] }
  }

  async beginTransaction(transaction: SqliteConnection, { accessMode }: TransactionSettings): Promise<void> {
    // A transaction that has read cannot write once another process has: SQLITE_BUSY_SNAPSHOT.
    const begin = accessMode === 'read only' ? 'begin' : 'begin immediate'
    const { endTurn } = await this.#takeTurn((writer) => writer.run(begin))
    transaction.endTurn = endTurn
  }

  async commitTransaction(transaction: SqliteConnection): Promise<void> {
    this.#attempt(() => this.#writerInTransaction().run('commit'))
    transaction.end()
    await this.#flush()
  }

  async rollbackTransaction(transaction: SqliteConnection): Promise<void> {
    // It was committed, but could not be flushed.
    if (!transaction.endTurn) return
    try {
      // SQLite may have rolled back already, as on a full disk.
      if (this.#file.writer.inTransaction()) this.#file.writer.run('rollback')
    } finally {
      transaction.end()
    }
  }

  async #flush(): Promise<void> {
    try {
      await this.#file.log?.flush()
    } catch (error) {
      throw this.#noted(error)
    }
  }

  async #takeTurn<Result>(
    action: (writer: Statements) => Result,
  ): Promise<{ result: Result; endTurn: () => void }> {
    const latest = deadline()
    const before = this.#lastTurn
    const { promise, resolve: endTurn } = Promise.withResolvers<void>()
    this.#lastTurn = promise
    await before
    try {
      const result = await whenNotBusy(() => {
        if (this.#mustReopen) this.#reopen()
        return this.#attempt(() => action(this.#file.writer))
      }, latest)
      return { result, endTurn }
    } catch (error) {
      endTurn()
      throw error
    }
  }

  /** SQLite may have ended the transaction, as on a full disk; the rest would be committed without its beginning. */
  #writerInTransaction(): Statements {
    const { writer } = this.#file
    if (writer.inTransaction()) return writer
    throw new BetterSqlite.SqliteError('the transaction was rolled back', 'SQLITE_ABORT_ROLLBACK')
  }

  get #file() {
    if (!this.#opened) throw new Error('The database is not open')
    return this.#opened
  }

  #openFile(again: boolean): OpenFile {
    const { writer, reader, log } = this.#open(again)
    return { writer: openStatements(writer), reader: openStatements(reader), log }
  }

  /** Old files close last, or SQLite would checkpoint a damaged one. */
  #reopen(): void {
    const old = this.#file
    this.#opened = this.#openFile(true)
    this.#mustReopen = false
    void close(old)
  }

  #attempt<Result>(action: () => Result): Result {
    try {
      return action()
    } catch (error) {
      throw this.#noted(error)
    }
  }

  #noted(error: unknown): unknown {
    if (outlastsItsCause(error)) this.#mustReopen = true
    return error
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #driver: SqliteDriver
  endTurn: (() => void) | undefined

  constructor(driver: SqliteDriver) {
    this.#driver = driver
  }

  end(): void {
    this.endTurn?.()
    this.endTurn = undefined
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.endTurn ? this.#driver.executeInTransaction(query) : this.#driver.execute(query)
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncGenerator<QueryResult<Row>> {
    yield* this.#driver.streamInTransaction(query)
  }
}

async function close({ writer, reader, log }: OpenFile): Promise<void> {
  await log?.close()
  reader.close()
  writer.close()
}

function deadline(): number {
  return performance.now() + patienceMs
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
