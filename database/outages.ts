import { randomUUID } from 'node:crypto'
import type { Database } from './open.ts'
import { isUnavailable } from './unavailable.ts'

type Outages = {
  note: (error: unknown) => boolean
}

const tryMs = 1000

const quietMs = 5000

export function watchOutages(database: Database, tell: (line: string) => void): Outages {
  let outage: { since: number; lastFailure: number; failures: number } | undefined

  async function tryAgain(): Promise<void> {
    if (!outage) return
    try {
      await write(database)
    } catch {
      later()
      return
    }
    const now = Date.now()
    if (now - outage.lastFailure < quietMs) {
      later()
      return
    }
    const seconds = Math.round((now - outage.since) / 1000)
    tell(`The database can be used again after ${seconds} s. Requests that failed: ${outage.failures}.`)
    outage = undefined
  }

  function later(): void {
    setTimeout(tryAgain, tryMs).unref()
  }

  return {
    note(error) {
      if (!isUnavailable(error)) return false
      const now = Date.now()
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

/** A full disk can still be read, so this writes. */
async function write(database: Database): Promise<void> {
  const key = `outage:${randomUUID()}`
  await database.transaction().execute(async (transaction) => {
    await transaction.insertInto('attempts').values({ key, fill_ms: 0, expires_at: 0 }).execute()
    await transaction.deleteFrom('attempts').where('key', '=', key).execute()
  })
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error ? `${error.message} (${error.code})` : error.message
}
