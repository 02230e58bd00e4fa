import type { Account } from '#identity/accounts/accounts.ts'

/**
 * The format of the Firebase CLI's `auth:export` (times are milliseconds, as text) with four more fields.
 * https://firebase.google.com/docs/cli/auth
 */
export function exportedAccount(account: Account, visits: string | null) {
  return {
    localId: account.id,
    ...(account.email !== null && { email: account.email }),
    emailVerified: account.email_verified === 1,
    ...(account.password_hash !== null && { passwordHash: base64(account.password_hash) }),
    ...(account.display_name !== null && { displayName: account.display_name }),
    ...(account.photo_url !== null && { photoUrl: account.photo_url }),
    lastSignedInAt: String(account.last_login_at),
    createdAt: String(account.created_at),
    disabled: account.disabled === 1,
    ...(account.custom_attributes !== null && { customAttributes: account.custom_attributes }),
    providerUserInfo: [],
    ...(account.password_updated_at !== null && { passwordUpdatedAt: String(account.password_updated_at) }),
    validSince: String(account.valid_since),
    ...(account.initial_email !== null && { initialEmail: account.initial_email }),
    ...(visits !== null && { visits: JSON.parse(visits) as object }),
  }
}

/** The whole PHC string, in base64 because the format expects bytes. */
function base64(passwordHash: string): string {
  return Buffer.from(passwordHash).toString('base64')
}
