import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type Identify, requireCaller } from '#api/caller.ts'
import { names } from '#api/entity-tag.ts'
import { notAllowed, problemAnswer, signInNeeded, tooManyRequests } from '#api/problem.ts'
import { limitJsonBody, parseJson, requireJson } from '#api/read-body.ts'
import type { Database } from '#database/open.ts'
import { limits } from '#day/entries/limits.ts'
import { changeBudgets, countDeletion, unlimited } from './change-budgets.ts'
import { checkEntries } from './check-entries.ts'
import { firstRoom, fullRoom } from './room.ts'
import { admitChange, type Refused, save } from './save.ts'
import { deleteCopy, readState, readVersion, type Version } from './store.ts'

type Dependencies = {
  identify: Identify
  addressOf: (context: Context) => string
  limitsChanges?: boolean
  clock?: () => number
}

export function savedRoutes(
  database: Database,
  { identify, addressOf, limitsChanges = true, clock = Date.now }: Dependencies,
): Hono {
  const requireOwner = requireCaller(identify)
  const limitBody = limitJsonBody(limits.bytes)
  return new Hono()
    .get('/api/visits', requireOwner, async (context) => {
      const { caller: owner } = context.var
      const known = context.req.header('if-none-match')
      const stored = known === undefined ? undefined : await readState(database, owner, clock())
      if (stored && stored !== 'ended' && names(known, stored.etag)) {
        return context.body(null, 304, headersOf(stored))
      }
      const version = await readVersion(database, owner, clock())
      return version === 'ended' ? signInNeeded(context) : entriesAnswer(context, version)
    })
    .put('/api/visits', requireOwner, requireJson, requireVersion, limitBody, async (context) => {
      const { caller: owner } = context.var
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
      await deleteCopy(database, context.var.caller, clock())
      return context.body(null, 204, { 'cache-control': 'no-store' })
    })
    .all('/api/visits', notAllowed('GET, HEAD, PUT, DELETE'))
}

const requireVersion = createMiddleware((context, next) =>
  context.req.header('if-match') === undefined
    ? Promise.resolve(problemAnswer(context, 'version-missing'))
    : next(),
)

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
    case 'too-many-requests':
      return tooManyRequests(context, refused.waitMs)
  }
}
