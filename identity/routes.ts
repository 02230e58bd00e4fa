import { Hono } from 'hono'
import { deleteAccount } from './delete.ts'
import { discoveryRoutes } from './discovery.ts'
import type { Identity } from './identity.ts'
import { lookup } from './lookup.ts'
import { projectConfig } from './project-config.ts'
import { allowAuthorizedOrigins } from './protocol/cross-origin.ts'
import { errorAnswer } from './protocol/error-answer.ts'
import { answerForm, answerJson } from './protocol/operation.ts'
import { limitBody, preventStorage, requireApiKey } from './protocol/request-rules.ts'
import { refresh } from './refresh.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { update } from './update.ts'

/** The SDK puts Google's host names in front of the path when it is pointed at another origin. */
const servicePrefixes = ['/v1', '/identitytoolkit.googleapis.com/v1', '/securetoken.googleapis.com/v1']

/** What the addresses of the identity service begin with. */
export const identityPrefixes = [...servicePrefixes, '/.well-known']

/** Every address of the identity service. */
export function identityRoutes(identity: Identity): Hono {
  const service = new Hono()
    .use(allowAuthorizedOrigins(identity.settings.authorizedDomains))
    .use(preventStorage, requireApiKey, limitBody)
    .post('/accounts:signUp', answerJson(identity, signUp))
    .post('/accounts:signInWithPassword', answerJson(identity, signIn))
    .post('/accounts:lookup', answerJson(identity, lookup))
    .post('/accounts:update', answerJson(identity, update))
    .post('/accounts:delete', answerJson(identity, deleteAccount))
    .post('/token', answerForm(identity, refresh))
    .get('/projects', (context) => context.json(projectConfig(identity)))
    .all('*', (context) => errorAnswer(context, 404, 'Not Found', 'NOT_FOUND'))

  return servicePrefixes.reduce((routes, prefix) => routes.route(prefix, service), discoveryRoutes(identity))
}
