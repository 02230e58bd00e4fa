import { isTooLong, maxPasswordBytes } from './passwords.ts'
import { type Refusal, refuse } from './protocol/refusal.ts'
import type { IdentitySettings } from './settings.ts'

/** Why a password cannot be set, if it cannot. Any character is fine, and no mix of them is asked for. */
export function newPasswordRefusal(password: string, settings: IdentitySettings): Refusal | undefined {
  if ([...password].length < settings.minPasswordLength) {
    return refuse('WEAK_PASSWORD', `Password should be at least ${settings.minPasswordLength} characters`)
  }
  if (isTooLong(password)) {
    return refuse(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
      `Missing password requirements: [Password may contain at most ${maxPasswordBytes} bytes]`,
    )
  }
  return undefined
}
