import { Hono } from 'hono'
import { refusalAnswer } from './error-answer.ts'
import { refuse } from './refusal.ts'

/**
 * Families of calls of the Identity Toolkit API, below `/v1` and `/v2`: phone numbers, other sites' accounts, custom
 * tokens, links and passkeys in place of passwords, second factors, cookies, and administration by HTTP, tenants too.
 */
const families = [
  '/:call{accounts:.+}',
  '/accounts/*',
  '/projects/*',
  '/recaptchaParams',
  '/recaptchaConfig',
  '/publicKeys',
  '/sessionCookiePublicKeys',
  '/defaultSupportedIdps',
]

/** Where the SDK opens a window or a frame to sign in with another site's account. */
const helperPages = ['/emulator/auth', '/__/auth'].flatMap((at) => [`${at}/handler`, `${at}/iframe`])

/** What of these families has not been answered before, by any method. */
export function notServed(): Hono {
  return refusing(families)
}

export function helperPagesNotServed(): Hono {
  return refusing(helperPages)
}

function refusing(paths: string[]): Hono {
  return paths.reduce(
    (routes, path) => routes.all(path, (context) => refusalAnswer(context, refuse('OPERATION_NOT_ALLOWED'))),
    new Hono(),
  )
}
