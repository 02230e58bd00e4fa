import { Hono } from 'hono'
import type { AddressOf } from '#identity/protocol/client.ts'
import { handlersFor } from '#identity/protocol/operation.ts'
import { pathOf } from '#identity/protocol/path.ts'
import { limitBody } from '#identity/protocol/request-rules.ts'
import { identityRoutes } from '#identity/routes.ts'
import type { Identity } from '#identity/service.ts'
import { refreshAsEmulator } from './calls/refresh.ts'
import { signUpAsEmulator } from './calls/sign-up.ts'
import { updateAsEmulator } from './calls/update.ts'
import type { IssuedCodes } from './issued-codes.ts'
import { legacyRoutes } from './legacy-routes.ts'
import { ownRoutes } from './own-routes.ts'
import { refuseUnknownCredentials, requireApiKeyUnlessOwner } from './owner/request.ts'
import { batchRoutes, ownerRoutes, refuseOthersInProjects } from './owner/routes.ts'

/** All routes of the emulator. */
export function emulatorRoutes(identity: Identity, codes: IssuedCodes, addressOf: AddressOf): Hono {
  const protocol = identityRoutes(identity, addressOf, {
    admit: admitOwner(identity, addressOf),
    calls: callsAsEmulator(identity, codes, addressOf),
  })
  return new Hono({ getPath: pathOf })
    .route('/', ownRoutes(identity, codes, addressOf))
    .route('/', legacyRoutes(protocol))
    .route('/', protocol)
}

/** Answers the owner's calls. Other callers, and calls that the owner makes as a visitor, fall through. */
function admitOwner(identity: Identity, addressOf: AddressOf): Hono {
  return new Hono()
    .route('/', batchRoutes(identity))
    .use(limitBody)
    .use(refuseUnknownCredentials)
    .route('/', ownerRoutes(identity, addressOf))
    .use(requireApiKeyUnlessOwner)
    .use('/:call{projects/.+|accounts:.+}', refuseOthersInProjects)
}

/** The calls that the emulator answers differently. */
function callsAsEmulator(identity: Identity, codes: IssuedCodes, addressOf: AddressOf): Hono {
  const { json, form } = handlersFor(identity, addressOf)
  return new Hono()
    .post('/accounts:signUp', json(signUpAsEmulator))
    .post(
      '/accounts:update',
      json((identity, request, client) => updateAsEmulator(identity, codes, request, client)),
    )
    .post('/token', form(refreshAsEmulator))
}
