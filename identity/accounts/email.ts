import { domainToASCII, domainToUnicode } from 'node:url'
import { z } from 'zod'
import { trimEnds } from '#text/trim-ends.ts'

/** RFC 5321, 4.5.3.1.3: a path is at most 256 octets, including its angle brackets. */
const longestBytes = 254

/** Excludes the characters that only a quoted local part may hold (RFC 5322, 3.4.1). */
const localPart = /[^\s@"(),:;<>[\]\\\p{C}]{1,64}/u
const letterOrDigit = /[\p{L}\p{M}\p{N}]/u
const label = `${letterOrDigit.source}(?:(?:${letterOrDigit.source}|-)*${letterOrDigit.source})?`

const emailSchema = z
  .string()
  .regex(new RegExp(`^${localPart.source}@(?:${label}\\.)+${label}$`, 'u'))
  .refine((email) => Buffer.byteLength(email) <= longestBytes)

/** Undefined if the text is no address: docs/decisions/012-email-addresses.md. */
export function canonicalEmail(text: string): string | undefined {
  const trimmed = trimEnds(text)
  if (trimmed.length > longestBytes) return undefined
  const email = inLowerCase(trimmed)
  if (!isEmail(email)) return undefined
  if (isPlain(email)) return email
  const domainAt = email.indexOf('@') + 1
  const domain = canonicalDomain(email.slice(domainAt))
  const canonical = `${email.slice(0, domainAt)}${domain}`
  return domain !== undefined && isEmail(canonical) ? canonical : undefined
}

export function canonicalEmailPart(text: string): string {
  return inLowerCase(trimEnds(text)).replace(/[^@]*xn--[^@]*/, (domain) => domainToUnicode(domain) || domain)
}

/** Lower-casing can produce a sequence that has a composed form although the upper-case one had none. */
function inLowerCase(text: string): string {
  return text.normalize('NFC').toLowerCase().normalize('NFC')
}

function isEmail(text: string): boolean {
  return emailSchema.safeParse(text).success
}

function isPlain(email: string): boolean {
  return /^[^@]*@[\x21-\x7e]*$/.test(email) && !email.includes('xn--')
}

function canonicalDomain(domain: string): string | undefined {
  const ascii = domainToASCII(domain)
  const unicode = domainToUnicode(ascii)
  return ascii !== '' && domainToASCII(unicode) === ascii ? unicode : undefined
}
