import type { IdentitySettings } from '#identity/settings.ts'

/** The defaults of what an operator may choose, as the Firebase emulator behaves. */
export const emulatorSettings = {
  minPasswordLength: 6,
  blocklist: false,
  enumerationProtection: false,
  throttle: false,
} satisfies Partial<IdentitySettings>
