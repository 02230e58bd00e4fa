import type { Account } from '../accounts/accounts.ts'
import { argon2CostOf } from '../credentials/argon2-hash.ts'

/**
 * The existing account, plus what only the file knows: a password, or that the address was confirmed. A name, picture
 * or claims missing here may have been removed here, so these stay missing.
 */
export function filledAccount(existing: Account, imported: Account): Account {
  if (existing.email === null || existing.email !== imported.email) return existing
  const lacksPassword = existing.password_hash === null && !isCredentialNewer(existing, imported)
  return {
    ...(lacksPassword ? withPassword(existing, imported) : existing),
    email_verified: existing.email_verified === 1 ? 1 : imported.email_verified,
  }
}

/**
 * The account as the file has it, except for what has happened to its credential here since: a change, confirmation or
 * removal of the address, a new or rehashed password, a sign-in, or disabling.
 */
export function overwrittenAccount(existing: Account, imported: Account): Account {
  const credential = isCredentialNewer(existing, imported)
    ? existing
    : withPassword(imported, newerPassword(existing, imported))
  const isVerified = [existing, imported].some(
    (one) => one.email === credential.email && one.email_verified === 1,
  )
  return {
    ...imported,
    email: credential.email,
    initial_email: credential.initial_email,
    email_verified: isVerified ? 1 : 0,
    password_hash: credential.password_hash,
    password_updated_at: credential.password_updated_at,
    valid_since: credential.valid_since,
    disabled: existing.disabled === 1 ? 1 : imported.disabled,
    created_at: existing.created_at,
    last_login_at: Math.max(existing.last_login_at, imported.last_login_at),
  }
}

function withPassword(account: Account, { password_hash, password_updated_at }: Account): Account {
  return { ...account, password_hash, password_updated_at }
}

/** Every change of a credential sets `valid_since`, except removing it. */
function isCredentialNewer(existing: Account, imported: Account): boolean {
  if (existing.valid_since === imported.valid_since) return existing.email === null
  return existing.valid_since > imported.valid_since
}

/** The account whose password wins. Signing in rehashes an imported password; a file without one removes none. */
function newerPassword(existing: Account, imported: Account): Account {
  if (imported.password_hash === null) return imported.email === null ? imported : existing
  if (existing.valid_since !== imported.valid_since || existing.password_hash === null) return imported
  return argon2CostOf(existing.password_hash) ? existing : imported
}
