import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import type { Database } from '#database/open.ts'

type Health = {
  database: Database
  isStopping: () => boolean
  /** Probes usually give up after a second or two. */
  patienceMs?: number
}

/** `/healthz` says whether a restart helps, `/readyz` whether to send visitors. */
export function healthRoutes({ database, isStopping, patienceMs = 1000 }: Health): Hono {
  const takesChanges = probeOf(database)
  return new Hono()
    .get('/healthz', (context) => context.text('The process answers.', 200, { 'cache-control': 'no-store' }))
    .get('/readyz', async (context) => {
      const reason = isStopping()
        ? 'The server is stopping.'
        : !(await within(patienceMs, takesChanges())) && 'The database takes no changes.'
      return context.text(reason || 'The server is ready.', reason ? 503 : 200, {
        'cache-control': 'no-store',
      })
    })
}

/**
 * Asks for a change that finds nothing, as a standby answers whoever only reads. Concurrent callers share one query,
 * because anybody may call.
 */
function probeOf(database: Database): () => Promise<boolean> {
  let underWay: Promise<boolean> | undefined
  return () => {
    underWay ??= database
      .deleteFrom('attempts')
      .where('key', '=', '')
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
