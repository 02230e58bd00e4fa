import { maxPasswordBytes } from '../credentials/passwords.ts'
import type { Identity } from '../service.ts'

/** What a policy may ask for; ours asks for none of them. */
const nonAlphanumeric = [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~`-+= ']

/** `passwordPolicy`: what the SDK's `validatePassword` checks before anything is sent. */
export function passwordPolicy({ settings }: Identity) {
  return {
    schemaVersion: 1,
    customStrengthOptions: {
      minPasswordLength: settings.minPasswordLength,
      maxPasswordLength: maxPasswordBytes,
    },
    allowedNonAlphanumericCharacters: nonAlphanumeric,
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin: false,
  }
}
