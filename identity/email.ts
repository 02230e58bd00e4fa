import { z } from 'zod'

/** RFC 5321, 4.5.3.1.3: a path is 256 octets with its angle brackets. */
const longestBytes = 254

/** What stands before the @, without the characters that only a quoted local part may hold (RFC 5322, 3.4.1). */
const localPart = /[^\s@"(),:;<>[\]\\\p{C}]{1,64}/u
const letterOrDigit = /[\p{L}\p{M}\p{N}]/u
const label = `${letterOrDigit.source}(?:(?:${letterOrDigit.source}|-)*${letterOrDigit.source})?`

const emailSchema = z
  .string()
  .regex(new RegExp(`^${localPart.source}@(?:${label}\\.)+${label}$`, 'u'))
  .refine((email) => Buffer.byteLength(email) <= longestBytes)

/** Addresses are stored and compared without regard to case; nothing where it is not an address. */
export function canonicalEmail(text: string): string | undefined {
  // Nothing longer is worth matching.
  if (text.length > longestBytes) return undefined
  // A capital letter may have a lower-case one that is composed where it is not.
  const email = text.normalize('NFC').toLowerCase().normalize('NFC')
  return emailSchema.safeParse(email).success ? email : undefined
}
