import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { z } from 'zod'
import { parseSettings, type Setting, type SettingsOf } from '#identity/parse-settings.ts'
import { identitySettings } from '#identity/settings.ts'
import type { Sender } from '#mail/sender.ts'
import { logLevels } from './log.ts'
import {
  databaseUrl,
  hostedProject,
  hostName,
  json,
  origin,
  port,
  proxies,
  sender,
  smtpUrl,
  tilesUrl,
} from './setting-schemas.ts'

export const serverSettings = {
  host: {
    variable: 'HOST',
    schema: z.string().min(1),
    default: '127.0.0.1',
    meaning: 'where to listen',
  },
  port: {
    variable: 'PORT',
    schema: port,
    default: '8080',
    meaning: 'where to listen; `0` picks a free port',
  },
  dataDir: {
    variable: 'DATA_DIR',
    schema: z.string().min(1),
    default: './data',
    meaning:
      'where accounts, what they keep, signing keys and mails are kept; only the server’s user can read it',
  },
  databaseUrl: {
    variable: 'DATABASE_URL',
    schema: databaseUrl,
    meaning:
      '`postgres://…`: a PostgreSQL server in place of the SQLite file in `DATA_DIR`; a password as in `SMTP_URL`, several hosts separated by commas, a socket as `?host=/run/postgresql`',
  },
  publicUrl: {
    variable: 'PUBLIC_URL',
    schema: origin
      .refine((url) => URL.canParse(url) && new URL(url).pathname === '/', {
        error: 'must be an origin without a path, such as https://www.visit.example',
      })
      .transform((url) => new URL(url).origin),
    meaning:
      'the origin that visitors see, if it isn’t the listening address; with `https://` browsers are told to stay there',
  },
  hostedProject: {
    variable: 'FIREBASE_CONFIG',
    schema: json.pipe(hostedProject),
    meaning:
      'JSON of a hosted Firebase project, which has the accounts: the embedded identity service is left out',
  },
  smtpUrl: {
    variable: 'SMTP_URL',
    schema: smtpUrl,
    meaning:
      '`smtp://` or `smtps://user:password@host:port`: the server that takes the mails; `#`, `/`, `?` and `@` in the password as `%23`, `%2F`, `%3F` and `%40`',
  },
  mailFrom: {
    variable: 'MAIL_FROM',
    schema: sender,
    meaning: 'who mails are from, `Name <address>`; needed with `SMTP_URL`',
  },
  smtpName: {
    variable: 'SMTP_NAME',
    schema: hostName,
    meaning:
      'the name by which this server introduces itself to the mail server (EHLO), if that of `PUBLIC_URL` or, without it, the domain of `MAIL_FROM` won’t do',
  },
  contactEmail: {
    variable: 'CONTACT_EMAIL',
    schema: z.email({ error: 'must be an address such as guide@example.org' }),
    meaning:
      'where visitors write if something is wrong with a temple or an answer; every page then shows it, without it none has a link',
  },
  mapTilesUrl: {
    variable: 'MAP_TILES_URL',
    schema: tilesUrl,
    default: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    meaning:
      'the pictures of the map with streets, which visitors’ browsers fetch once they ask for it; `off` leaves it out',
  },
  mapAttribution: {
    variable: 'MAP_ATTRIBUTION',
    schema: z.string().min(1),
    default: '© OpenStreetMap contributors <https://www.openstreetmap.org/copyright>',
    meaning: 'who is named on these pictures: `Name <address>`, several in a row',
  },
  trustedProxies: {
    variable: 'TRUST_PROXY',
    schema: proxies,
    default: '',
    meaning:
      'the proxies in front, separated by commas: addresses, ranges such as `10.0.0.0/8`, or `loopback`, `linklocal`, `uniquelocal`',
  },
  logLevel: {
    variable: 'LOG_LEVEL',
    schema: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }),
    default: 'info',
    meaning: `what is logged: ${logLevels.map((level) => `\`${level}\``).join(', ')}`,
  },
  metricsHost: {
    variable: 'METRICS_HOST',
    schema: z.string().min(1),
    default: '127.0.0.1',
    meaning: 'where Prometheus may read `/metrics`',
  },
  metricsPort: {
    variable: 'METRICS_PORT',
    schema: port,
    meaning: 'its port; without one nothing is counted, and `0` picks a free one, which the log names',
  },
} satisfies Record<string, Setting>

export type Settings = SettingsOf<typeof serverSettings> & {
  mailFrom: Sender
  smtpName: string
  identity: SettingsOf<typeof identitySettings>
}

export function readSettings(
  environment: NodeJS.ProcessEnv,
): { settings: Settings } | { problems: string[] } {
  const server = parseSettings(serverSettings, environment)
  const identity = parseSettings(identitySettings, environment)
  if ('problems' in server || 'problems' in identity) {
    return { problems: [server, identity].flatMap((result) => ('problems' in result ? result.problems : [])) }
  }
  const { settings } = server
  if (settings.smtpUrl !== undefined && settings.mailFrom === undefined) {
    return { problems: ['MAIL_FROM: must say who mails are from, as SMTP_URL is set'] }
  }
  const mailFrom = settings.mailFrom ?? defaultSender(settings.publicUrl)
  return {
    settings: {
      ...settings,
      mailFrom,
      smtpName: settings.smtpName ?? ownName(settings.publicUrl, mailFrom),
      identity: identity.settings,
    },
  }
}

function defaultSender(publicUrl: string | undefined): Sender {
  const host = publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname
  return { name: 'Travel Visit', address: `noreply@${host}` }
}

/** A mail server may turn away a client whose name is no domain: RFC 5321, 2.3.5. */
function ownName(publicUrl: string | undefined, { address }: Sender): string {
  const host = publicUrl === undefined ? '' : new URL(publicUrl).hostname
  const isName = host.includes('.') && !isIP(host)
  return isName ? host : domainToASCII(address.slice(address.lastIndexOf('@') + 1))
}
