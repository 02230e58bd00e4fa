import { setTimeout as wait } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import type { Database } from '#database/open.ts'

type Health = {
  database: Database
  isStopping: () => boolean
  /** Probes usually give up after a second or two. */
  patienceMs?: number
}

/** `/healthz` says whether the process serves pages, `/readyz` whether accounts can be used as well. */
export function healthRoutes({ database, isStopping, patienceMs = 1000 }: Health): Hono {
  const takesChanges = probeOf(database)
  const noStore = { 'cache-control': 'no-store' }
  const tell = (context: Context, reason: string | false) =>
    context.text(reason || 'The server is ready.', reason ? 503 : 200, noStore)
  return new Hono()
    .get('/healthz', (context) => tell(context, isStopping() && 'The server is stopping.'))
    .get('/readyz', async (context) => {
      if (isStopping()) return tell(context, 'The server is stopping.')
      return tell(
        context,
        !(await isTrueWithin(patienceMs, takesChanges())) && 'The database takes no changes.',
      )
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

async function isTrueWithin(ms: number, answer: Promise<boolean>): Promise<boolean> {
  const over = new AbortController()
  const late = wait(ms, false, { signal: over.signal, ref: false }).catch(() => false)
  try {
    return await Promise.race([answer, late])
  } finally {
    over.abort()
  }
}
