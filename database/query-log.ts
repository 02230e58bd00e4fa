import type { LogEvent } from 'kysely'

/** A query that has ended; neither its text nor its values. */
export type FinishedQuery = {
  /** `select`, `insert`, `update`, `delete`, …; `raw` for what is written in SQL, such as BEGIN. */
  kind: string
  failed: boolean
  ms: number
}

export function finishedQuery({ level, query, queryDurationMillis }: LogEvent): FinishedQuery {
  return {
    kind: query.query.kind.replace(/(Query)?Node$/, '').toLowerCase(),
    failed: level === 'error',
    ms: queryDurationMillis,
  }
}
