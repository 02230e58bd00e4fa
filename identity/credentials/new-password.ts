import { type Refusal, refuse } from '../protocol/refusal.ts'
import type { IdentitySettings } from '../settings.ts'
import { isCommonPassword } from './common-passwords.ts'
import { isTooLong, maxPasswordBytes } from './passwords.ts'

/**
 * Why a password is refused, where the protocol has no name for it. The name stands between brackets in the error's text,
 * as that is all the SDK hands on; pages have sentences of their own for it.
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
 * Why a password cannot be set for an account with this e-mail address, if it cannot. Any character is
 * fine, and no mix of them is asked for: NIST SP 800-63B-4, 3.1.1.2.
 */
export function newPasswordRefusal(
  password: string,
  email: string | null | undefined,
  { minPasswordLength, blocklist }: IdentitySettings,
): Refusal | undefined {
  if ([...password].length < minPasswordLength) {
    return refuse('WEAK_PASSWORD', `Password should be at least ${minPasswordLength} characters`)
  }
  if (isTooLong(password)) return refuseFor('PASSWORD_TOO_LONG')
  if (!blocklist) return undefined
  if (isCommonPassword(password)) return refuseFor('COMMON_PASSWORD')
  if (email && isMadeOfEmail(password, email)) return refuseFor('PASSWORD_LIKE_EMAIL')
  return undefined
}

/** Whether next to nothing is left of a password without the address, or without its words, digits and signs. */
function isMadeOfEmail(password: string, email: string): boolean {
  const [localPart = ''] = email.split('@')
  return [email, localPart].some((whole) => isLittleMore(password, whole)) || isMadeOfWords(password, email)
}

/** As where the address is a telephone number. Signs count on neither side. */
function isLittleMore(password: string, whole: string): boolean {
  const [held, text] = [whole, password].map((one) => one.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, ''))
  return Boolean(held && text?.includes(held) && [...text.replaceAll(held, '')].length < 3)
}

function isMadeOfWords(password: string, email: string): boolean {
  const words = email.split(/[^\p{L}\p{M}]+/u).filter((word) => [...word].length >= 3)
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  const text = password.toLowerCase()
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), text)
  return rest !== text && rest.replace(/[^\p{L}\p{M}]/gu, '').length < 3
}
