import { emulatorSettings } from '#emulator/settings.ts'
import { parseSettings, type SettingsOf } from '#identity/parse-settings.ts'
import { identitySettings } from '#identity/settings.ts'
import type { Sender } from '#mail/sender.ts'
import { isLoopback } from './http/local-callers.ts'
import { serverSettings } from './settings.ts'

type ServerSettings = SettingsOf<typeof serverSettings>

/** The validated environment. */
export type Settings = ServerSettings & { mailFrom: Sender; identity: SettingsOf<typeof identitySettings> }

/** The only place that reads settings from the environment. Returns them, or one line per problem. */
export function readSettings(
  environment: NodeJS.ProcessEnv,
): { settings: Settings } | { problems: string[] } {
  const server = parseSettings(serverSettings, environment)
  const identity = parseSettings(identitySettings, environment)
  if ('problems' in server || 'problems' in identity) {
    return { problems: [server, identity].flatMap((result) => ('problems' in result ? result.problems : [])) }
  }
  const { settings } = server
  const problems = contradictionsIn(settings)
  if (problems.length > 0) return { problems }
  return {
    settings: {
      ...settings,
      mailFrom: settings.mailFrom ?? defaultSender(settings.publicUrl),
      identity: settings.emulator
        ? { ...identity.settings, ...emulatorDefaults(environment) }
        : identity.settings,
    },
  }
}

function contradictionsIn(settings: ServerSettings): string[] {
  return [
    ...(settings.smtpUrl !== undefined && settings.mailFrom === undefined
      ? ['MAIL_FROM: must say who mails are from, as SMTP_URL is set']
      : []),
    ...(settings.emulator ? exposures(settings) : []),
  ]
}

/** Anyone who can reach the emulator controls every account. */
function exposures({ host, publicUrl, trustedProxies }: ServerSettings): string[] {
  const isPublic = publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname)
  const demands = [
    ...(isLoopback(host) ? [] : ['HOST must be a loopback address']),
    ...(isPublic ? ['PUBLIC_URL must be a loopback address'] : []),
    ...(trustedProxies.length > 0 ? ['TRUST_PROXY must not be set'] : []),
  ]
  return demands.map((demand) => `IDENTITY_TEST_SURFACE: opens every account to everybody, so ${demand}`)
}

/** The emulator's values of the settings that the environment leaves unset. */
function emulatorDefaults(environment: NodeJS.ProcessEnv): Partial<typeof emulatorSettings> {
  const names = Object.keys(emulatorSettings) as (keyof typeof emulatorSettings)[]
  const unset = names.filter((name) => !environment[identitySettings[name].variable])
  return Object.fromEntries(unset.map((name) => [name, emulatorSettings[name]]))
}

/** For mails that are only written to files: without `SMTP_URL` nothing is sent. */
function defaultSender(publicUrl: string | undefined): Sender {
  const host = publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname
  return { name: 'Travel Visit', address: `noreply@${host}` }
}
