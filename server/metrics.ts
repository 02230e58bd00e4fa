import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client'
import { Hono } from 'hono'
import type { Database } from '#database/open.ts'
import type { FinishedQuery } from '#database/query-log.ts'
import type { HashQueue } from '#identity/credentials/hash-queue.ts'
import { countWaiting, type WaitingKind } from '#mail/what-waits.ts'
import type { FinishedRequest } from './request-log.ts'

export type Metrics = {
  countRequest: (request: FinishedRequest) => void
  countQuery: (query: FinishedQuery) => void
  serve: (database: Database) => Hono
}

export function openMetrics(hashQueue: HashQueue): Metrics {
  const registry = new Registry()
  const registers = [registry]

  const requests = new Counter({
    name: 'travel_visit_http_requests_total',
    help: 'Requests by the route that answered and how it ended',
    labelNames: ['route', 'outcome'],
    registers,
  })
  const requestSeconds = new Histogram({
    name: 'travel_visit_http_request_duration_seconds',
    help: 'Time from the head of a request to the answer',
    labelNames: ['route'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const signIns = new Counter({
    name: 'travel_visit_sign_ins_total',
    help: 'Sign-ins with a password that were let in or refused',
    labelNames: ['result'],
    registers,
  })
  // Both exist from the start, so that an alert on the rate of refusals sees the first one.
  for (const result of ['ok', 'refused']) signIns.inc({ result }, 0)

  const querySeconds = new Histogram({
    name: 'travel_visit_database_query_duration_seconds',
    help: 'Time that the database took for a query',
    labelNames: ['kind', 'result'],
    buckets: [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers,
  })
  watchHashes(hashQueue, registers)

  return {
    countRequest({ route, outcome, status, ms }) {
      requests.inc({ route, outcome })
      requestSeconds.observe({ route }, ms / 1000)
      if (!route.endsWith('/accounts:signInWithPassword') || status >= 500) return
      signIns.inc({ result: status < 400 ? 'ok' : 'refused' })
    },
    countQuery({ kind, failed, ms }) {
      querySeconds.observe({ kind, result: failed ? 'failed' : 'ok' }, ms / 1000)
    },
    serve(database) {
      watchMails(database, registers)
      collectDefaultMetrics({ register: registry })
      return new Hono().get('/metrics', async (context) =>
        context.body(await registry.metrics(), 200, { 'content-type': registry.contentType }),
      )
    },
  }
}

function watchHashes(queue: HashQueue, registers: Registry[]): void {
  new Gauge({
    name: 'travel_visit_password_hashes_running',
    help: 'Passwords that are being hashed at this moment',
    registers,
    collect() {
      this.set(queue.running)
    },
  })
  new Gauge({
    name: 'travel_visit_password_hashes_waiting',
    help: 'Passwords that wait to be hashed at this moment',
    registers,
    collect() {
      this.set(queue.waiting)
    },
  })
  new Counter({
    name: 'travel_visit_password_hashes_refused_total',
    help: 'Passwords that were not hashed because too many waited',
    registers,
    collect() {
      this.reset()
      this.inc(queue.refused)
    },
  })
}

function watchMails(database: Database, registers: Registry[]): void {
  let reading: Promise<WaitingKind[] | undefined> | undefined
  const read = () => {
    reading ??= countWaiting(database)
      .catch(() => undefined)
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  const gauge = (name: string, help: string, valueFor: (kind: WaitingKind) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers,
      async collect() {
        this.reset()
        const kinds = await read()
        for (const kind of kinds ?? [])
          this.set({ kind: kind.protects ? 'protecting' : 'confirming' }, valueFor(kind))
      },
    })
  gauge('travel_visit_mails_waiting', 'Mails that wait to be sent', ({ count }) => count)
  gauge(
    'travel_visit_mails_waiting_oldest_seconds',
    'How long the oldest of them has waited',
    ({ oldest }) => (oldest === undefined ? 0 : Math.max(0, Date.now() - oldest) / 1000),
  )
}
