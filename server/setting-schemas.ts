import { z } from 'zod'
import { readSender } from '#mail/sender.ts'
import { isTrustable } from './http/client-address.ts'

// What the values of settings may be.

export const origin = z.url({
  abort: true,
  protocol: /^https?$/,
  error: 'must be an address with http:// or https://',
})

/** The configuration from a Firebase project's console; unknown fields are passed on to the browser. */
export const hostedProject = z.looseObject({
  // The SDK puts it between colons in a storage key.
  apiKey: z.string().regex(/^[^:]+$/, { error: 'must be there and hold no colon' }),
  projectId: z.string().min(1),
  /** Another service with the same protocol, instead of Google's. */
  identityUrl: origin.transform((url) => new URL(url).origin).optional(),
})
export type HostedProject = z.infer<typeof hostedProject>

export const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' })
    return z.NEVER
  }
})

export const port = z
  .string()
  .regex(/^\d+$/, { abort: true, error: 'must be a number' })
  .transform(Number)
  .refine((number) => number <= 65_535, { error: 'must be at most 65535' })

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

/** Without a query: nodemailer would read options from it, such as one that disables certificate checks. */
export const smtpUrl = z
  .string()
  .regex(/^smtps?:/i, { abort: true, error: 'must be an address with smtp:// or smtps://' })
  .refine((url) => !/[/?#].*@/.test(afterScheme(url)), {
    abort: true,
    error: 'must have %23 in place of #, %2F of / and %3F of ? in the user and the password',
  })
  .refine((url) => URL.canParse(url) && /^[^/?#]+\/?$/.test(afterScheme(url)), {
    error: 'must name a host, with a port if it has another than usual, and end there',
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
