import { Hono } from 'hono'
import { refusalAnswer } from './error-answer.ts'
import { type Refusal, refuse } from './refusal.ts'

/**
 * Families of calls of the Identity Toolkit API, below `/v1` and `/v2`: phone numbers, other sites' accounts, custom
 * tokens, links and passkeys in place of passwords, second factors, cookies, and administration by HTTP, tenants too.
 */
const families =
  /\/v[12]\/(accounts[:/].+|projects\/.+|recaptchaParams|recaptchaConfig|publicKeys|sessionCookiePublicKeys|defaultSupportedIdps)$/

/** Where the SDK opens a window or a frame to sign in with another site's account. */
const helperPages = ['/emulator/auth', '/__/auth'].flatMap((at) => [`${at}/handler`, `${at}/iframe`])

/**
 * Whether a path is a call of the protocol that this service does not offer. Asked where no route has answered: routes
 * of such patterns would keep Hono from its fast router, which every call would pay for.
 */
export function isNotServed(path: string): boolean {
  return families.test(path)
}

/**
 * Fields that ask for something nobody can have here: tenants, phone numbers, second factors, other sites' accounts,
 * passkeys, and a new password for the old one. What SDKs send along for Google's own purposes (`clientType`,
 * `captchaResponse`, `returnSecureToken`, which app opens a link) changes nothing about an account and is ignored.
 */
const fieldsNotServed = [
  'federatedUserId',
  'linkProviderUserInfo',
  'mfa',
  'mfaInfo',
  'oldPassword',
  'passkeyInfo',
  'pendingIdToken',
  'phoneNumber',
  'provider',
  'providerId',
  'providerUserInfo',
  'sessionInfo',
  'temporaryProof',
  'tenantId',
  'upgradeToFederatedLogin',
]

/** Refuses a request rather than ignore a part of it: its sender would take the answer for a yes to all of it. */
export function notServedRefusal(fields: object): Refusal | undefined {
  const name = fieldNotServedIn(fields)
  return name === undefined ? undefined : refuse('OPERATION_NOT_ALLOWED', notServedDetail(name))
}

export function notServedDetail(field: string): string {
  return `${field} is not served here.`
}

/** The first field that asks for something that is not served. */
export function fieldNotServedIn(fields: object): string | undefined {
  const values = fields as Record<string, unknown>
  return fieldsNotServed.find((name) => Object.hasOwn(values, name) && !asksForNothing(values[name]))
}

/** `mfa: {}` and `mfa: { enrollments: [] }` remove all second factors, and accounts list their own password as a provider. */
function asksForNothing(value: unknown): boolean {
  if (typeof value === 'number') return false
  if (typeof value !== 'object' || value === null) return !value
  return Object.values(value).every(
    (part) => !part || (Array.isArray(part) && part.length === 0) || part.providerId === 'password',
  )
}

export function helperPagesNotServed(): Hono {
  return helperPages.reduce(
    (routes, path) => routes.all(path, (context) => refusalAnswer(context, refuse('OPERATION_NOT_ALLOWED'))),
    new Hono(),
  )
}
