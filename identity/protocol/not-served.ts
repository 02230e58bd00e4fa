import { Hono } from 'hono'
import { refusalAnswer } from './error-answer.ts'
import { refuse } from './refusal.ts'

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

export function helperPagesNotServed(): Hono {
  return helperPages.reduce(
    (routes, path) => routes.all(path, (context) => refusalAnswer(context, refuse('OPERATION_NOT_ALLOWED'))),
    new Hono(),
  )
}
