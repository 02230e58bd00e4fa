import { z } from 'zod'
import { readPostgresAddress } from '#database/postgres-address.ts'
import { wholeNumber } from '#identity/parse-settings.ts'
import { readSender } from '#mail/sender.ts'
import { isTrustable } from './http/client-address.ts'

export const origin = z.url({
  abort: true,
  protocol: /^https?$/,
  error: 'must be an address with http:// or https://',
})

const apiKeyError = { error: 'must be there and hold no colon' }
const projectIdError = { error: 'must be there' }

/** From a Firebase project's console; unknown fields are passed on to the browser. */
export const hostedProject = z.looseObject(
  {
    // The SDK puts the key between colons in a storage key.
    apiKey: z.string(apiKeyError).regex(/^[^:]+$/, apiKeyError),
    projectId: z.string(projectIdError).min(1, projectIdError),
    identityUrl: origin.transform((url) => new URL(url).origin).optional(),
  },
  { error: 'must be an object with apiKey and projectId' },
)
export type HostedProject = z.infer<typeof hostedProject>

export const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    context.addIssue({
      code: 'custom',
      message: 'must be JSON: what the project’s console shows as firebaseConfig, with quoted names',
    })
    return z.NEVER
  }
})

/** Its host has no changing part, such as {s}, and nothing that a policy would read as its own: pages' policies name it. */
const tilesAddress = /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?\/\S*$/i

export const tilesUrl = z
  .string()
  .refine(
    (url) =>
      url === 'off' ||
      (tilesAddress.test(url) &&
        URL.canParse(url) &&
        ['{z}', '{x}', '{y}'].every((part) => url.includes(part)) &&
        !/\{(?![xyzr]\})/.test(url)),
    {
      error:
        'must be off or an address with http:// or https://, whose path has {z}, {x} and {y}, and {r} or no other part in braces',
    },
  )

export const port = wholeNumber(0, 65_535)

export const proxies = z
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

/** Otherwise the beginning of the password would be read as a port, which messages name. */
function withEscapedPassword(url: string): boolean {
  return !/[/?#].*@/.test(afterScheme(url))
}

const unescaped = {
  abort: true,
  error: 'must have %23 in place of #, %2F of /, %3F of ? and %40 of @ in the user and the password',
}

/** Without a query: nodemailer would read options from it, such as one that disables certificate checks. */
export const smtpUrl = z
  .string()
  .regex(/^smtps?:/i, { abort: true, error: 'must be an address with smtp:// or smtps://' })
  .refine(withEscapedPassword, unescaped)
  .refine((url) => URL.canParse(url) && /^[^/?#]+\/?$/.test(afterScheme(url)), {
    error: 'must name a host, with a port if it has another than usual, and end there',
  })

export const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { abort: true, error: 'must be an address with postgres://' })
  .refine(withEscapedPassword, unescaped)
  .superRefine((url, context) => {
    const address = readPostgresAddress(url)
    if ('problem' in address) context.addIssue({ code: 'custom', message: address.problem })
  })

function afterScheme(url: string): string {
  return url.replace(/^\w+:(\/\/)?/, '')
}

export const hostName = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, {
  error: 'must be a full host name such as www.visit.example',
})

export const sender = z.string().transform((text, context) => {
  const parsed = readSender(text)
  if (parsed) return parsed
  context.addIssue({ code: 'custom', message: 'must be an address or Name <address>' })
  return z.NEVER
})
