import { z } from 'zod'
import type { Setting } from '#identity/parse-settings.ts'
import { readSender } from '#mail/sender.ts'
import { isTrustable } from './http/client-address.ts'
import { logLevels } from './log.ts'

const origin = z.url({
  abort: true,
  protocol: /^https?$/,
  error: 'must be an address with http:// or https://',
})

/** The configuration from a Firebase project's console; unknown fields are passed on to the browser. */
const hostedProject = z.looseObject({
  // The SDK puts it between colons in a storage key.
  apiKey: z.string().regex(/^[^:]+$/, { error: 'must be there and hold no colon' }),
  projectId: z.string().min(1),
  /** Another service with the same protocol, instead of Google's. */
  identityUrl: origin.transform((url) => new URL(url).origin).optional(),
})
export type HostedProject = z.infer<typeof hostedProject>

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' })
    return z.NEVER
  }
})

const port = z
  .string()
  .regex(/^\d+$/, { abort: true, error: 'must be a number' })
  .transform(Number)
  .refine((number) => number <= 65_535, { error: 'must be at most 65535' })

const proxies = z
  .string()
  .transform((text) => (text === '' ? [] : text.split(',').map((name) => name.trim())))
  .pipe(
    z.array(
      z.string().refine(isTrustable, {
        error: ({ input }) =>
          `"${input}" is not an address, a range such as 10.0.0.0/8, loopback, linklocal or uniquelocal`,
      }),
    ),
  )

/** Without a query: nodemailer would read options from it, such as one that disables certificate checks. */
const smtpUrl = z
  .url({ abort: true, protocol: /^smtps?$/, error: 'must be an address with smtp:// or smtps://' })
  .refine((url) => /^\w+:\/\/[^/?#]+\/?$/.test(url), { error: 'must name a host and end there' })

const sender = z.string().transform((text, context) => {
  const parsed = readSender(text)
  if (parsed) return parsed
  context.addIssue({ code: 'custom', message: 'must be an address or Name <address>' })
  return z.NEVER
})

/** The operator's settings; those of the identity service are in identity/settings.ts. */
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
    schema: z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address with postgres://' }),
    meaning: '`postgres://…`: a PostgreSQL server in place of the SQLite file in `DATA_DIR`',
  },
  publicUrl: {
    variable: 'PUBLIC_URL',
    schema: origin
      .refine((url) => URL.canParse(url) && new URL(url).pathname === '/', {
        error: 'must be an origin without a path',
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
    meaning: '`smtp://` or `smtps://user:password@host:port`: the server that takes the mails',
  },
  mailFrom: {
    variable: 'MAIL_FROM',
    schema: sender,
    meaning: 'who mails are from, `Name <address>`; needed with `SMTP_URL`',
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
  emulator: {
    variable: 'IDENTITY_TEST_SURFACE',
    schema: z.enum(['0', '1'], { error: 'must be 1 or 0' }).transform((text) => text === '1'),
    default: '0',
    meaning:
      '`1`: what test suites for the Firebase emulator ask for, [docs/emulator.md](emulator.md); on a loopback address only',
  },
} satisfies Record<string, Setting>
