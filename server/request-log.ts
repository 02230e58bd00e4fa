import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { identityPrefixes } from '#identity/routes.ts'
import type { Log } from './log.ts'

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string
  }
}

/** Each field has few values: no path or query that a client chose. */
export type FinishedRequest = {
  method: string
  route: string
  status: number
  /** The protocol's error name, or one of https://cloud.google.com/apis/design/errors. */
  outcome: string
  ms: number
}

type RequestLog = {
  log: Log
  isFromProxy: (context: Context) => boolean
  onFinished: ((request: FinishedRequest) => void) | undefined
}

/** Account calls are logged as `info`, the rest, which the metrics count, as `debug`. */
export function logRequests({ log, isFromProxy, onFinished }: RequestLog): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now()
    const requestId = (isFromProxy(context) && givenId(context)) || randomUUID()
    context.set('requestId', requestId)
    await next()
    context.res.headers.set('x-request-id', requestId)
    const request: FinishedRequest = {
      method: context.req.method,
      route: routePath(context),
      status: context.res.status,
      outcome: outcomeOf(context),
      ms: Math.round((performance.now() - started) * 10) / 10,
    }
    onFinished?.(request)
    const write = tellsOfAnAccount(request) ? log.info : log.debug
    write.call(log, { requestId, ...request }, 'request')
  }
}

function givenId({ req }: Context): string | undefined {
  const id = req.header('x-request-id')
  return id !== undefined && /^[\w.-]{1,64}$/.test(id) ? id : undefined
}

function outcomeOf(context: Context): string {
  // The client has disconnected, and nobody receives the status.
  if (context.error && context.req.raw.signal.aborted) return 'CANCELLED'
  const { status } = context.res
  return context.get('outcome') ?? (status < 400 ? 'OK' : (statusNames[status] ?? `HTTP_${status}`))
}

const statusNames: Record<number, string> = { 404: 'NOT_FOUND', 500: 'INTERNAL', 503: 'UNAVAILABLE' }

/** Open pages make these calls by themselves, at each load and each hour; they would bury what people do. */
const routine = /(\/accounts:lookup|\/token|\/api\/visits|\/api\/today)$/

function tellsOfAnAccount({ route, outcome }: FinishedRequest): boolean {
  if (outcome === 'OVERLOADED' || (outcome === 'OK' && routine.test(route))) return false
  return [...identityPrefixes, '/api'].some((prefix) => route.startsWith(`${prefix}/`))
}
