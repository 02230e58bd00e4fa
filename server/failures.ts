import type { ErrorHandler } from 'hono'
import { problemAnswer, unavailableAnswer } from '#api/problem.ts'
import type { Database } from '#database/open.ts'
import { watchOutages } from '#database/outages.ts'
import type { Log } from './log.ts'

const noStore = { 'cache-control': 'no-store' }

/** Never answers with JSON: the SDK takes a JSON error at page load for a verdict on the session, and deletes it. */
export function answerFailures(database: Database, log: Log): ErrorHandler {
  const outages = watchOutages(database, (message) => log.warn({}, message))
  return (error, context) => {
    const isOwnApi = context.req.path.startsWith('/api/')
    if (outages.note(error)) {
      if (isOwnApi) return unavailableAnswer(context)
      return context.text('Accounts cannot be reached at this moment.', 503, {
        ...noStore,
        'retry-after': '5',
      })
    }
    if (!context.req.raw.signal.aborted) {
      log.error({ err: error, requestId: context.get('requestId') }, 'A request failed')
    }
    if (isOwnApi) return problemAnswer(context, 'failed')
    return context.text('Something went wrong on our side.', 500, noStore)
  }
}
