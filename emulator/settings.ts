import type { IdentitySettings } from '#identity/settings.ts'

/** Defaults that match the Firebase emulator. */
export const emulatorSettings = {
  minPasswordLength: 6,
  blocklist: false,
  enumerationProtection: false,
  throttle: false,
} satisfies Partial<IdentitySettings>
