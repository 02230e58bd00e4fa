import type { Account } from '#identity/accounts/accounts.ts'

type Provider = {
  providerId: 'password'
  email: string
  federatedId: string
  rawId: string
  displayName?: string
  photoUrl?: string
}

function providersOf({ email, password_hash, display_name, photo_url }: Account): Provider[] {
  if (email === null || password_hash === null) return []
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

export function accountFields(account: Account) {
  return {
    localId: account.id,
    ...(account.email !== null && { email: account.email }),
    emailVerified: account.email_verified === 1,
    ...(account.display_name !== null && { displayName: account.display_name }),
    ...(account.photo_url !== null && { photoUrl: account.photo_url }),
    ...(account.password_hash !== null && { passwordHash: redactedHash }),
    providerUserInfo: providersOf(account),
  }
}

/** Google sends this constant, `REDACTED` in base64, in place of a hash. */
const redactedHash = 'UkVEQUNURUQ='
