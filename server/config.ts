import { z } from 'zod'
import {
  type Argon2Cost,
  isAffordableCost,
  isOwaspCost,
  readArgon2Cost,
} from '#identity/credentials/argon2-hash.ts'
import { defaultSettings, emulatorSettings } from '#identity/settings.ts'
import { readSender, type Sender } from '#mail/sender.ts'
import { isTrustable } from './client-address.ts'
import { isLoopback } from './local-callers.ts'
import { type LogLevel, logLevels } from './log.ts'

/** What the environment says, checked. */
export type Config = {
  host: string
  /** 0 picks a free one. */
  port: number
  dataDir: string
  /** A PostgreSQL server in place of the SQLite file. */
  databaseUrl: string | undefined
  /** The origin that visitors see, where it is not the listening address. */
  publicUrl: string | undefined
  /** A hosted project: the embedded identity service is left out. */
  hostedProject: HostedProject | undefined
  /** Addresses, CIDR ranges and names of ranges whose forwarding headers are believed. */
  trustedProxies: readonly string[]
  logLevel: LogLevel
  mail: {
    /** The server that takes the mails; without one they are written into the data folder. */
    smtpUrl: string | undefined
    from: Sender
  }
  /** Where Prometheus may ask; nowhere unless a port is named. */
  metrics: { host: string; port: number } | undefined
  identity: {
    minPasswordLength: number
    passwordCost: Argon2Cost
    enumerationProtection: boolean
    blocklist: boolean
    throttle: boolean
    testSurface: boolean
    authorizedDomains: readonly string[] | undefined
  }
}

const origin = z.url({
  abort: true,
  protocol: /^https?$/,
  error: 'must be an address with http:// or https://',
})

/** The configuration that a Firebase project's console shows; fields we do not know go to the browser as they are. */
const hostedProjectSchema = z.looseObject({
  // The SDK puts it between colons in the browser's storage.
  apiKey: z.string().regex(/^[^:]+$/, { error: 'must be there and hold no colon' }),
  projectId: z.string().min(1),
  /** Another service that speaks the protocol, in place of Google's. */
  identityUrl: origin.transform((url) => new URL(url).origin).optional(),
})
export type HostedProject = z.infer<typeof hostedProjectSchema>

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

const listed = z.string().transform((text) => text.split(',').map((name) => name.trim()))

const onOrOff = z
  .enum(['on', 'off'], { error: 'must be on or off' })
  .transform((text) => text === 'on')
  .optional()

/** As a PHC string names it, so that `19456` is KiB: `m=19456,t=2,p=1`. */
const argon2Cost = z.string().transform((text, context): Argon2Cost => {
  const cost = readArgon2Cost(text)
  if (cost && isAffordableCost(cost) && isOwaspCost(cost)) return cost
  const message = cost
    ? 'must be at least what OWASP asks for, such as m=19456,t=2,p=1, and at most m=262144,t=64,p=16'
    : 'must be a cost such as m=19456,t=2,p=1'
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

/** Without a query: nodemailer would take options from it, such as one that switches certificates off. */
const smtpUrl = z
  .url({ abort: true, protocol: /^smtps?$/, error: 'must be an address with smtp:// or smtps://' })
  .refine((url) => /^\w+:\/\/[^/?#]+\/?$/.test(url), { error: 'must name a host and end there' })

const sender = z.string().transform((text, context) => {
  const read = readSender(text)
  if (read) return read
  context.addIssue({ code: 'custom', message: 'must be an address or Name <address>' })
  return z.NEVER
})

const variables = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(8080),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address with postgres://' })
    .optional(),
  PUBLIC_URL: origin
    .refine((url) => URL.canParse(url) && new URL(url).pathname === '/', {
      error: 'must be an origin without a path',
    })
    .transform((url) => new URL(url).origin)
    .optional(),
  FIREBASE_CONFIG: json.pipe(hostedProjectSchema).optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: sender.optional(),
  TRUST_PROXY: listed
    .pipe(
      z.array(
        z.string().refine(isTrustable, {
          error: ({ input }) =>
            `"${input}" is no address, no range such as 10.0.0.0/8, and not loopback, linklocal or uniquelocal`,
        }),
      ),
    )
    .default([]),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
  IDENTITY_MIN_PASSWORD_LENGTH: z.coerce
    .number({ error: 'must be a number' })
    .int()
    .min(6, { error: 'must be at least 6' })
    .max(128)
    .optional(),
  IDENTITY_PASSWORD_COST: argon2Cost.optional(),
  IDENTITY_ENUMERATION_PROTECTION: onOrOff,
  IDENTITY_PASSWORD_BLOCKLIST: onOrOff,
  IDENTITY_THROTTLE: onOrOff,
  IDENTITY_TEST_SURFACE: z
    .enum(['0', '1'], { error: 'must be 1 or 0' })
    .transform((text) => text === '1')
    .default(false),
  IDENTITY_AUTHORIZED_DOMAINS: z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim().toLowerCase()))
    .pipe(z.array(z.string().regex(/^[a-z0-9.-]+$/, { error: 'must be host names between commas' })))
    .optional(),
})

/** Whoever reaches the test surface owns every account. */
const environmentSchema = variables
  .superRefine(({ IDENTITY_TEST_SURFACE, HOST, PUBLIC_URL, TRUST_PROXY }, context) => {
    if (!IDENTITY_TEST_SURFACE) return
    const isPublic = PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname)
    const demands = [
      ...(isLoopback(HOST) ? [] : ['HOST must be a loopback address']),
      ...(isPublic ? ['PUBLIC_URL must be a loopback address'] : []),
      ...(TRUST_PROXY.length > 0 ? ['TRUST_PROXY must not be set'] : []),
    ]
    for (const demand of demands) {
      context.addIssue({
        code: 'custom',
        path: ['IDENTITY_TEST_SURFACE'],
        message: `opens every account to everybody, so ${demand}`,
      })
    }
  })
  .refine((set) => set.SMTP_URL === undefined || set.MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    error: 'must say who mails are from, as SMTP_URL is set',
  })

/** The only place that reads the environment. Either the configuration, or a line for each thing wrong. */
export function readConfig(environment: NodeJS.ProcessEnv): { config: Config } | { problems: string[] } {
  // An empty variable is what `NAME= npm start` and compose files leave behind; it means "not set".
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const reading = environmentSchema.safeParse(set)
  if (!reading.success) return { problems: reading.error.issues.map(problemLine) }
  const { data } = reading
  const defaults = { ...defaultSettings, ...(data.IDENTITY_TEST_SURFACE && emulatorSettings) }
  return {
    config: {
      host: data.HOST,
      port: data.PORT,
      dataDir: data.DATA_DIR,
      databaseUrl: data.DATABASE_URL,
      publicUrl: data.PUBLIC_URL,
      hostedProject: data.FIREBASE_CONFIG,
      trustedProxies: data.TRUST_PROXY,
      logLevel: data.LOG_LEVEL,
      mail: { smtpUrl: data.SMTP_URL, from: data.MAIL_FROM ?? defaultSender(data.PUBLIC_URL) },
      metrics:
        data.METRICS_PORT === undefined ? undefined : { host: data.METRICS_HOST, port: data.METRICS_PORT },
      identity: {
        minPasswordLength: data.IDENTITY_MIN_PASSWORD_LENGTH ?? defaults.minPasswordLength,
        passwordCost: data.IDENTITY_PASSWORD_COST ?? defaults.passwordCost,
        enumerationProtection: data.IDENTITY_ENUMERATION_PROTECTION ?? defaults.enumerationProtection,
        blocklist: data.IDENTITY_PASSWORD_BLOCKLIST ?? defaults.blocklist,
        throttle: data.IDENTITY_THROTTLE ?? defaults.throttle,
        testSurface: data.IDENTITY_TEST_SURFACE,
        authorizedDomains: data.IDENTITY_AUTHORIZED_DOMAINS,
      },
    },
  }
}

/** Good enough for mails that nobody is sent. */
function defaultSender(publicUrl: string | undefined): Sender {
  const host = publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname
  return { name: 'Travel Visit', address: `noreply@${host}` }
}

function problemLine({ path: [variable, ...inside], message }: z.core.$ZodIssue): string {
  const field = inside.filter((part) => typeof part === 'string').join('.')
  return `${String(variable)}: ${field === '' ? '' : `${field}: `}${message}`
}
