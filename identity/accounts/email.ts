import { domainToASCII, domainToUnicode } from 'node:url'
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

/**
 * The one form in which an address is stored and compared: in lower case, its domain in its own script. Nothing where it
 * is not an address.
 */
export function canonicalEmail(text: string): string | undefined {
  // Nothing longer is worth matching.
  if (text.length > longestBytes) return undefined
  // A capital letter may have a lower-case one that is composed where it is not.
  const email = text.normalize('NFC').toLowerCase().normalize('NFC')
  if (!isEmail(email)) return undefined
  if (isPlain(email)) return email
  const domainAt = email.indexOf('@') + 1
  const domain = canonicalDomain(email.slice(domainAt))
  const canonical = `${email.slice(0, domainAt)}${domain}`
  return domain !== undefined && isEmail(canonical) ? canonical : undefined
}

function isEmail(text: string): boolean {
  return emailSchema.safeParse(text).success
}

/** Most addresses have one form alone. */
function isPlain(email: string): boolean {
  return /^[^@]*@[\x21-\x7e]*$/.test(email) && !email.includes('xn--')
}

/**
 * Mails to `ｅx.test` go to `ex.test`, and Chrome sends `उदाहरण.भारत` as `xn--p1b6ci4b4b3a.xn--h2brj9c` (UTS 46): whoever
 * has the one has the other. Nothing where a domain can't be told apart from its other forms.
 */
function canonicalDomain(domain: string): string | undefined {
  const ascii = domainToASCII(domain)
  const unicode = domainToUnicode(ascii)
  return ascii !== '' && domainToASCII(unicode) === ascii ? unicode : undefined
}
