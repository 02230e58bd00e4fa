import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Identity } from '#identity/service.ts'
import { signingAlgorithm } from './jwt.ts'
import { keysMaxAgeSeconds } from './signing-keys.ts'

export function discoveryRoutes({ keys, settings }: Identity): Hono {
  const headers = { 'cache-control': `public, max-age=${keysMaxAgeSeconds}` }
  return new Hono()
    .use('/.well-known/*', cors())
    .get('/.well-known/jwks.json', async (context) =>
      context.json({ keys: await keys.published() }, 200, headers),
    )
    .get('/.well-known/openid-configuration', (context) =>
      context.json(
        {
          issuer: settings.issuer,
          jwks_uri: `${settings.issuer}/.well-known/jwks.json`,
          id_token_signing_alg_values_supported: [signingAlgorithm],
          subject_types_supported: ['public'],
          response_types_supported: ['id_token'],
        },
        200,
        headers,
      ),
    )
}
