import { maxPasswordBytes } from '#identity/credentials/passwords.ts'
import type { Identity } from '#identity/service.ts'

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
