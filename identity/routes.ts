import { type Context, Hono } from 'hono'
import { createAuthUri } from './calls/create-auth-uri.ts'
import { deleteOwnAccount } from './calls/delete.ts'
import { lookup, lookupRequestSchema } from './calls/lookup.ts'
import { passwordPolicy } from './calls/password-policy.ts'
import { projectConfig } from './calls/project-config.ts'
import { refresh } from './calls/refresh.ts'
import { resetPassword } from './calls/reset-password.ts'
import { sendOobCode } from './calls/send-oob-code.ts'
import { signIn } from './calls/sign-in.ts'
import { signUp } from './calls/sign-up.ts'
import { update } from './calls/update.ts'
import { answer } from './protocol/answer.ts'
import type { AddressOf } from './protocol/client.ts'
import { allowAuthorizedOrigins } from './protocol/cross-origin.ts'
import { errorAnswer, refusalAnswer } from './protocol/error-answer.ts'
import { helperPagesNotServed, isNotServed } from './protocol/not-served.ts'
import { handlersFor } from './protocol/operation.ts'
import { rejectWhenFull } from './protocol/overload.ts'
import { pathOf } from './protocol/path.ts'
import { limitBody, requireApiKey } from './protocol/request-rules.ts'
import { refuse } from './refusal.ts'
import type { Identity } from './service.ts'
import { discoveryRoutes } from './tokens/discovery.ts'

/** When connected to another origin, the SDK puts Google's host names at the start of the path. */
const versionPrefixes = {
  v1: ['/v1', '/identitytoolkit.googleapis.com/v1', '/securetoken.googleapis.com/v1'],
  v2: ['/v2', '/identitytoolkit.googleapis.com/v2'],
}

const callPrefixes = [
  '/v1',
  '/v2',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/emulator',
  '/www.googleapis.com',
]

export const identityPrefixes = [...callPrefixes, '/.well-known', '/__/auth']

export function identityRoutes(identity: Identity, addressOf: AddressOf): Hono {
  const allowOrigins = allowAuthorizedOrigins(identity.settings)
  const { json, form } = handlersFor(identity, addressOf)
  const rules = () =>
    new Hono()
      .use(allowOrigins)
      .post('/accounts:signUp', rejectWhenFull(identity.passwords, addressOf, 'sign-up'))
      .post('/accounts:signInWithPassword', rejectWhenFull(identity.passwords, addressOf, 'other'))
      .use(limitBody)
      .use(requireApiKey)

  const v1 = rules()
    .post('/accounts:signUp', json(signUp))
    .post('/accounts:signInWithPassword', json(signIn))
    .post('/accounts:lookup', json(lookup, lookupRequestSchema))
    .post('/accounts:update', json(update))
    .post('/accounts:delete', json(deleteOwnAccount))
    .post('/accounts:sendOobCode', json(sendOobCode))
    .post('/accounts:resetPassword', json(resetPassword))
    .post('/accounts:createAuthUri', json(createAuthUri))
    .post('/token', form(refresh))
    .get('/projects', () => answer(projectConfig(identity)))
  v1.on('ALL', callsOf(v1), notFound)
  const v2 = rules().get('/passwordPolicy', () => answer(passwordPolicy(identity)))

  const routes = new Hono({ getPath: pathOf })
    .route('/', discoveryRoutes(identity))
    .route('/', helperPagesNotServed())
  for (const [service, prefixes] of [
    [v1, versionPrefixes.v1],
    [v2, versionPrefixes.v2],
  ] as const) {
    service.all('*', notServedOrFound)
    for (const prefix of prefixes) routes.route(prefix, service)
  }
  // Unknown calls get the protocol's 404, not a page.
  for (const prefix of callPrefixes) routes.all(`${prefix}/*`, allowOrigins, notFound)
  return routes
}

function callsOf(service: Hono): string[] {
  return service.routes.map(({ path }) => path).filter((path) => path.startsWith('/accounts:'))
}

function notServedOrFound(context: Context) {
  return isNotServed(context.req.path)
    ? refusalAnswer(context, refuse('OPERATION_NOT_ALLOWED'))
    : notFound(context)
}

function notFound(context: Context) {
  return errorAnswer(context, 404, 'Not Found', 'NOT_FOUND')
}
