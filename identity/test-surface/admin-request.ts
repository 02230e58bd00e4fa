import type { Context, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { accountRequestSchema, flag, isStorable } from '../protocol/request-body.ts'
import { requireApiKey } from '../protocol/request-rules.ts'

/** The emulator's only privileged caller. */
export function isOwner({ req }: Context): boolean {
  return /^bearer owner$/i.test(req.header('authorization') ?? '')
}

/** A privileged caller needs no key. */
export const requireApiKeyUnlessOwner: MiddlewareHandler = async (context, next) =>
  isOwner(context) ? next() : requireApiKey(context, next)

/** What only a privileged caller may send beside the ordinary fields. */
export const adminRequestSchema = accountRequestSchema.extend({ emailVerified: flag, disabled: flag })
export type AdminRequest = z.infer<typeof adminRequestSchema>

const list = z
  .array(z.string().refine(isStorable))
  .nullish()
  .transform((value) => value ?? [])

export const speakerSchema = accountRequestSchema.pick({
  idToken: true,
  oobCode: true,
  returnOobLink: true,
})

export const adminLookupSchema = z.object({ localId: list, email: list })
