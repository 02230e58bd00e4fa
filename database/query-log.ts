import type { LogEvent } from 'kysely'

export type FinishedQuery = {
  kind: string
  failed: boolean
  ms: number
}

export function finishedQuery({ level, query, queryDurationMillis }: LogEvent): FinishedQuery {
  return {
    kind: /^\s*(select|insert|update|delete)\b/i.exec(query.sql)?.[1]?.toLowerCase() ?? 'raw',
    failed: level === 'error',
    ms: queryDurationMillis,
  }
}
