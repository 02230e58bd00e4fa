import { Hono } from 'hono'
import { answer } from '#identity/protocol/answer.ts'
import type { AddressOf } from '#identity/protocol/client.ts'
import { allowAuthorizedOrigins } from '#identity/protocol/cross-origin.ts'
import { limitBody } from '#identity/protocol/request-rules.ts'
import { callPrefixes } from '#identity/routes.ts'
import type { Identity } from '#identity/service.ts'
import { actOnLink } from './act-on-link.ts'
import { emulatorLink } from './action-link.ts'
import { configRoutes } from './config-routes.ts'
import type { IssuedCodes } from './issued-codes.ts'

/** Test pages may send any header. */
const fromPages = { allowMethods: ['GET', 'POST', 'PATCH', 'DELETE', 'OPTIONS'], allowHeaders: [] }

/**
 * The emulator's own API, open to anyone who can reach it: deleting all accounts, listing mailed codes, and switches.
 * Answers preflights for the protocol too.
 */
export function ownRoutes(identity: Identity, codes: IssuedCodes, addressOf: AddressOf): Hono {
  const { database, settings } = identity
  const allowOrigins = allowAuthorizedOrigins(settings, fromPages)
  return (
    new Hono()
      .on(
        'OPTIONS',
        ['/', ...callPrefixes.map((prefix) => `${prefix}/*`)],
        allowOrigins,
        () => new Response(null, { status: 204 }),
      )
      .use('/emulator/*', allowOrigins, limitBody)
      .use('/v2/projects/*', allowOrigins, limitBody)
      .use('/identitytoolkit.googleapis.com/v2/projects/*', allowOrigins, limitBody)
      .delete('/emulator/v1/projects/:project/accounts', async () => {
        await database.deleteFrom('accounts').execute()
        return answer({})
      })
      .get('/emulator/v1/projects/:project/oobCodes', async () => {
        const listed = await codes.list()
        return answer({ oobCodes: listed.map((code) => ({ ...code, oobLink: emulatorLink(code.oobLink) })) })
      })
      // SMS codes, which this service never sends.
      .get('/emulator/v1/projects/:project/verificationCodes', () => answer({ verificationCodes: [] }))
      .get('/emulator/action', actOnLink(identity, codes, addressOf))
      .route('/', configRoutes(identity))
      // A health check; browsers get the page instead.
      .get('/', async (context, next) => {
        if (context.req.header('accept')?.includes('text/html')) return next()
        return answer({ authEmulator: { ready: true } })
      })
  )
}
