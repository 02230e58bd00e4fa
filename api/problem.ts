import type { Context } from 'hono'
import { z } from 'zod'

declare module 'hono' {
  interface ContextVariableMap {
    outcome?: string
  }
}

const invalidEntry = z.object({
  key: z.string(),
  detail: z.string(),
  isClockAhead: z
    .literal(true)
    .optional()
    .describe('It can be sent with a clock by the time in the Date of the answer'),
})

/** The names are part of the interface, and so is what `more` tells. */
export const problems = {
  'body-unreadable': { status: 400, title: 'The body is not JSON.' },
  'sign-in-needed': {
    status: 401,
    title: 'The ID token is missing, has expired, or belongs to a session or account that has ended.',
  },
  'editor-needed': {
    status: 403,
    title: 'This account may not speak for the travel desk, or its address is not confirmed.',
  },
  'not-found': { status: 404, title: 'There is nothing at this address.' },
  'method-not-allowed': { status: 405, title: 'This address does not know this method.' },
  'id-taken': { status: 409, title: 'Another word has this id.' },
  'no-room': {
    status: 409,
    title: 'As much stands as the answer has room for. Take something back first. Nothing was stored.',
    more: { most: z.int().describe('Bytes of the answer as JSON') },
  },
  changed: {
    status: 412,
    title: 'The entries have changed since. Read them, merge, and try again with the new ETag.',
  },
  'body-too-large': {
    status: 413,
    title: 'The body is too large.',
    more: { most: z.int().describe('Bytes') },
  },
  'body-not-json': { status: 415, title: 'The body has to be application/json.' },
  'entries-invalid': {
    status: 422,
    title: 'Some entries are not as they have to be. Nothing was stored.',
    more: { invalid: z.array(invalidEntry).min(1).describe('The first of them') },
  },
  'word-invalid': {
    status: 422,
    title: 'The word is not as it has to be. Nothing was stored.',
    more: { detail: z.string() },
  },
  'too-much': {
    status: 422,
    title: 'Together with what is stored this is more than an account may keep. Nothing was stored.',
    more: {
      entries: z.int().describe('The most that an account may keep, besides removed ones'),
      bytes: z.int().describe('The most of them as JSON'),
    },
  },
  'version-missing': { status: 428, title: 'If-Match has to name the ETag that was read.' },
  'too-many-requests': { status: 429, title: 'Too many changes in a short time.' },
  failed: { status: 500, title: 'Something went wrong on our side.' },
  unavailable: { status: 503, title: 'What is kept cannot be reached at this moment.' },
} as const

export type ProblemName = keyof typeof problems

export function typeOf(name: ProblemName): string {
  return `/api/openapi.json#${name}`
}

/** https://www.rfc-editor.org/rfc/rfc9457 */
export function problemAnswer(
  context: Context,
  name: ProblemName,
  { headers = {}, more = {} }: { headers?: Record<string, string>; more?: object } = {},
): Response {
  context.set('outcome', name.toUpperCase().replaceAll('-', '_'))
  const { status, title } = problems[name]
  return context.body(JSON.stringify({ type: typeOf(name), title, status, ...more }), status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...headers,
  })
}

export function signInNeeded(context: Context): Response {
  return problemAnswer(context, 'sign-in-needed', { headers: { 'www-authenticate': 'Bearer' } })
}

export function tooManyRequests(context: Context, waitMs: number): Response {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  return problemAnswer(context, 'too-many-requests', { headers: { 'retry-after': String(seconds) } })
}

export function notAllowed(allow: string) {
  return (context: Context) => problemAnswer(context, 'method-not-allowed', { headers: { allow } })
}

export function unavailableAnswer(context: Context): Response {
  return problemAnswer(context, 'unavailable', { headers: { 'retry-after': '5' } })
}
