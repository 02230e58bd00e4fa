import { closeSync, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'
import BetterSqlite from 'better-sqlite3'

export type SqliteLog = {
  /** After a failure it always rejects: the file must be reopened. */
  flush: () => Promise<void>
  close: () => Promise<void>
}

export function openSqliteLog(file: string, isWanted: () => boolean): SqliteLog {
  const log = openSync(`${file}-wal`, 'r+')
  let latest: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  let failure: Error | undefined

  async function sync(): Promise<void> {
    // This sync may miss what is written from now on.
    next = undefined
    if (!isWanted()) return
    // The system tells of a failed write once: a later sync would succeed, with a gap before what it has written.
    if (failure) throw failure
    try {
      await promisify(fdatasync)(log)
    } catch (cause) {
      const { message } = cause as Error
      failure = new BetterSqlite.SqliteError(message, 'SQLITE_IOERR_FSYNC')
      throw failure
    }
  }

  return {
    flush() {
      if (!next) {
        next = latest.then(sync)
        latest = next.catch(() => {})
      }
      return next
    },
    close: async () => {
      await latest
      closeSync(log)
    },
  }
}
