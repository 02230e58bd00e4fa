import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { errorAnswer, refusalAnswer } from '#identity/protocol/error-answer.ts'
import { notServedRefusal } from '#identity/protocol/not-served.ts'
import { refuse } from '#identity/protocol/refusal.ts'
import { isStorable } from '#identity/protocol/request-body.ts'
import { limitBody } from '#identity/protocol/request-rules.ts'
import { limitBatch } from './owner/routes.ts'

const at = '/www.googleapis.com/identitytoolkit/v3/relyingparty'

/** The calls' names before `/v1`, which older SDKs and test suites use. */
const names: Record<string, string> = {
  createAuthUri: 'accounts:createAuthUri',
  deleteAccount: 'accounts:delete',
  emailLinkSignin: 'accounts:signInWithEmailLink',
  getAccountInfo: 'accounts:lookup',
  getOobConfirmationCode: 'accounts:sendOobCode',
  getProjectConfig: 'projects',
  getRecaptchaParam: 'recaptchaParams',
  publicKeys: 'publicKeys',
  resetPassword: 'accounts:resetPassword',
  sendVerificationCode: 'accounts:sendVerificationCode',
  setAccountInfo: 'accounts:update',
  signupNewUser: 'accounts:signUp',
  verifyAssertion: 'accounts:signInWithIdp',
  verifyCustomToken: 'accounts:signInWithCustomToken',
  verifyPassword: 'accounts:signInWithPassword',
  verifyPhoneNumber: 'accounts:signInWithPhoneNumber',
}

/** Bulk calls name the project in their body, and even reads are POST requests. */
const batchSchema = z.looseObject({
  targetProjectId: z.string().refine(isStorable).optional(),
  maxResults: z.union([z.string(), z.number()]).optional(),
  nextPageToken: z.string().optional(),
})

/** Forwards calls by their old names to `protocol`. */
export function legacyRoutes(protocol: Hono): Hono {
  const pass = (context: Context, path: string, init: RequestInit) =>
    protocol.fetch(new Request(new URL(`/v1${path}`, context.req.url), init), context.env)

  const passBatch = async (context: Context, as: 'read' | 'write') => {
    const parsed = batchSchema.safeParse(await context.req.json().catch(() => undefined))
    if (!parsed.success)
      return errorAnswer(context, 400, 'Invalid JSON payload received.', 'INVALID_ARGUMENT')
    const notServed = notServedRefusal(parsed.data)
    if (notServed) return refusalAnswer(context, notServed)
    const { targetProjectId, maxResults, nextPageToken, ...fields } = parsed.data
    if (!targetProjectId) return refusalAnswer(context, refuse('INSUFFICIENT_PERMISSION'))
    const accounts = `/projects/${encodeURIComponent(targetProjectId)}/accounts`
    const origin = context.req.header('origin')
    const headers = {
      authorization: context.req.header('authorization') ?? '',
      'content-type': 'application/json',
      ...(origin !== undefined && { origin }),
    }
    if (as === 'write') {
      return pass(context, `${accounts}:batchCreate`, {
        method: 'POST',
        headers,
        body: JSON.stringify(fields),
      })
    }
    const page = new URLSearchParams({
      ...(maxResults !== undefined && { maxResults: String(maxResults) }),
      ...(nextPageToken !== undefined && { nextPageToken }),
    })
    return pass(context, `${accounts}:batchGet?${page}`, { headers })
  }

  return new Hono()
    .post(`${at}/uploadAccount`, limitBatch, (context) => passBatch(context, 'write'))
    .post(`${at}/downloadAccount`, limitBatch, (context) => passBatch(context, 'read'))
    .all(`${at}/:name`, limitBody, async (context, next) => {
      const name = context.req.param('name')
      const call = Object.hasOwn(names, name) ? names[name] : undefined
      if (call === undefined) return next()
      const { method, headers } = context.req.raw
      // Read completely here: forwarded as a stream and then refused, the body would block its connection.
      const body = /^(GET|HEAD)$/.test(method) ? null : await context.req.arrayBuffer()
      const path = `/${call}${new URL(context.req.url).search}`
      return pass(context, path, { method, headers, body })
    })
}
