import { canonicalPassword } from '#text/canonical-password.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { IdentitySettings } from '../settings.ts'
import { isCommonPassword } from './common-passwords.ts'
import { isTooLong, maxPasswordBytes } from './passwords.ts'

/**
 * Reasons for a refusal that the protocol has no names for. Each name is appended to the error's text in brackets,
 * since the SDK passes on nothing else; pages have their own sentences for them.
 */
export const passwordReasons = {
  PASSWORD_TOO_LONG: {
    refusal: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
    text: `Missing password requirements: [Password may contain at most ${maxPasswordBytes} bytes]`,
  },
  COMMON_PASSWORD: {
    refusal: 'WEAK_PASSWORD',
    text: 'Password is one of the most common ones, which are tried first',
  },
  PASSWORD_LIKE_EMAIL: {
    refusal: 'WEAK_PASSWORD',
    text: 'Password should hold more than the words of the e-mail address',
  },
} as const

function refuseFor(reason: keyof typeof passwordReasons): Refusal {
  const { refusal, text } = passwordReasons[reason]
  return refuse(refusal, `${text} [${reason}]`)
}

/**
 * Why this password can't be set for an account with this email, or undefined. Any characters are allowed and no mix is
 * required: NIST SP 800-63B-4, 3.1.1.2.
 */
export function newPasswordRefusal(
  typed: string,
  email: string | null | undefined,
  { minPasswordLength, blocklist }: IdentitySettings,
): Refusal | undefined {
  const password = canonicalPassword(typed)
  if ([...password].length < minPasswordLength) {
    return refuse('WEAK_PASSWORD', `Password should be at least ${minPasswordLength} characters`)
  }
  if (isTooLong(password)) return refuseFor('PASSWORD_TOO_LONG')
  if (!blocklist) return undefined
  // Lower-casing can take a letter apart.
  const lowered = canonicalPassword(password.toLowerCase())
  if (isCommonPassword(lowered)) return refuseFor('COMMON_PASSWORD')
  if (email && isMadeOfEmail(lowered, email)) return refuseFor('PASSWORD_LIKE_EMAIL')
  return undefined
}

/**
 * Whether almost nothing is left of a password, in lower case, without the address, or without its words, digits and
 * punctuation.
 */
function isMadeOfEmail(password: string, email: string): boolean {
  const [localPart = ''] = email.split('@')
  return [email, localPart].some((whole) => isLittleMore(password, whole)) || isMadeOfWords(password, email)
}

/** For example where the address is a phone number. Ignores punctuation on both sides. */
function isLittleMore(password: string, whole: string): boolean {
  const [held, text] = [whole, password].map((one) => one.replace(/[^\p{L}\p{M}\p{N}]/gu, ''))
  return Boolean(held && text?.includes(held) && [...text.replaceAll(held, '')].length < 3)
}

function isMadeOfWords(password: string, email: string): boolean {
  const words = email.split(/[^\p{L}\p{M}]+/u).filter((word) => [...word].length >= 3)
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), password)
  return rest !== password && rest.replace(/[^\p{L}\p{M}]/gu, '').length < 3
}
