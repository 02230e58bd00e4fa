import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Database } from '#database/open.ts'
import { changeBudgets, countDeletion, unlimited } from './change-budgets.ts'
import { checkEntries } from './check-entries.ts'
import { openApiDocument } from './openapi.ts'
import { problemAnswer, unavailableAnswer } from './problem.ts'
import { isJson, limitEntriesBody, parseJson } from './read-body.ts'
import { firstRoom, fullRoom } from './room.ts'
import { admitChange, type Refused, save } from './save.ts'
import { deleteCopy, type Owner, readState, readVersion, type Version } from './store.ts'

export type Caller = Owner & { hasConfirmedAddress: boolean }

export type Identify = (idToken: string) => Promise<Caller | 'sign-in-needed' | 'unavailable'>

type Dependencies = {
  identify: Identify
  addressOf: (context: Context) => string
  limitsChanges?: boolean
  clock?: () => number
}

/** Pages of other origins can't read the answers. */
export function savedRoutes(
  database: Database,
  { identify, addressOf, limitsChanges = true, clock = Date.now }: Dependencies,
): Hono {
  const document = JSON.stringify(openApiDocument())
  const requireOwner = ownerFinder(identify)
  return new Hono()
    .get('/api/openapi.json', (context) =>
      context.body(document, 200, { 'content-type': 'application/json', 'cache-control': 'no-cache' }),
    )
    .all('/api/openapi.json', notAllowed('GET, HEAD'))
    .get('/api/visits', requireOwner, async (context) => {
      const { owner } = context.var
      const known = context.req.header('if-none-match')
      const stored = known === undefined ? undefined : await readState(database, owner, clock())
      if (stored && stored !== 'ended' && names(known, stored.etag)) {
        return context.body(null, 304, headersOf(stored))
      }
      const version = await readVersion(database, owner, clock())
      return version === 'ended' ? signInNeeded(context) : entriesAnswer(context, version)
    })
    .put('/api/visits', requireOwner, requireConditions, limitEntriesBody, async (context) => {
      const { owner } = context.var
      const now = clock()
      const conditions = {
        isRead: (etag: string) => names(context.req.header('if-match'), etag),
        budgets: limitsChanges ? changeBudgets(owner, addressOf(context)) : unlimited,
        now,
      }
      const bytes = Buffer.from(await context.req.arrayBuffer())
      const refused = await admitChange(database, owner, bytes.length, conditions)
      if (refused) return refusalAnswer(context, refused)
      const body = parseJson(bytes)
      if (!body) return problemAnswer(context, 'body-unreadable')
      const checked = checkEntries(body.json, new Date(now))
      if ('invalid' in checked) return problemAnswer(context, 'entries-invalid', { more: checked })
      const room = owner.hasConfirmedAddress ? fullRoom : firstRoom
      const saved = await save(database, owner, checked.entries, { ...conditions, room })
      return 'refusal' in saved ? refusalAnswer(context, saved) : entriesAnswer(context, saved.version)
    })
    .delete('/api/visits', requireOwner, async (context) => {
      const tooMany = limitsChanges && (await countDeletion(database, clock(), addressOf(context)))
      if (tooMany) return refusalAnswer(context, tooMany)
      await deleteCopy(database, context.var.owner, clock())
      return context.body(null, 204, { 'cache-control': 'no-store' })
    })
    .all('/api/visits', notAllowed('GET, HEAD, PUT, DELETE'))
    .all('/api/*', (context) => problemAnswer(context, 'not-found'))
}

function ownerFinder(identify: Identify) {
  return createMiddleware<{ Variables: { owner: Caller } }>(async (context, next) => {
    const token = /^Bearer +([^ ]+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
    const owner = token === undefined ? 'sign-in-needed' : await identify(token)
    if (owner === 'sign-in-needed') return signInNeeded(context)
    if (owner === 'unavailable') return unavailableAnswer(context)
    context.set('owner', owner)
    return next()
  })
}

const requireConditions = createMiddleware((context, next) => {
  if (!isJson(context.req)) return Promise.resolve(problemAnswer(context, 'body-not-json'))
  if (context.req.header('if-match') === undefined) {
    return Promise.resolve(problemAnswer(context, 'version-missing'))
  }
  return next()
})

/** Proxies that compress mark an ETag as weak or append the encoding: `"…-gzip"`. No ETag begins with another one. */
function names(condition: string | undefined, etag: string): boolean {
  return condition?.trim() === '*' || (condition?.includes(`"${etag}`) ?? false)
}

function entriesAnswer(context: Context, version: Version): Response {
  return context.body(`{"entries":${version.text}}`, 200, {
    'content-type': 'application/json',
    ...headersOf(version),
  })
}

function headersOf({ etag }: Pick<Version, 'etag'>) {
  return { etag: `"${etag}"`, 'cache-control': 'no-store' }
}

function refusalAnswer(context: Context, refused: Refused): Response {
  switch (refused.refusal) {
    case 'sign-in-needed':
      return signInNeeded(context)
    case 'changed':
      return problemAnswer(context, 'changed')
    case 'too-much':
      return problemAnswer(context, 'too-much', { more: refused.room })
    case 'too-many-requests': {
      const seconds = Math.max(1, Math.ceil(refused.waitMs / 1000))
      return problemAnswer(context, 'too-many-requests', { headers: { 'retry-after': String(seconds) } })
    }
  }
}

function signInNeeded(context: Context): Response {
  return problemAnswer(context, 'sign-in-needed', { headers: { 'www-authenticate': 'Bearer' } })
}

function notAllowed(allow: string) {
  return (context: Context) => problemAnswer(context, 'method-not-allowed', { headers: { allow } })
}
