import type { Account } from './accounts.ts'

type Provider = {
  providerId: 'password'
  email: string
  federatedId: string
  rawId: string
  displayName?: string
  photoUrl?: string
}

/** What the SDK shows as `providerData`. */
export function providersOf({ email, display_name, photo_url }: Account): Provider[] {
  if (email === null) return []
  return [
    {
      providerId: 'password',
      email,
      federatedId: email,
      rawId: email,
      ...(display_name !== null && { displayName: display_name }),
      ...(photo_url !== null && { photoUrl: photo_url }),
    },
  ]
}

/** Google sends this constant, "REDACTED" in base64, in place of every hash. */
export const redactedHash = 'UkVEQUNURUQ='
