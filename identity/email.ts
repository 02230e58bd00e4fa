import { z } from 'zod'

/** RFC 5321, 4.5.3.1.3: a path is 256 octets with its angle brackets. */
const longestEmail = 254

const emailSchema = z
  .email({ pattern: z.regexes.unicodeEmail })
  .max(longestEmail)
  .regex(/^\P{C}*$/u)

/** Addresses are stored and compared without regard to case; nothing where it is not an address. */
export function canonicalEmail(text: string): string | undefined {
  const email = text.normalize('NFC').toLowerCase()
  return emailSchema.safeParse(email).success ? email : undefined
}
