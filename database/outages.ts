import { randomUUID } from 'node:crypto'
import type { Database } from './open.ts'
import { isUnavailable } from './unavailable.ts'

/** Tells when the database cannot be used and when it can again: once each, not for every request. */
export type Outages = {
  /** Whether an error means that the database cannot be used; then that is noted. */
  note: (error: unknown) => boolean
}

/** How often the database is tried while it cannot be used. */
const tryMs = 1000

/** An outage is over once a try succeeded and no request has failed for so long. */
const quietMs = 5000

export function watchOutages(
  database: Database,
  tell: (line: string) => void,
  clock: () => number = Date.now,
): Outages {
  let outage: { since: number; lastFailure: number; failures: number } | undefined

  async function tryAgain(): Promise<void> {
    if (!outage) return
    try {
      await write(database)
    } catch {
      later()
      return
    }
    const now = clock()
    if (now - outage.lastFailure < quietMs) {
      later()
      return
    }
    const seconds = Math.round((now - outage.since) / 1000)
    tell(`The database can be used again after ${seconds} s. Requests that failed: ${outage.failures}.`)
    outage = undefined
  }

  function later(): void {
    // A server that is stopping does not stay for this.
    setTimeout(tryAgain, tryMs).unref()
  }

  return {
    note(error) {
      if (!isUnavailable(error)) return false
      const now = clock()
      if (outage) {
        outage.lastFailure = now
        outage.failures += 1
      } else {
        outage = { since: now, lastFailure: now, failures: 1 }
        tell(`The database cannot be used: ${describe(error)}. What needs it is answered 503 until it can.`)
        later()
      }
      return true
    },
  }
}

/** Leaves nothing, yet takes all that a write takes: a full disk still reads. */
async function write(database: Database): Promise<void> {
  const key = `outage:${randomUUID()}`
  await database.transaction().execute(async (transaction) => {
    await transaction.insertInto('attempts').values({ key, count: 0, expires_at: 0 }).execute()
    await transaction.deleteFrom('attempts').where('key', '=', key).execute()
  })
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error ? `${error.message} (${error.code})` : error.message
}
