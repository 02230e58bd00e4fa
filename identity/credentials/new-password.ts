import { type Refusal, refuse } from '#identity/refusal.ts'
import type { IdentitySettings } from '#identity/settings.ts'
import { canonicalPassword } from '#text/canonical-password.ts'
import { isCommonPassword } from './common-passwords.ts'
import { isExcessive, isTooLong, maxPasswordBytes } from './passwords.ts'

/** The SDK passes on nothing but the text, so pages know a reason by the name in brackets at its end. */
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

/** Any characters are allowed and no mix is required: NIST SP 800-63B-4, 3.1.1.2. */
export function newPasswordRefusal(
  typed: string,
  email: string | null | undefined,
  { minPasswordLength, blocklist }: IdentitySettings,
): Refusal | undefined {
  if (isExcessive(typed)) return refuseFor('PASSWORD_TOO_LONG')
  const password = canonicalPassword(typed)
  if ([...password].length < minPasswordLength) {
    return refuse('WEAK_PASSWORD', `Password should be at least ${minPasswordLength} characters`)
  }
  if (isTooLong(password)) return refuseFor('PASSWORD_TOO_LONG')
  if (!blocklist) return undefined
  // Lower-casing can take a composed letter apart.
  const lowered = canonicalPassword(password.toLowerCase())
  if (isCommonPassword(lowered)) return refuseFor('COMMON_PASSWORD')
  if (email && isMadeOfEmail(lowered, email)) return refuseFor('PASSWORD_LIKE_EMAIL')
  return undefined
}

function isMadeOfEmail(password: string, email: string): boolean {
  const [localPart = ''] = email.split('@')
  return [email, localPart].some((whole) => isLittleMore(password, whole)) || isMadeOfWords(password, email)
}

/** It also finds an address that is a phone number. */
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
