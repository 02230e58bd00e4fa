import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Identity } from '../identity.ts'
import { errorAnswer, refusalAnswer } from '../protocol/error-answer.ts'
import { refuse } from '../protocol/refusal.ts'
import { requireApiKeyUnlessOwner } from './admin-request.ts'
import { refuseOthersInProjects } from './admin-routes.ts'

const flag = z.boolean().optional()
const configSchema = z.object({
  signIn: z.object({ allowDuplicateEmails: flag }).optional(),
  emailPrivacyConfig: z.object({ enableImprovedEmailPrivacy: flag }).optional(),
  blockingFunctions: z.looseObject({}).optional(),
})
type ConfigChange = z.infer<typeof configSchema>

/**
 * The emulator's switches, which hold until the service stops. Anybody may turn them at the emulator's own address,
 * the owner at the one that Google's project configuration has.
 */
export function configRoutes({ settings }: Identity): Hono {
  // Concerns other sites' accounts, of which there are none here; suites expect it to be kept.
  let allowDuplicateEmails = false
  const config = () => ({
    signIn: { allowDuplicateEmails },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: settings.enumerationProtection },
  })
  // None is ever called here.
  const wholeConfig = () => ({ ...config(), blockingFunctions: {} })

  const ownConfig = '/emulator/v1/projects/:project/config'
  const routes = new Hono()
    .get(ownConfig, (context) => context.json(config()))
    .patch(ownConfig, async (context) => {
      const change = await readChange(context)
      if ('refused' in change) return change.refused
      const { signIn, emailPrivacyConfig } = change
      allowDuplicateEmails = signIn?.allowDuplicateEmails ?? allowDuplicateEmails
      settings.enumerationProtection =
        emailPrivacyConfig?.enableImprovedEmailPrivacy ?? settings.enumerationProtection
      return context.json(config())
    })
  for (const path of [
    '/v2/projects/:project/config',
    '/identitytoolkit.googleapis.com/v2/projects/:project/config',
  ]) {
    routes
      .use(path, requireApiKeyUnlessOwner, refuseOthersInProjects)
      .get(path, (context) => context.json(wholeConfig()))
      .patch(path, async (context) => {
        const change = await readChange(context)
        if ('refused' in change) return change.refused
        const changes = isNamedIn(context.req.query('updateMask'))
        if (changes('signIn.allowDuplicateEmails')) {
          allowDuplicateEmails = change.signIn?.allowDuplicateEmails ?? false
        }
        if (changes('emailPrivacyConfig.enableImprovedEmailPrivacy')) {
          settings.enumerationProtection = change.emailPrivacyConfig?.enableImprovedEmailPrivacy ?? false
        }
        return context.json(wholeConfig())
      })
  }
  return routes
}

async function readChange(context: Context): Promise<ConfigChange | { refused: Response }> {
  const reading = configSchema.safeParse(await context.req.json().catch(() => undefined))
  if (!reading.success)
    return { refused: errorAnswer(context, 400, 'Invalid JSON payload received.', 'INVALID_ARGUMENT') }
  if (Object.keys(reading.data.blockingFunctions ?? {}).length > 0)
    return { refused: refusalAnswer(context, refuse('OPERATION_NOT_ALLOWED')) }
  return reading.data
}

/** A mask lists fields, or what they are in, between commas; without one everything is meant. */
function isNamedIn(mask: string | undefined): (field: string) => boolean {
  const named = mask?.split(',').map((name) => name.trim())
  return (field) => !named || named.some((name) => field === name || field.startsWith(`${name}.`))
}
