import type { Account } from '../accounts/accounts.ts'
import { argon2CostOf } from '../credentials/argon2-hash.ts'

/**
 * The existing account, plus what only the file knows: a password, or that the address was confirmed. A name, picture
 * or claims missing here may have been removed here, so these stay missing.
 */
export function filledAccount(here: Account, file: Account): Account {
  if (here.email === null || here.email !== file.email) return here
  const lacksPassword = here.password_hash === null && !isCredentialNewer(here, file)
  return {
    ...(lacksPassword ? withPassword(here, file) : here),
    email_verified: here.email_verified === 1 ? 1 : file.email_verified,
  }
}

/**
 * The account as the file has it, except for what has happened to its credential here since: a change, confirmation or
 * removal of the address, a new or rehashed password, a sign-in, or disabling.
 */
export function overwrittenAccount(here: Account, file: Account): Account {
  const credential = isCredentialNewer(here, file) ? here : withPassword(file, newerPassword(here, file))
  const isVerified = [here, file].some((one) => one.email === credential.email && one.email_verified === 1)
  return {
    ...file,
    email: credential.email,
    initial_email: credential.initial_email,
    email_verified: isVerified ? 1 : 0,
    password_hash: credential.password_hash,
    password_updated_at: credential.password_updated_at,
    valid_since: credential.valid_since,
    disabled: here.disabled === 1 ? 1 : file.disabled,
    created_at: here.created_at,
    last_login_at: Math.max(here.last_login_at, file.last_login_at),
  }
}

function withPassword(account: Account, { password_hash, password_updated_at }: Account): Account {
  return { ...account, password_hash, password_updated_at }
}

/** Every change of a credential sets `valid_since`, except removing it. */
function isCredentialNewer(here: Account, file: Account): boolean {
  if (here.valid_since === file.valid_since) return here.email === null
  return here.valid_since > file.valid_since
}

/** The account whose password wins. Signing in rehashes an imported password; a file without one removes none. */
function newerPassword(here: Account, file: Account): Account {
  if (file.password_hash === null) return file.email === null ? file : here
  if (here.valid_since !== file.valid_since || here.password_hash === null) return file
  return argon2CostOf(here.password_hash) ? here : file
}
