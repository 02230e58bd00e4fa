import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import type { Database } from '#database/open.ts'

type Health = {
  /** Undefined where the accounts are elsewhere. */
  database: Database | undefined
  isStopping: () => boolean
  /** How long the database may take to answer; below the second or two after which probes usually give up. */
  patienceMs?: number
}

/**
 * What supervisors and load balancers ask: whether the process answers (if not, restart it) and whether it can
 * serve visitors (if not, send them to another). A database that is away is no reason to restart.
 */
export function healthRoutes({ database, isStopping, patienceMs = 1000 }: Health): Hono {
  const answers = database && probeOf(database)
  return new Hono()
    .get('/healthz', (context) => context.text('The process answers.', 200, { 'cache-control': 'no-store' }))
    .get('/readyz', async (context) => {
      const reason = isStopping()
        ? 'The server is stopping.'
        : answers && !(await within(patienceMs, answers())) && 'The database does not answer.'
      return context.text(reason || 'The server is ready.', reason ? 503 : 200, {
        'cache-control': 'no-store',
      })
    })
}

/** Reads a row. However many ask at once, the database hears it once: anybody can ask. */
function probeOf(database: Database): () => Promise<boolean> {
  let underWay: Promise<boolean> | undefined
  return () => {
    underWay ??= database
      .selectFrom('signing_keys')
      .select('id')
      .limit(1)
      .execute()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        underWay = undefined
      })
    return underWay
  }
}

async function within(ms: number, answer: Promise<boolean>): Promise<boolean> {
  const over = new AbortController()
  const late = wait(ms, false, { signal: over.signal, ref: false }).catch(() => false)
  try {
    return await Promise.race([answer, late])
  } finally {
    over.abort()
  }
}
