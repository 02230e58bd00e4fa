import { maxPasswordBytes } from '../credentials/passwords.ts'
import type { Identity } from '../service.ts'

const nonAlphanumeric = [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~`-+= ']

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
