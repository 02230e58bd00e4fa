import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import { deleteAccount, findAccount } from '../accounts.ts'
import type { Identity } from '../identity.ts'
import { type AddressOf, clientOf } from '../protocol/client.ts'
import { errorAnswer, refusalAnswer } from '../protocol/error-answer.ts'
import { isRefusal, type Refusal, refuse } from '../protocol/refusal.ts'
import { isStorable, readJsonBody } from '../protocol/request-body.ts'
import {
  type AdminRequest,
  adminLookupSchema,
  adminRequestSchema,
  isOwner,
  speakerSchema,
} from './admin-request.ts'
import { changeAccountOf } from './change-account.ts'
import { createAccount } from './create-account.ts'
import { findAccounts, listAccounts } from './find-accounts.ts'
import { giveOobLink } from './send-oob-code.ts'

/** The same calls by a privileged caller, below `/v1`; everybody else's go on to the ordinary handlers. */
export function adminRoutes(identity: Identity, addressOf: AddressOf): Hono {
  const create = byOwner(adminRequestSchema, (request) => createAccount(identity, request))
  const change = byOwner(adminRequestSchema, (request) => changeAccountOf(identity, request))
  const remove = byOwner(adminRequestSchema, (request) => removeAccount(identity, request))
  const find = byOwner(adminLookupSchema, (request) => findAccounts(identity, request))
  const giveLink = byOwner(adminRequestSchema, (request, context) =>
    giveOobLink(identity, request, clientOf(context, addressOf)),
  )
  const inProject = '/projects/:project/accounts'
  return new Hono()
    .post('/accounts:signUp', create)
    .post(inProject, create)
    .on('POST', ['/accounts:update', `${inProject}:update`], change)
    .on('POST', ['/accounts:delete', `${inProject}:delete`], remove)
    .on('POST', ['/accounts:lookup', `${inProject}:lookup`], find)
    .on('POST', ['/accounts:sendOobCode', `${inProject}:sendOobCode`], giveLink)
    .get(`${inProject}:batchGet`, async (context, next) => {
      if (!isOwner(context)) return next()
      const { nextPageToken, maxResults } = context.req.query()
      if (nextPageToken !== undefined && !isStorable(nextPageToken))
        return errorAnswer(context, 400, "Invalid value at 'nextPageToken'.", 'INVALID_ARGUMENT')
      return context.json(await listAccounts(identity, { after: nextPageToken, most: Number(maxResults) }))
    })
}

function byOwner<Schema extends z.ZodObject>(
  schema: Schema,
  operation: (request: z.infer<Schema>, context: Context) => Promise<object | Refusal>,
): MiddlewareHandler {
  return async (context, next) => {
    if (!isOwner(context)) return next()
    // Whoever has an ID token or a code speaks for one account, as anybody does, unless a link is wanted.
    const speaker = await readJsonBody(context.req, speakerSchema)
    if (!('problem' in speaker) && speaksForOne(speaker.fields)) return next()
    const body = await readJsonBody(context.req, schema)
    if ('problem' in body) return errorAnswer(context, body.status, body.problem, 'INVALID_ARGUMENT')
    const result = await operation(body.fields, context)
    return isRefusal(result) ? refusalAnswer(context, result) : context.json(result)
  }
}

function speaksForOne({ idToken, oobCode, returnOobLink }: z.infer<typeof speakerSchema>): boolean {
  return Boolean((idToken && !returnOobLink) || oobCode)
}

async function removeAccount({ database }: Identity, { localId }: AdminRequest): Promise<object | Refusal> {
  if (!localId) return refuse('MISSING_LOCAL_ID')
  if (!(await findAccount(database, localId))) return refuse('USER_NOT_FOUND')
  await deleteAccount(database, localId)
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}
