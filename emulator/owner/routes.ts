import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import { answer } from '#identity/protocol/answer.ts'
import { type AddressOf, clientOf } from '#identity/protocol/client.ts'
import { errorAnswer, refusalAnswer } from '#identity/protocol/error-answer.ts'
import { limitBodyTo } from '#identity/protocol/limit-body.ts'
import { notServedRefusal } from '#identity/protocol/not-served.ts'
import { answerTo } from '#identity/protocol/operation.ts'
import { type Refusal, refuse } from '#identity/protocol/refusal.ts'
import { isStorable, parseJsonBody } from '#identity/protocol/request-body.ts'
import { tooLarge } from '#identity/protocol/request-rules.ts'
import type { Identity } from '#identity/service.ts'
import { createAccount } from './create-account.ts'
import { batchCreateSchema, createAccounts } from './create-accounts.ts'
import { deleteAccount, deleteAccounts } from './delete-accounts.ts'
import { batchGetAccounts, findAccounts, queryAccounts } from './find-accounts.ts'
import {
  batchDeleteSchema,
  isOwner,
  ownerLookupSchema,
  ownerRequestSchema,
  querySchema,
  sessionCookieSchema,
  targetSchema,
} from './request.ts'
import { giveOobLink } from './send-oob-code.ts'
import { createSessionCookie } from './session-cookie.ts'
import { updateAccount } from './update-account.ts'

const inProject = '/projects/:project/accounts'

/** The owner's calls, below `/v1`. Everyone else's fall through to the ordinary handlers. */
export function ownerRoutes(identity: Identity, addressOf: AddressOf): Hono {
  const create = byOwner(ownerRequestSchema, (request, context) =>
    createAccount(identity, request, addressOf(context)),
  )
  const change = byOwner(ownerRequestSchema, (request, context) =>
    updateAccount(identity, request, addressOf(context)),
  )
  const remove = byOwner(ownerRequestSchema, (request) => deleteAccount(identity, request))
  const find = byOwner(ownerLookupSchema, (request) => findAccounts(identity, request))
  const query = byOwner(querySchema, (request) => queryAccounts(identity, request))
  const giveLink = byOwner(ownerRequestSchema, (request, context) =>
    giveOobLink(identity, request, clientOf(context, addressOf)),
  )
  return new Hono()
    .on('POST', ['/accounts:signUp', inProject], create)
    .on('POST', ['/accounts:update', `${inProject}:update`], change)
    .on('POST', ['/accounts:delete', `${inProject}:delete`], remove)
    .on('POST', ['/accounts:lookup', `${inProject}:lookup`], find)
    .on('POST', ['/accounts:sendOobCode', `${inProject}:sendOobCode`], giveLink)
    .on('POST', [`${inProject}:query`, '/projects/:call{[^/]+:queryAccounts}'], query)
    .post(
      `${inProject}:batchDelete`,
      byOwner(batchDeleteSchema, (request) => deleteAccounts(identity, request)),
    )
    .post(
      '/projects/:call{[^/]+:createSessionCookie}',
      byOwner(sessionCookieSchema, (request) => createSessionCookie(identity, request)),
    )
    .get(`${inProject}:batchGet`, async (context, next) => {
      if (!isOwner(context)) return next()
      const notServed = notServedRefusal(context.req.query())
      if (notServed) return refusalAnswer(context, notServed)
      const { nextPageToken, maxResults } = context.req.query()
      if (nextPageToken !== undefined && !isStorable(nextPageToken))
        return errorAnswer(context, 400, "Invalid value at 'nextPageToken'.", 'INVALID_ARGUMENT')
      return answer(await batchGetAccounts(identity, { after: nextPageToken, limit: Number(maxResults) }))
    })
}

/** Fits a thousand accounts, as the Admin SDK sends them in one call. */
const maxBatchBytes = 4 * 1024 * 1024

export const limitBatch = limitBodyTo(maxBatchBytes, tooLarge)

/** Mount it before the ordinary body limit. */
export function batchRoutes(identity: Identity): Hono {
  return new Hono().post(
    `${inProject}:batchCreate`,
    async (context, next) => (isOwner(context) ? limitBatch(context, next) : next()),
    byOwner(batchCreateSchema, (request) => createAccounts(identity, request)),
  )
}

/** Only the owner may name a project, in the path or in the body. */
export const refuseOthersInProjects: MiddlewareHandler = async (context, next) => {
  if (isOwner(context)) return next()
  if (!context.req.path.includes('/projects/')) {
    const target = await parseJsonBody(context.req, targetSchema)
    if (!('fields' in target) || !target.fields.targetProjectId) return next()
  }
  const detail = 'Only authenticated requests can specify target_project_id.'
  return refusalAnswer(context, refuse('INSUFFICIENT_PERMISSION', detail))
}

function byOwner<Schema extends z.ZodObject>(
  schema: Schema,
  operation: (request: z.infer<Schema>, context: Context) => Promise<object | Refusal>,
): MiddlewareHandler {
  return async (context, next) => {
    if (!isOwner(context)) return next()
    return answerTo(context, await parseJsonBody(context.req, schema), (request) =>
      operation(request, context),
    )
  }
}
