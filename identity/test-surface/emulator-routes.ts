import { Hono } from 'hono'
import { z } from 'zod'
import type { Identity } from '../identity.ts'
import { unusedCodes } from '../out-of-band/codes.ts'
import { errorAnswer } from '../protocol/error-answer.ts'
import { limitBody } from '../protocol/request-rules.ts'

const flag = z.boolean().optional()
const configSchema = z.object({
  signIn: z.object({ allowDuplicateEmails: flag }).optional(),
  emailPrivacyConfig: z.object({ enableImprovedEmailPrivacy: flag }).optional(),
})

/**
 * What test suites written for the Firebase emulator ask of it: an empty start, the codes that would have
 * been mailed, and switches. Anybody who reaches the service may use it.
 */
export function emulatorRoutes(identity: Identity): Hono {
  const { database, settings } = identity
  // Concerns other sites' accounts, of which there are none here; suites expect it to be kept.
  let allowDuplicateEmails = false
  const config = () => ({
    signIn: { allowDuplicateEmails },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: settings.enumerationProtection },
  })

  const routes = new Hono()
    .use('/emulator/*', limitBody)
    .delete('/emulator/v1/projects/:project/accounts', async (context) => {
      await database.deleteFrom('accounts').execute()
      return context.json({})
    })
    .get('/emulator/v1/projects/:project/oobCodes', async (context) => {
      identity.issuedCodes = await unusedCodes(database, identity.issuedCodes)
      return context.json({ oobCodes: identity.issuedCodes })
    })
    // Whether the service is up; a browser gets the page.
    .get('/', async (context, next) => {
      if (context.req.header('accept')?.includes('text/html')) return next()
      return context.json({ authEmulator: { ready: true } })
    })

  const versions = [
    '/emulator/v1/projects/:project/config',
    '/v2/projects/:project/config',
    '/identitytoolkit.googleapis.com/v2/projects/:project/config',
  ]
  for (const path of versions) {
    routes
      .get(path, (context) => context.json(config()))
      .patch(path, async (context) => {
        const reading = configSchema.safeParse(await context.req.json().catch(() => undefined))
        if (!reading.success)
          return errorAnswer(context, 400, 'Invalid JSON payload received.', 'INVALID_ARGUMENT')
        const { signIn, emailPrivacyConfig } = reading.data
        allowDuplicateEmails = signIn?.allowDuplicateEmails ?? allowDuplicateEmails
        settings.enumerationProtection =
          emailPrivacyConfig?.enableImprovedEmailPrivacy ?? settings.enumerationProtection
        return context.json(config())
      })
  }
  return routes
}
