import type BetterSqlite from 'better-sqlite3'
import { endOfTurn } from './end-of-turn.ts'

/** For how long reads may share what the first of them found. */
const longestMs = 1

/** Several reads that see the database at one moment. */
export type Snapshot = {
  /** To be called before each read. */
  share: () => void
  /** What is read from now on sees what was written until now. */
  end: () => void
}

/**
 * Every read of its own asks the system for a lock twice, which takes longer than finding a row. The reads of one turn of
 * the event loop share them, so that what another process has written a moment ago is seen in the next turn.
 */
export function openSnapshot(connection: BetterSqlite.Database): Snapshot {
  const begin = connection.prepare('begin')
  const rollback = connection.prepare('rollback')
  /** Nothing where no snapshot is open. */
  let begunAt: number | undefined

  function end() {
    if (begunAt === undefined) return
    begunAt = undefined
    // Some errors have ended it already. Nothing was written, and unlike committing, rolling back works in a damaged file.
    if (connection.inTransaction) rollback.run()
  }

  return {
    share() {
      const now = performance.now()
      if (begunAt !== undefined && now - begunAt < longestMs) return
      end()
      if (!connection.inTransaction) begin.run()
      begunAt = now
      void endOfTurn().then(endQuietly)
    },
    end,
  }

  function endQuietly() {
    try {
      end()
    } catch {
      // Whoever reads next hears of it.
    }
  }
}

/** For a connection that also writes: there every read stands alone. */
export const noSnapshot: Snapshot = { share: () => {}, end: () => {} }
