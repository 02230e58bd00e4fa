import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { identityPrefixes } from '#identity/routes.ts'
import type { Log } from './log.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Stands in the answer and in every line of the log that is about the request. */
    requestId: string
  }
}

/** A finished request, in terms of which there are few: neither a path nor a query that somebody sent. */
export type FinishedRequest = {
  method: string
  /** The pattern of the route that answered. */
  route: string
  status: number
  /** The protocol's name of the error, or one of https://cloud.google.com/apis/design/errors. */
  outcome: string
  ms: number
}

type RequestLog = {
  log: Log
  /** Whether the connection comes from a proxy whose headers are believed. */
  isFromProxy: (context: Context) => boolean
  onFinished: ((request: FinishedRequest) => void) | undefined
}

/**
 * Gives each request an id and writes one line about it: `info` about what somebody does with an account, `debug` about
 * the rest, which the metrics count.
 */
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
  // The client went away before it had sent everything; the status reaches nobody.
  if (context.error && context.req.raw.signal.aborted) return 'CANCELLED'
  const { status } = context.res
  return context.get('outcome') ?? (status < 400 ? 'OK' : (statusNames[status] ?? `HTTP_${status}`))
}

const statusNames: Record<number, string> = { 404: 'NOT_FOUND', 500: 'INTERNAL', 503: 'UNAVAILABLE' }

/** What an open page asks by itself, at each load and each hour: lines of it would bury what people do. */
const routine = /(\/accounts:lookup|\/token)$/

/** Neither what goes well by itself, nor those of a flood that are turned away. */
function tellsOfAnAccount({ route, outcome }: FinishedRequest): boolean {
  if (outcome === 'OVERLOADED' || (outcome === 'OK' && routine.test(route))) return false
  return identityPrefixes.some((prefix) => route.startsWith(`${prefix}/`))
}
