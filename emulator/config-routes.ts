import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { answer } from '#identity/protocol/answer.ts'
import { errorAnswer, refusalAnswer } from '#identity/protocol/error-answer.ts'
import { notServedDetail } from '#identity/protocol/not-served.ts'
import { type Refusal, refuse } from '#identity/protocol/refusal.ts'
import type { Identity } from '#identity/service.ts'
import { requireApiKeyUnlessOwner } from './owner/request.ts'
import { refuseOthersInProjects } from './owner/routes.ts'

const flag = z.boolean().optional()
const changeSchema = z.strictObject({
  signIn: z.strictObject({ allowDuplicateEmails: flag }).optional(),
  emailPrivacyConfig: z.strictObject({ enableImprovedEmailPrivacy: flag }).optional(),
  blockingFunctions: z
    .strictObject({
      triggers: z.record(z.string(), z.unknown()).optional(),
      forwardInboundCredentials: z
        .object({ idToken: flag, accessToken: flag, refreshToken: flag })
        .optional(),
    })
    .optional(),
})
type Change = z.infer<typeof changeSchema>

/**
 * The emulator's switches, kept until the service stops. The emulator's own path is open to anyone, Google's project
 * configuration only to the owner.
 */
export function configRoutes({ settings }: Identity): Hono {
  // These have no effect here, but suites expect to read back what they set.
  let allowDuplicateEmails = false
  let blockingFunctions: Change['blockingFunctions'] = {}
  const config = () => ({
    signIn: { allowDuplicateEmails },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: settings.enumerationProtection },
  })
  const wholeConfig = () => ({ ...config(), blockingFunctions })

  const ownConfig = '/emulator/v1/projects/:project/config'
  const routes = new Hono()
    .get(ownConfig, () => answer(config()))
    .patch(ownConfig, async (context) => {
      const change = await readChange(context)
      if (change instanceof Response) return change
      const { signIn, emailPrivacyConfig } = change
      allowDuplicateEmails = signIn?.allowDuplicateEmails ?? allowDuplicateEmails
      settings.enumerationProtection =
        emailPrivacyConfig?.enableImprovedEmailPrivacy ?? settings.enumerationProtection
      return answer(config())
    })
  for (const prefix of ['', '/identitytoolkit.googleapis.com']) {
    const path = `${prefix}/v2/projects/:project/config`
    routes
      .use(path, requireApiKeyUnlessOwner, refuseOthersInProjects)
      .get(path, () => answer(wholeConfig()))
      .patch(path, async (context) => {
        const change = await readChange(context)
        if (change instanceof Response) return change
        const changes = isNamedIn(context.req.query('updateMask'))
        if (changes('signIn')) allowDuplicateEmails = change.signIn?.allowDuplicateEmails ?? false
        if (changes('emailPrivacyConfig')) {
          settings.enumerationProtection = change.emailPrivacyConfig?.enableImprovedEmailPrivacy ?? false
        }
        if (changes('blockingFunctions')) blockingFunctions = change.blockingFunctions ?? {}
        return answer(wholeConfig())
      })
  }
  return routes
}

async function readChange(context: Context): Promise<Change | Response> {
  const parsed = changeSchema.safeParse(await context.req.json().catch(() => undefined))
  if (!parsed.success) {
    const unknown = parsed.error.issues.find((issue) => issue.code === 'unrecognized_keys')?.keys[0]
    return unknown === undefined
      ? errorAnswer(context, 400, 'Invalid JSON payload received.', 'INVALID_ARGUMENT')
      : refusalAnswer(context, refuse('OPERATION_NOT_ALLOWED', notServedDetail(unknown)))
  }
  const refusal = triggersRefusal(parsed.data.blockingFunctions?.triggers ?? {})
  return refusal ? refusalAnswer(context, refusal) : parsed.data
}

const triggerSchema = z.object({ functionUri: z.url() })

/** None would ever be called, so all are refused. */
function triggersRefusal(triggers: Record<string, unknown>): Refusal | undefined {
  const [first] = Object.entries(triggers)
  if (!first) return undefined
  const [event, trigger] = first
  if (event !== 'beforeCreate' && event !== 'beforeSignIn') {
    return refuse('INVALID_BLOCKING_FUNCTION', 'There is no such event.')
  }
  return triggerSchema.safeParse(trigger).success
    ? refuse('OPERATION_NOT_ALLOWED')
    : refuse('INVALID_BLOCKING_FUNCTION', 'The address has to be absolute, with a scheme and a host.')
}

/** A mask is a comma-separated list of groups or their fields; no mask means everything. */
function isNamedIn(mask: string | undefined): (group: string) => boolean {
  const groups = mask?.split(',').map((name) => name.trim().split('.')[0])
  return (group) => groups?.includes(group) ?? true
}
