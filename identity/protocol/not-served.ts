import { Hono } from 'hono'
import { type Refusal, refuse } from '#identity/refusal.ts'
import { refusalAnswer } from './error-answer.ts'

/** Anchored: a search from every slash of a long path would take quadratic time. */
const families =
  /^(?:\/[a-z.]+)?\/v[12]\/(?:accounts[:/].|projects\/.|(?:recaptchaParams|recaptchaConfig|publicKeys|sessionCookiePublicKeys|defaultSupportedIdps)$)/

/** The SDK opens these in a window or frame to sign in with a federated account. */
const helperPages = ['/emulator/auth', '/__/auth'].flatMap((at) => [`${at}/handler`, `${at}/iframe`])

/** As routes, these patterns would rule out Hono's fast router. */
export function isNotServed(path: string): boolean {
  return families.test(path)
}

/** Others, such as `captchaResponse`, which SDKs send for Google's own purposes, are ignored. */
export const fieldsNotServed = [
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

/** If a field were ignored, the sender would believe it had been honoured. */
export function notServedRefusal(fields: object): Refusal | undefined {
  const values = fields as Record<string, unknown>
  const name = fieldsNotServed.find((name) => Object.hasOwn(values, name) && !asksForNothing(values[name]))
  return name === undefined ? undefined : refuseField(name)
}

export function refuseField(name: string): Refusal {
  return refuse('OPERATION_NOT_ALLOWED', `${name} is not served here.`)
}

/** `mfa: {}` removes all second factors, and clients echo the password provider of an account. */
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
