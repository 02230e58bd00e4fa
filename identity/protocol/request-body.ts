import type { HonoRequest } from 'hono'
import { z } from 'zod'
import type { Refusal } from '#identity/refusal.ts'
import { trimEnds } from '#text/trim-ends.ts'
import { contentTypeOf, readText } from './body-text.ts'
import { hasFewValues } from './few-values.ts'
import { fieldsNotServed, notServedRefusal } from './not-served.ts'

export type ParsedBody<Fields> = { fields: Fields } | { status: 400 | 415; problem: string } | Refusal

/** PostgreSQL cannot store NUL, and UTF-8 cannot encode a lone surrogate. */
export function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed()
}

const textUpTo = (longest: number) => z.string().max(longest).refine(isStorable).optional()
const text = textUpTo(Number.POSITIVE_INFINITY)
const flag = z.boolean().optional()
/** Some SDKs send Google's enums as numbers. */
const requestTypes: Record<number, string> = {
  1: 'PASSWORD_RESET',
  4: 'VERIFY_EMAIL',
  6: 'EMAIL_SIGNIN',
  7: 'VERIFY_AND_CHANGE_EMAIL',
}
const requestType = z
  .union([z.string(), z.int().transform((number) => requestTypes[number] ?? String(number))])
  .optional()
/** A 64-bit integer, sent as text; some SDKs send a number. */
const long = z.union([z.string().regex(/^\d{1,19}$/), z.int().nonnegative().transform(String)]).optional()
/** More than any list needs: each wrong element costs time. */
const mostListed = 20
const names = z.array(z.string()).max(mostListed).default([])
/** Nobody here has `PROVIDER` and `RAW_USER_INFO`, which concern federated accounts. */
const attributes = z
  .array(
    z.enum([
      'USER_ATTRIBUTE_NAME_UNSPECIFIED',
      'EMAIL',
      'DISPLAY_NAME',
      'PHOTO_URL',
      'PASSWORD',
      'PROVIDER',
      'RAW_USER_INFO',
    ]),
  )
  .max(mostListed)
  .default([])

export const accountRequestSchema = z.object({
  idToken: text,
  localId: text,
  email: text,
  password: text,
  displayName: z.string().overwrite(trimEnds).max(256).refine(isStorable).optional(),
  photoUrl: textUpTo(2048),
  validSince: long,
  requestType,
  oobCode: text,
  newEmail: text,
  newPassword: text,
  continueUrl: textUpTo(2048),
  returnOobLink: flag,
  identifier: text,
  continueUri: text,
  sessionId: textUpTo(256),
  customAttributes: text,
  disableUser: flag,
  disabled: flag,
  emailVerified: flag,
  createdAt: long,
  lastLoginAt: long,
  passwordHash: text,
  salt: text,
  deleteAttribute: attributes,
  deleteProvider: names,
})
export type AccountRequest = z.infer<typeof accountRequestSchema>

const tokenRequestSchema = z.object({ grantType: text, refreshToken: text })
export type TokenRequest = z.infer<typeof tokenRequestSchema>

/** By each spelling, as Google's JSON mapping accepts both `idToken` and `id_token`. */
const nameOf = new Map(
  [
    ...Object.keys(accountRequestSchema.shape),
    ...Object.keys(tokenRequestSchema.shape),
    ...fieldsNotServed,
  ].flatMap((name) => [
    [name, name],
    [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), name],
  ]),
)

export async function parseJsonBody<Schema extends z.ZodObject>(
  request: HonoRequest,
  schema: Schema,
): Promise<ParsedBody<z.infer<Schema>>> {
  const type = contentTypeOf(request)
  if (type !== 'application/json') return unsupported(type)
  const text = await readText(request)
  if (text !== undefined && !hasFewValues(text)) return invalid('It holds too many values.')
  const body = parseJson(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return invalid('The body must be one JSON object.')
  }
  return fieldsOf(Object.entries(body), schema)
}

/** The token call is form-encoded (RFC 6749, 4.4.2); Google accepts JSON too. */
export async function parseTokenRequest(request: HonoRequest): Promise<ParsedBody<TokenRequest>> {
  if (contentTypeOf(request) !== 'application/x-www-form-urlencoded') {
    return parseJsonBody(request, tokenRequestSchema)
  }
  const form = new URLSearchParams((await readText(request)) ?? '')
  return fieldsOf(form, tokenRequestSchema)
}

function unsupported(type: string | undefined): ParsedBody<never> {
  return { status: 415, problem: `Unsupported content type: ${type ?? 'none'}` }
}

function invalid(what: string): ParsedBody<never> {
  return { status: 400, problem: `Invalid JSON payload received. ${what}` }
}

function fieldsOf<Schema extends z.ZodObject>(
  sent: Iterable<[name: string, value: unknown]>,
  schema: Schema,
): ParsedBody<z.infer<Schema>> {
  const fields: Record<string, unknown> = {}
  for (const [spelling, value] of sent) {
    const name = nameOf.get(spelling)
    // As in Google's JSON mapping, null is absent. Transforms in the schema would run for every absent field.
    if (name !== undefined && value !== null) fields[name] = value
  }
  const parsed = schema.safeParse(fields)
  if (parsed.success) return notServedRefusal(fields) ?? { fields: parsed.data }
  return invalid(`Invalid value at '${String(parsed.error.issues[0]?.path[0])}'.`)
}

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
