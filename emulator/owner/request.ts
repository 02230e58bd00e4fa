import type { Context, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { idPattern, lastMs } from '#identity/accounts/accounts.ts'
import { errorAnswer } from '#identity/protocol/error-answer.ts'
import { accountRequestSchema, flag, isStorable, long } from '#identity/protocol/request-body.ts'
import { requireApiKey } from '#identity/protocol/request-rules.ts'

/** The emulator's privileged caller; it takes a token of any service account for one, too. */
export function isOwner({ req }: Context): boolean {
  return /^bearer (owner$|ya29\.)/i.test(req.header('authorization') ?? '')
}

/** A privileged caller needs no key. */
export const requireApiKeyUnlessOwner: MiddlewareHandler = async (context, next) =>
  isOwner(context) ? next() : requireApiKey(context, next)

/** Whoever shows a credential that is not the owner's is a mistake in the test, and hears of it. */
export const refuseUnknownCredentials: MiddlewareHandler = async (context, next) => {
  const isBearer = /^bearer /i.test(context.req.header('authorization') ?? '')
  if (!isBearer || isOwner(context)) return next()
  return errorAnswer(context, 401, 'Request had invalid authentication credentials.', 'UNAUTHENTICATED')
}

/** A time in units of so many milliseconds. */
const timeIn = (ms: number) => long.refine((value) => Number(value ?? 0) * ms <= lastMs)
export const time = timeIn(1)

/** An empty one is none. */
export const id = accountRequestSchema.shape.localId.refine((value) => !value || idPattern.test(value))

/** What only a privileged caller may send beside the ordinary fields. */
export const adminRequestSchema = accountRequestSchema.extend({
  localId: id,
  validSince: timeIn(1000),
  createdAt: time,
  lastLoginAt: time,
})
export type AdminRequest = z.infer<typeof adminRequestSchema>

const list = z.array(z.string().refine(isStorable)).default([])

export const adminLookupSchema = z.object({ localId: list, email: list, initialEmail: list })

export const batchDeleteSchema = z.object({ localIds: list, force: flag })

export const querySchema = z.object({
  returnUserInfo: flag,
  order: z.string().optional(),
  sortBy: z.string().optional(),
  expression: z.array(z.unknown()).optional(),
  limit: long,
  offset: long,
})

/** Where a request names the project in its body. */
export const targetSchema = z.object({ targetProjectId: z.string().optional() })

export const sessionCookieSchema = accountRequestSchema
  .pick({ idToken: true })
  .extend({ validDuration: long })
