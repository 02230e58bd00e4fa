import { Hono } from 'hono'
import { unusedCodes } from '../mailed-codes/codes.ts'
import { answer } from '../protocol/answer.ts'
import type { AddressOf } from '../protocol/client.ts'
import { allowAuthorizedOrigins, ofTheTestSurface } from '../protocol/cross-origin.ts'
import { limitBody } from '../protocol/request-rules.ts'
import type { Identity } from '../service.ts'
import { actOnLink } from './act-on-link.ts'
import { emulatorLink } from './action-link.ts'
import { configRoutes } from './config-routes.ts'

/**
 * What test suites written for the Firebase emulator ask of it: an empty start, the codes that would have
 * been mailed, and switches. Anybody who reaches the service may use it. Preflights are answered below all `prefixes`.
 */
export function emulatorRoutes(identity: Identity, addressOf: AddressOf, prefixes: readonly string[]): Hono {
  const { database, settings } = identity
  const allowOrigins = allowAuthorizedOrigins(settings, ofTheTestSurface)
  return (
    new Hono()
      .on(
        'OPTIONS',
        ['/', ...prefixes.map((prefix) => `${prefix}/*`)],
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
        identity.issuedCodes = await unusedCodes(database, identity.issuedCodes)
        const oobCodes = identity.issuedCodes.map((code) => ({
          ...code,
          oobLink: emulatorLink(code.oobLink),
        }))
        return answer({ oobCodes })
      })
      // Those of phones.
      .get('/emulator/v1/projects/:project/verificationCodes', () => answer({ verificationCodes: [] }))
      .get('/emulator/action', actOnLink(identity, addressOf))
      .route('/', configRoutes(identity))
      // Whether the service is up; a browser gets the page.
      .get('/', async (context, next) => {
        if (context.req.header('accept')?.includes('text/html')) return next()
        return answer({ authEmulator: { ready: true } })
      })
  )
}
