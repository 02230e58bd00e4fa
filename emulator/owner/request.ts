import type { Context, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { idPattern, lastMs } from '#identity/accounts/accounts.ts'
import { errorAnswer } from '#identity/protocol/error-answer.ts'
import { accountRequestSchema, flag, isStorable, long } from '#identity/protocol/request-body.ts'
import { requireApiKey } from '#identity/protocol/request-rules.ts'

/** The emulator treats the token of any service account as its owner's. */
export function isOwner({ req }: Context): boolean {
  return /^bearer (owner$|ya29\.)/i.test(req.header('authorization') ?? '')
}

/** The owner needs no API key. */
export const requireApiKeyUnlessOwner: MiddlewareHandler = async (context, next) =>
  isOwner(context) ? next() : requireApiKey(context, next)

/** Any other credential is a mistake in the test, so it gets an error. */
export const refuseUnknownCredentials: MiddlewareHandler = async (context, next) => {
  const isBearer = /^bearer /i.test(context.req.header('authorization') ?? '')
  if (!isBearer || isOwner(context)) return next()
  return errorAnswer(context, 401, 'Request had invalid authentication credentials.', 'UNAUTHENTICATED')
}

/** A time in units of `ms` milliseconds. */
const timeIn = (ms: number) => long.refine((value) => Number(value ?? 0) * ms <= lastMs)
export const time = timeIn(1)

/** An empty id counts as none. */
export const id = accountRequestSchema.shape.localId.refine((value) => !value || idPattern.test(value))

/** The fields that only the owner may send. */
export const ownerRequestSchema = accountRequestSchema.extend({
  localId: id,
  validSince: timeIn(1000),
  createdAt: time,
  lastLoginAt: time,
})
export type OwnerRequest = z.infer<typeof ownerRequestSchema>

const list = z.array(z.string().refine(isStorable)).default([])

export const ownerLookupSchema = z.object({ localId: list, email: list, initialEmail: list })

export const batchDeleteSchema = z.object({ localIds: list, force: flag })

export const querySchema = z.object({
  returnUserInfo: flag,
  order: z.string().optional(),
  sortBy: z.string().optional(),
  expression: z.array(z.unknown()).optional(),
  limit: long,
  offset: long,
})

/** For requests that name the project in the body. */
export const targetSchema = z.object({ targetProjectId: z.string().optional() })

export const sessionCookieSchema = accountRequestSchema
  .pick({ idToken: true })
  .extend({ validDuration: long })
